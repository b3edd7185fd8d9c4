"""Who somebody is: guests, registered people, sessions, secrets."""
