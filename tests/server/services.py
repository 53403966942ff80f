"""PostgreSQL and Redis for the tests: the programs of Debian's packages, on loopback, in a folder of their own.

The distribution's own services are not used and not touched: other ports, other data, started and stopped here.
"""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psycopg
import redis

from tests.tools.debian import nothing_started

_PACKAGES = ["postgresql", "redis-server"]
_INSTALL = ["apt-get", "install", "-y", "--no-install-recommends", *_PACKAGES]
#: Somebody else may be installing something.
_WAIT = ["-o", "DPkg::Lock::Timeout=120"]
#: Small, but nothing that makes a commit less than a commit: fsync and synchronous_commit stay on.
_POSTGRES = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
}
_PATIENCE = 60.0


class NoServices(Exception):
    """They cannot be started here; the message says what to do."""


class Program:
    """A service, which tests may restart."""

    def __init__(
        self, command: list[str], user: str | None, folder: Path, ready: Callable[[], None], not_yet: type[Exception]
    ) -> None:
        self._command, self._user, self._folder = command, user, folder
        self._ready, self._not_yet = ready, not_yet
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers (NoServices)."""
        self._process, log = _start(self._command, self._user, self._folder)
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                self._ready()
                return
            except self._not_yet as problem:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise NoServices(f"{log.stem} did not start: {problem}\n{log.read_text()[-2000:]}") from problem
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop it at once; what was committed stays."""
        if self._process is None:
            return
        # To PostgreSQL: without waiting for clients to leave; then at once, with all the processes that it has started.
        for wish in (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL):
            self._process.send_signal(wish)
            try:
                self._process.wait(_PATIENCE / 2)
                break
            except subprocess.TimeoutExpired:
                continue
        self._process = None


@dataclass(frozen=True)
class Services:
    """Both, and where they are reached."""

    postgres: Program
    redis: Program
    address: str
    bus: str

    def new_database(self) -> str:
        """An empty database's address, as ``FESTINA_DATABASE`` takes it."""
        name = f"festina_{secrets.token_hex(4)}"
        with psycopg.connect(f"{self.address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{self.address}/{name}".replace("postgresql://", "postgresql+psycopg://")


@contextmanager
def services() -> Iterator[Services]:
    """PostgreSQL and Redis for a while (NoServices)."""
    initdb, postgres, redis_server = _programs()
    with _folder() as folder:
        database, address = _postgres(initdb, postgres, folder)
        messages, bus = _redis(redis_server, folder)
        try:
            database.start()
            messages.start()
            yield Services(database, messages, address, bus)
        finally:
            messages.stop()
            database.stop()


# ---- the programs


def _programs() -> tuple[Path, Path, Path]:
    """initdb, postgres and redis-server; Debian's packages are installed if they are missing."""
    if not _missing():
        return _found("initdb"), _found("postgres"), _found("redis-server")
    wanted = f"{' and '.join(_missing())} not found. Install them with:  sudo {' '.join(_INSTALL)}"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoServices(wanted)
    _install()
    if _missing():
        raise NoServices(wanted)
    return _programs()


def _missing() -> list[str]:
    return [name for name in ("initdb", "postgres", "redis-server") if _find(name) is None]


def _found(name: str) -> Path:
    found = _find(name)
    assert found is not None, name
    return found


def _find(name: str) -> Path | None:
    """In the path, or where Debian keeps PostgreSQL's own programs: beside the path, one folder a version."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    places = [*(str(folder) for folder in reversed(versions)), os.environ.get("PATH", os.defpath), "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(places))
    return Path(found) if found else None


def _install() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    with nothing_started():
        done = run(*_INSTALL, *_WAIT)
        if done.returncode != 0:
            run("apt-get", "update")
            done = run(*_INSTALL, *_WAIT)
    if done.returncode != 0:
        raise NoServices(f"`{' '.join(_INSTALL)}` failed:\n{done.stdout[-1000:]}{done.stderr[-2000:]}")


# ---- running them


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="festina-services-"))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _somebody() -> str | None:
    """Whom PostgreSQL runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    with suppress(KeyError):
        return pwd.getpwnam("postgres").pw_name
    return "nobody"


def _postgres(initdb: Path, postgres: Path, folder: Path) -> tuple[Program, str]:
    data, password_file, password = folder / "postgres", folder / "password", secrets.token_hex(16)
    password_file.write_text(password)
    user = _somebody()
    if user is not None:
        data.mkdir(0o700)
        for path in (data, password_file):
            shutil.chown(path, user)
    make = [str(initdb), "-D", str(data), "-U", "festina", "-A", "scram-sha-256", f"--pwfile={password_file}"]
    made, log = _start([*make, "--no-locale", "--encoding=UTF8", "--no-sync"], user, folder)
    if made.wait() != 0:
        raise NoServices(f"initdb failed:\n{log.read_text()[-2000:]}")
    port = _free_port()
    settings = [part for name, value in {**_POSTGRES, "port": str(port)}.items() for part in ("-c", f"{name}={value}")]
    address = f"postgresql://festina:{password}@127.0.0.1:{port}"

    def ready() -> None:
        psycopg.connect(f"{address}/postgres", connect_timeout=5).close()

    command = [str(postgres), "-D", str(data), *settings]
    return Program(command, user, folder, ready, psycopg.OperationalError), address


def _redis(program: Path, folder: Path) -> tuple[Program, str]:
    password, port = secrets.token_hex(16), _free_port()
    configuration = folder / "redis.conf"
    configuration.write_text(
        f"bind 127.0.0.1\nport {port}\nrequirepass {password}\nsave ''\nappendonly no\ndir {folder}\ndaemonize no\n"
    )
    configuration.chmod(0o600)
    address = f"redis://:{password}@127.0.0.1:{port}/0"

    def ready() -> None:
        with redis.from_url(address) as client:
            client.ping()

    return Program([str(program), str(configuration)], None, folder, ready, redis.ConnectionError), address


def _start(command: list[str], user: str | None, folder: Path) -> tuple[subprocess.Popen[bytes], Path]:
    """A program as somebody, with none of root's groups, and what it says."""
    log = folder / f"{Path(command[0]).name}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            user=user,
            group=pwd.getpwnam(user).pw_gid if user else None,
            extra_groups=[] if user else None,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    return process, log


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
