"""Players of Hare & Tortoise."""
