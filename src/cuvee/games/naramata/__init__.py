"""Naramata."""
