"""Whose turn it is: live notices and webhooks."""
