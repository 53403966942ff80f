"""The recipes of ``deploy/`` as tests run them: a service manager, and proxies with a certificate."""

from __future__ import annotations

import os
import re
import shlex
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import Adopted, ServerProcess
from tests.tools.debian import program

from .release import ROOT

DEPLOY = ROOT / "deploy"
#: What the recipes stand for, and what the tests put in its place.
_NAME = "games.example.org"
PROGRAM = "/opt/festina/bin/festina"
#: Makes a descriptor the third one, and becomes the program, whose number the environment must name.
_HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_FDS": "1", "LISTEN_PID": str(os.getpid())}
os.execv(sys.argv[2], sys.argv[2:])
"""
#: Number, user and group of the process that sent a report.
_CREDENTIALS = struct.Struct("3i")
#: A systemctl that asks the test.
_SYSTEMCTL = """#!{python}
import socket, sys
line = socket.socket(socket.AF_UNIX)
line.connect("{calls}")
line.sendall(" ".join(sys.argv[1:]).encode())
while said := line.recv(4096):
    sys.stdout.write(said.decode())
"""
#: Seconds that somebody who plays may be without a connection. Two are the aim, on a quiet machine.
_LONGEST_GAP = 10.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---- the service manager


def directives(unit: str, section: str) -> dict[str, list[str]]:
    """What a unit says in a section, by name."""
    text = (DEPLOY / "systemd" / unit).read_text(encoding="utf-8")
    (part,) = re.findall(rf"^\[{section}\]$(.*?)(?=^\[|\Z)", text, re.MULTILINE | re.DOTALL)
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", part, re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


class ManagedProcess(ServerProcess):
    """A server started by its unit, as systemd does it: it gets its socket, and says when it is ready.

    The socket stays open while the process is stopped.
    """

    def __init__(self, folder: Path, unit: str = "festina.service", **settings: str) -> None:
        super().__init__(folder, **settings)
        self._unit = directives(unit, "Service")
        self._held = _listening(0)
        self.port = int(self._held.getsockname()[1])
        self._reports = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._reports.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self._reports.bind(str(folder / "notify"))
        self.reported: list[str] = []
        #: The main process, as systemd shows it.
        self.number = 0
        #: Seconds that each restart or reload took.
        self.restarts: list[float] = []

    def start(self, port: int | None = None) -> None:
        (command,) = self._unit["ExecStart"]
        arguments = [sys.executable, "-m", "festina", *shlex.split(command.removeprefix(PROGRAM))]
        environment = {**os.environ, **self._environment(), "NOTIFY_SOCKET": str(self.folder / "notify")}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _HAND_OVER, str(self._held.fileno()), *arguments],
                env=environment,
                stdout=log,
                stderr=log,
                text=True,
                pass_fds=(self._held.fileno(),),
                start_new_session=True,
            )
        self.number = self.process.pid
        self.wait_for("READY=1")

    def _environment(self) -> dict[str, str]:
        """The unit's own settings in this test's folder, then the test's."""
        given = dict(line.split("=", 1) for line in self._unit["Environment"])
        here = {name: re.sub("%[SC]", str(self.folder), value) for name, value in given.items()}
        if self._settings.get("bus"):
            here["FESTINA_DATABASE"] = self.database
        else:
            self.database = here["FESTINA_DATABASE"]
        return {**here, **{f"FESTINA_{name.upper()}": value for name, value in self._settings.items()}}

    def wait_for(self, report: str, seconds: float = 60) -> None:
        """Wait until the process has reported something."""
        end = time.monotonic() + seconds
        while report not in self.reported:
            self._reports.settimeout(0.2)
            try:
                self._hear()
            except TimeoutError:
                assert self.process is not None
                assert self.process.poll() is None, self.log()[-2000:]
                assert time.monotonic() < end, self.log()[-2000:]
        self.reported.remove(report)

    def _hear(self) -> None:
        """Take in a report, of the main process alone; it may say that another process is that from now on."""
        data, [(_, _, credentials)], _, _ = self._reports.recvmsg(4096, socket.CMSG_SPACE(_CREDENTIALS.size))
        sender, _, _ = _CREDENTIALS.unpack(credentials)
        if sender != self.number:
            return
        for line in data.decode().splitlines():
            self.reported.append(line)
            if line.startswith("MAINPID="):
                self.number = int(line.removeprefix("MAINPID="))
                self.process = Adopted(self.number)

    def restart(self) -> None:
        """Stop and start, as ``systemctl restart`` does."""
        began = time.monotonic()
        self.stop()
        self.start()
        self.restarts.append(time.monotonic() - began)

    def reload(self) -> bool:
        """Ask for a successor, as ``systemctl reload`` does; whether one serves now."""
        began, before = time.monotonic(), self.process
        assert before is not None
        (command,) = self._unit["ExecReload"]
        subprocess.run(shlex.split(command.replace("$MAINPID", str(before.pid))), check=True)
        self.wait_for("RELOADING=1")
        self.wait_for("READY=1")
        if self.process is before:
            return False
        self.restarts.append(time.monotonic() - began)
        assert before.wait(20) == 0
        return True

    def stop_with_address(self) -> None:
        """Stop the process and its socket: from now on connections are refused."""
        if self.process is not None:
            self.stop()
        self._held.close()

    def start_with_address(self) -> None:
        """Listen again where it did, and start."""
        self._held = _listening(self.port)
        self.start()

    def release(self) -> None:
        """Stop for good."""
        self.stop_with_address()
        self._reports.close()


def check_gap(longest: float, *servers: ManagedProcess) -> str:
    """Check the longest time without a connection against what the restarts took: a busy machine is slow with both."""
    took = [seconds for server in servers for seconds in server.restarts]
    figures = f"restarts in {', '.join(f'{seconds:.2f}' for seconds in took)} s, longest gap {longest:.2f} s"
    assert longest < max(_LONGEST_GAP, 3 * max(took)), figures
    return figures


def _listening(port: int) -> socket.socket:
    """A socket as the unit has it; 0 for any port."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", port))
    held.listen(int(directives("festina.socket", "Socket")["Backlog"][0]))
    return held


@contextmanager
def systemctl(folder: Path, units: Mapping[str, ManagedProcess]) -> Iterator[dict[str, str]]:
    """An environment in which a script finds a systemctl that lists and reloads these processes."""
    file = folder / "systemctl"
    with socket.socket(socket.AF_UNIX) as calls:
        calls.bind(str(folder / "calls"))
        calls.listen()
        file.write_text(_SYSTEMCTL.format(python=sys.executable, calls=folder / "calls"))
        file.chmod(0o755)
        answering = threading.Thread(target=_answer, args=(calls, units))
        answering.start()
        try:
            yield {**os.environ, "SYSTEMCTL": str(file)}
        finally:
            calls.shutdown(socket.SHUT_RDWR)
            answering.join()


def _answer(calls: socket.socket, units: Mapping[str, ManagedProcess]) -> None:
    while True:
        try:
            call, _ = calls.accept()
        except OSError:
            return
        with call:
            command, *words = call.recv(4096).decode().split()
            if command == "reload-or-restart":
                units[words[0]].reload()
            elif command == "show":
                call.sendall(f"{units[words[-1]].number}\n".encode())
            elif command == "list-units":
                call.sendall("".join(f"{unit} loaded active running\n" for unit in units).encode())


# ---- proxies


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that signs itself, and its key."""
    file, key = folder / "fullchain.pem", folder / "privkey.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-addext", names, "-keyout", key, "-out", file], check=True, capture_output=True)
    return file, key


def filled_in(recipe: str, replaced: Mapping[str, str]) -> str:
    """A recipe with the values of a test; each must stand in it."""
    text = (DEPLOY / recipe).read_text(encoding="utf-8")
    for old, new in replaced.items():
        assert old in text, f"{recipe} has no {old!r} any more"
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, ports: tuple[int, int], https: int) -> Iterator[None]:
    """nginx with our recipe in front of two processes."""
    found = program("nginx", "nginx")
    file, key = certificate(folder)
    site = filled_in(
        "nginx/festina.conf",
        {
            "listen 443": f"listen {https}",
            "listen [::]:443": f"listen [::]:{https}",
            "listen 80;": f"listen {(http := free_port())};",
            "listen [::]:80;": f"listen [::]:{http};",
            "127.0.0.1:8765": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8766": f"127.0.0.1:{ports[1]}",
            f"/etc/letsencrypt/live/{_NAME}/fullchain.pem": str(file),
            f"/etc/letsencrypt/live/{_NAME}/privkey.pem": str(key),
            _NAME: "localhost",
        },
    )
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{name}_temp_path {folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}pid {folder / 'nginx.pid'};\nerror_log {folder / 'error.log'};\nworker_processes 1;\ndaemon off;\n"
        f"events {{ worker_connections 1024; }}\n"
        f"http {{ access_log off; {places} include {folder / 'site.conf'}; }}\n"
    )
    command = [found, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with _running(command, folder, https):
        yield


@contextmanager
def caddy(folder: Path, recipe: str, ports: tuple[int, ...], https: int) -> Iterator[None]:
    """Caddy with one of our recipes; it would get its certificate by itself, and gets ours instead."""
    found = program("caddy", "caddy")
    file, key = certificate(folder)
    replaced = {f"127.0.0.1:{8765 + number}": f"127.0.0.1:{port}" for number, port in enumerate(ports)}
    site = filled_in(
        f"caddy/{recipe}", {f"{_NAME} {{": f"https://localhost:{https} {{\n\ttls {file} {key}", **replaced}
    )
    head = f"{{\n\tadmin off\n\thttp_port {free_port()}\n\thttps_port {https}\n\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(head + site)
    command = [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running(command, folder, https):
        yield


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A program until the end of the block, from when it listens."""
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, start_new_session=True, env={**os.environ, "HOME": str(folder)}
        )
    try:
        end = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=5).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                assert time.monotonic() < end, (folder / "proxy.log").read_text()
                time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
