"""Viticulture Essential Edition."""
