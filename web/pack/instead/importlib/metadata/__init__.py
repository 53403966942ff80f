"""What is installed, in place of Python's own: on a device nothing but what came with the pack."""


class EntryPoint:
    """What another package registers."""


def entry_points(*, group: str) -> tuple[EntryPoint, ...]:
    """What is registered."""
    return ()
