"""A small client for the table server: for bots that play from afar, and for our own tests."""
