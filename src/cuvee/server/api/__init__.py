"""The HTTP and WebSocket face of the server; see /schema for all of it."""
