"""The guard at the door: who may ask, how often, and what every answer carries."""
