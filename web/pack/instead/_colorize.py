"""Colours for terminals, in place of Python's own, whose themes take long to make: a device has no terminal."""


class _Plain:
    """Texts without colour, whatever they are."""

    def __getattr__(self, name: str) -> str:
        return ""


class _Theme:
    """The only theme there is."""

    traceback = _Plain()


def can_colorize(*, file: object = None) -> bool:
    """Whether colours can be shown."""
    return False


def get_theme(*, tty_file: object = None, force_color: bool = False, force_no_color: bool = False) -> _Theme:
    """How to show something."""
    return _Theme()
