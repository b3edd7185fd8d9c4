"""Finished and running games as they were played; records in and out."""
