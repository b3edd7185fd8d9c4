"""A bot that knows nothing of Cuvée: it reads JSON lines and writes JSON lines.

    cuvee simulate viticulture --bots "stdin:python3 examples/line_bot.py,random"

The same few lines can be written in any language. docs/bots.md says what the lines hold.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable
from typing import Any, TextIO


def choose(question: dict[str, Any]) -> int:
    """The offer that sounds best: one that scores if there is one, else any."""
    offers = question["offers"]
    good = [offer for offer in offers if "score" in offer["text"]] or offers
    chance = random.Random(question["random"])  # noqa: S311 - the same game goes the same way
    return int(chance.choice(good)["code"])


def answer(lines: Iterable[str], out: TextIO) -> None:
    """Answer every question until the input ends."""
    for line in lines:
        message = json.loads(line)
        if message["type"] == "choose":
            print(json.dumps({"code": choose(message)}), file=out, flush=True)


if __name__ == "__main__":  # pragma: no cover - the tests call answer, and start this as a program
    answer(sys.stdin, sys.stdout)
