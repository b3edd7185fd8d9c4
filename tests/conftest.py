"""What all tests share: the example game, and the same examples from Hypothesis each time."""

from hypothesis import HealthCheck, settings

import barrels

pytest_plugins = ["cuvee.testing.pytest_plugin"]

EXAMPLE = barrels.BARRELS  # on the list of games once it is imported

settings.register_profile(
    "cuvee",
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no reason to fail
)
settings.load_profile("cuvee")
