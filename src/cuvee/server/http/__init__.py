"""HTTP around the routes: middleware, limits, errors, static files, OpenAPI."""
