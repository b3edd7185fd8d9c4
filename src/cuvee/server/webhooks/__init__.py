"""Webhooks: telling somebody's other programs that it is their turn."""
