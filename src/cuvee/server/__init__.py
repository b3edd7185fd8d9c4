"""The table server: games with friends, online, kept for good. See docs/server.md."""
