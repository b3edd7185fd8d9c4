"""What the server keeps, in SQLite or PostgreSQL: one schema, one writer, many readers."""
