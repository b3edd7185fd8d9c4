"""A bot that plays from afar: it gets what the server sends, and answers with a number.

    cuvee serve &
    python examples/remote_bot.py http://127.0.0.1:8000 TABLE

joins the table and plays its seat to the end. `choose` is all there is to write.
"""

from __future__ import annotations

import asyncio
import sys

from cuvee.client import Client, Position


def choose(position: Position) -> int:
    """Prefer whatever is offered last; in this family of games that is seldom to pass."""
    return position.offers[-1].code


async def play_at(url: str, table: str, name: str = "Far away") -> Position:
    """Sit down at a table as a guest, and play until the game is over."""
    async with Client(url) as client:
        await client.guest(name)
        number = await client.join(table)
        async with client.sit(table, number) as seat:
            return await seat.play(choose)


if __name__ == "__main__":  # pragma: no cover - the tests call play_at
    final = asyncio.run(play_at(sys.argv[1], sys.argv[2]))
    print(final.result)
