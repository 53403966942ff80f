"""The recipes for proxies, run with the proxies of Debian and a certificate of our own."""

from __future__ import annotations

import re
import secrets
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from festina.server.serve import outward_address
from tests.server.account import Account, check_finished
from tests.server.chaos import opened, until
from tests.server.client import Person, ServerProcess
from tests.server.services import Services, services
from tests.server.survivor import Survivor, play_all

from .deploying import DEPLOY, ManagedProcess, caddy, check_gap, free_port, nginx, systemctl
from .players import Players, game_of_two

pytestmark = pytest.mark.xdist_group("deploy")


@dataclass(frozen=True)
class Site:
    """A proxy with the processes behind it."""

    url: str
    servers: list[ManagedProcess]
    database: str

    def sockets(self) -> list[int]:
        """The open sockets of each process."""
        return [int(_figures(server)["festina_sockets"]) for server in self.servers]


def _figures(server: ServerProcess) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


@pytest.fixture(scope="module")
def real_services() -> Iterator[Services]:
    with services() as running:
        yield running


@pytest.fixture(scope="module")
def trusted() -> Iterator[pytest.MonkeyPatch]:
    """Lets clients of this process trust the certificates of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@contextmanager
def _processes(folder: Path, count: int, unit: str, **settings: str) -> Iterator[list[ManagedProcess]]:
    with ExitStack() as stack:
        started = []
        for number in range(count):
            own = folder / f"process-{number}"
            own.mkdir()
            server = ManagedProcess(own, unit, **settings)
            stack.callback(server.release)
            server.start()
            started.append(server)
        yield started


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def pair(
    request: pytest.FixtureRequest,
    real_services: Services,
    tmp_path_factory: pytest.TempPathFactory,
    trusted: pytest.MonkeyPatch,
) -> Iterator[Site]:
    """Two processes on PostgreSQL and Redis behind each of the proxies."""
    folder, https = tmp_path_factory.mktemp(request.param), free_port()
    database = real_services.new_database()
    settings = {"database": database, "bus": real_services.bus, "sockets_per_address": "3"}
    with _processes(folder, 2, "festina@.service", **settings) as servers:
        ports = (servers[0].port, servers[1].port)
        proxy = (
            nginx(folder, ports, https)
            if request.param == "nginx"
            else caddy(folder, "Caddyfile.several", ports, https)
        )
        with proxy:
            trusted.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
            yield Site(f"https://localhost:{https}", servers, database)


@pytest.fixture(scope="module")
def single(tmp_path_factory: pytest.TempPathFactory, trusted: pytest.MonkeyPatch) -> Iterator[Site]:
    """One process on SQLite behind Caddy."""
    folder, https = tmp_path_factory.mktemp("single"), free_port()
    with _processes(folder, 1, "festina.service") as servers, caddy(folder, "Caddyfile", (servers[0].port,), https):
        trusted.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
        yield Site(f"https://localhost:{https}", servers, servers[0].database)


def _played(site: Site) -> None:
    """Play a game over wss to its end: everything acknowledged is stored."""
    table, people = game_of_two(site.url)
    account = Account(table, "hare(players=2)")
    play_all([Survivor(person, account, Random(number)) for number, person in enumerate(people)])
    with opened(site.database) as engine:
        check_finished(account, engine, people[0])
    for person in people:
        person.http.close()


def _shown(url: str) -> None:
    """The page comes over https, its cookie is bound to it, and operators' addresses stay inside."""
    with Person(url).http as http:
        page = http.get("/")
        assert page.status_code == 200
        assert "<html" in page.text
        assert int(re.findall(r"max-age=(\d+)", page.headers["strict-transport-security"])[0]) >= 86400 * 30
        made = http.patch("/api/me", json={"name": "Ann"})
        (cookie,) = made.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-festina_device=")
        assert {"secure", "httponly", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}
        assert [http.get(path).status_code for path in ("/metrics", "/readyz")] == [404, 404]
        assert http.get("/healthz").status_code == 200


def test_a_page_and_a_game_over_tls_with_one_process(single: Site) -> None:
    _shown(single.url)
    _played(single)


def test_a_page_and_a_game_over_tls_with_two_processes(pair: Site) -> None:
    _shown(pair.url)
    _played(pair)


def test_a_proxy_that_is_not_listed_is_not_believed(tmp_path: Path, trusted: pytest.MonkeyPatch) -> None:
    """It says https, and the server does not act on it."""
    https = free_port()
    with (
        _processes(tmp_path, 1, "festina.service", proxies="203.0.113.0/24") as servers,
        caddy(tmp_path, "Caddyfile", (servers[0].port,), https),
    ):
        trusted.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
        with Person(f"https://localhost:{https}").http as http:
            assert "strict-transport-security" not in http.get("/").headers
            (cookie,) = http.patch("/api/me", json={"name": "Ann"}).headers.get_list("set-cookie")
    assert cookie.startswith("festina_device=")
    assert "secure" not in cookie.lower()


def test_everybody_at_a_table_is_in_one_process(pair: Site) -> None:
    """And several tables are spread."""
    used: Counter[int] = Counter()
    for _ in range(30):  # each is a toss of a coin; three are enough as a rule
        table, people = game_of_two(pair.url)
        talks = [person.socket(table) for person in (*people, people[0])]
        until(lambda: sum(pair.sockets()) == 3)
        assert sorted(pair.sockets()) == [0, 3]
        used[pair.sockets().index(3)] += 1
        for talk in talks:
            talk.close()
        for person in people:
            person.http.close()
        until(lambda: sum(pair.sockets()) == 0)
        if len(used) == 2:
            break
    assert len(used) == 2, f"all tables are in one process: {used}"


def test_a_process_that_is_down_is_passed_over(pair: Site) -> None:
    """It is down with its address, as it is when its socket is stopped too, or its machine is gone."""
    table, people = game_of_two(pair.url)
    talk = people[0].socket(table)
    until(lambda: sum(pair.sockets()) == 1)
    holder = pair.sockets().index(1)
    pair.servers[holder].stop_with_address()
    try:
        assert talk.is_closed()
        again = people[0].socket(table, talk.version)
        assert again.sync["version"] >= talk.version
        for _ in range(4):
            assert people[0].http.get("/api/tables").status_code == 200
        again.close()
    finally:
        pair.servers[holder].start_with_address()
    for person in people:
        person.http.close()


def test_rolling_restart(pair: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The script replaces one process after the other; nobody who plays is without a connection for long."""
    players = Players(pair.url, tables=3)
    units = {f"festina@{server.port}.service": server for server in pair.servers}
    with systemctl(tmp_path, units) as environment:
        done = subprocess.run(
            [DEPLOY / "rolling-restart.sh"], env=environment, capture_output=True, text=True, check=False, timeout=120
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [*(f"replacing {unit}" for unit in units), "done"]
    players.wait_until_back(1)
    figures = check_gap(players.finish(pair.database), *pair.servers)
    with capsys.disabled():
        print(f"\ntwo processes, one after the other: {figures}")


def test_limits_count_by_the_address_of_the_visitor(pair: Site) -> None:
    """Three sockets are enough for one address, whatever it claims to be; somebody elsewhere is not counted with it."""
    outside = outward_address()
    if outside is None:
        pytest.skip("this machine has one address only")
    table, people = game_of_two(pair.url)
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(_opened(pair.url, table, outside))
        with pytest.raises(InvalidStatus):
            _opened(pair.url, table, outside)
        stack.enter_context(_opened(pair.url, table, "127.0.0.1"))
    for person in people:
        person.http.close()


def _opened(url: str, table: str, source: str) -> ClientConnection:
    """A spectator's socket from one of this machine's addresses, who claims to have another."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    claim = {"Origin": url, "X-Forwarded-For": f"203.0.113.{secrets.randbelow(250)}"}
    return connect(address, additional_headers=claim, source_address=(source, 0), open_timeout=20)
