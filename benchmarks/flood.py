"""Readers without a pause: `python -m benchmarks.flood PORT SECONDS TABLE...`.

Prints how often each status was answered, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from typing import Final

import httpx

READERS: Final = 400  # at a time, beyond what the server takes
TIMEOUT: Final = 600.0  # seconds


async def flood(port: int, seconds: float, tables: list[str]) -> Counter[int]:
    """Read positions as fast as many readers can; how often each status was answered."""
    statuses: Counter[int] = Counter()
    end = time.monotonic() + seconds
    limits = httpx.Limits(max_connections=READERS)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=TIMEOUT, limits=limits) as http:

        async def read(number: int) -> None:
            headers = {"X-Forwarded-For": f"10.251.{number >> 8}.{number & 255}"}
            path = f"/api/tables/{tables[number % len(tables)]}/position"
            while time.monotonic() < end:
                said = await http.get(path, headers=headers)
                statuses[said.status_code] += 1

        await asyncio.gather(*(read(number) for number in range(READERS)))
    return statuses


if __name__ == "__main__":
    found = asyncio.run(flood(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
    print(json.dumps(found))
