"""Storage: schema, migrations, queries and the batching writer."""
