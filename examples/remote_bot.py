"""A remote bot: it gets what the server sends, and answers with the code of an action.

    cuvee serve &
    python examples/remote_bot.py http://127.0.0.1:8000 TABLE

joins the table and plays its seat to the end. `choose` is all there is to write.
"""

from __future__ import annotations

import asyncio
import sys

from cuvee.client import Client, Position


def choose(position: Position) -> int:
    """Prefer the last of the legal actions; in this family of games that is seldom to pass."""
    return position.legal[-1].code


async def play_at(url: str, table: str, name: str = "Remote bot") -> Position:
    """Join a table as a guest, and play until the game is over."""
    async with Client(url) as client:
        await client.guest(name)
        joined = await client.join(table)
        async with client.connect(table, joined.seat) as connection:
            return await connection.play(choose)


if __name__ == "__main__":  # pragma: no cover - the tests call play_at
    final = asyncio.run(play_at(sys.argv[1], sys.argv[2]))
    print(final.result)
