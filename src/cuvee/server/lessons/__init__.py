"""Lessons at tables of their own."""
