"""Guests, registered people, sessions, and who sends a request."""
