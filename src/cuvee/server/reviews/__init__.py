"""Reviews of finished games: worked out in the background when somebody asks, and kept."""
