"""The game at a table: its session, history, commands, clock, bots and socket."""
