"""``festina export``: the page as plain files, for any host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from .extras import needs_extra
from .trouble import Trouble
from .words import figure, t, use_language


def export(
    folder: Annotated[str, typer.Argument(help=t("server-help-export-folder"), metavar="DIR")],
    server: Annotated[str | None, typer.Option(help=t("server-help-export-server"), metavar="URL")] = None,
    language: Annotated[
        str | None, typer.Option("--language", envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))
    ] = None,
) -> None:
    """Write the site, or say why not."""
    use_language(language)
    if server is not None:
        _check_address(server)
    with needs_extra("server"):
        from ..server.site import write_site

        written = write_site(Path(folder), server)
    megabytes = figure(written.size / 1_000_000, 1)
    print(t("server-exported", folder=folder, files=written.files, size=megabytes, removed=written.removed))


def _check_address(server: str) -> None:
    """Whether a server's address can be a link (Trouble)."""
    try:
        parts = urlsplit(server)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        fine = False
    if not fine:
        raise Trouble(t("server-export-bad-server", server=server))
