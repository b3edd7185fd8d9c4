"""Profiles: results of finished games, ratings, leaderboards."""
