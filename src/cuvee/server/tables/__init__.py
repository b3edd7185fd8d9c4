"""Tables without their games: lobby, seating, lists, permissions, campaigns."""
