"""Daily challenges: one deal a day for each game, one attempt for each person, verified scores."""
