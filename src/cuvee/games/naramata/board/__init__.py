"""The bench: its wineries and their spaces, the roads between them, the locks on them."""
