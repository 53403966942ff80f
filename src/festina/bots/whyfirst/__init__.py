"""Players of Why First?."""
