"""Friends: asking, presence, invitations."""
