"""``python -m festina`` is the same as ``festina``."""

from .cli.main import main

if __name__ == "__main__":
    main()
