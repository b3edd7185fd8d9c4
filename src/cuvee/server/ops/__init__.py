"""For whoever runs the server: preflight, shutdown, metrics, logs, backup."""
