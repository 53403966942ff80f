"""Training: games to learn from, a learner, generations that must beat the ones before."""
