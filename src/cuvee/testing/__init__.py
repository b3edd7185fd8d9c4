"""The proof kit: what every game promises, tried out. For whoever adds a game or a card.

`strategies` needs hypothesis and `pytest_plugin` needs pytest; neither is imported here.
"""

from cuvee.testing.codes import check_codes, code_table
from cuvee.testing.conformance import ConformanceError, check
from cuvee.testing.difference import Difference, differences
from cuvee.testing.golden import Goldens, golden_name, playthrough, variants
from cuvee.testing.perft import divide, perft

__all__ = [
    "ConformanceError", "Difference", "Goldens",
    "check", "check_codes", "code_table", "differences", "divide", "golden_name", "perft",
    "playthrough", "variants",
]  # fmt: skip
