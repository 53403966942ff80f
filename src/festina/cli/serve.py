"""``festina serve``: the game in the browser, for this machine or the network around it."""

from __future__ import annotations

import gc
import sys
from typing import Annotated

import typer

from .extras import needs_extra
from .words import t, use_language


def serve(
    host: Annotated[str | None, typer.Option(help=t("server-help-host"), metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option(help=t("server-help-port"), metavar="NUMBER")] = None,
    database: Annotated[str | None, typer.Option(help=t("server-help-database"), metavar="URL")] = None,
    bus: Annotated[str | None, typer.Option(help=t("server-help-bus"), metavar="URL")] = None,
    config: Annotated[str | None, typer.Option(help=t("server-help-config"), metavar="FILE")] = None,
    browser: Annotated[bool, typer.Option("--open", help=t("server-help-open"))] = False,
    language: Annotated[
        str | None, typer.Option("--language", envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))
    ] = None,
) -> None:
    """Serve until Ctrl-C."""
    use_language(language)
    with needs_extra("server"):
        _serve(host, port, database, bus, config, browser)


def _serve(
    host: str | None, port: int | None, database: str | None, bus: str | None, config: str | None, browser: bool
) -> None:
    gc.disable()  # the server looks for garbage itself; nothing of what is loaded now is any
    from ..server.serve import addresses, open_browser
    from ..server.serve import serve as run
    from ..server.settings import read_settings

    settings = read_settings(config, host=host, port=port, database=database, bus=bus)

    def ready(bound: int) -> None:
        found = addresses(settings.host, bound)
        print(t("server-ready", address=found[0]), flush=True)
        if len(found) > 1:
            print(t("server-ready-phones"), flush=True)
            _show_qr(found[0])
        print(t("server-ready-stop"), flush=True)
        if browser:
            open_browser(found[-1])

    if not run(settings, ready):
        print(t("server-stopped"))


def _show_qr(address: str) -> None:
    import segno

    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True, border=2)
    sys.stdout.flush()
