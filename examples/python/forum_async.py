"""Reads the newest threads of all divisions at once, with asyncio.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 forum_async.py

DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used.
"""

from __future__ import annotations

import asyncio
import json
import os
import time

import danxi


async def read_division(session: danxi.AsyncSession, division: danxi.Division) -> list[str]:
    """Returns the name of a division, and a line for each of its newest holes."""
    holes = await session.forum.list_holes_in_division(division.id, size=3)
    lines = await asyncio.gather(*(describe(session, hole) for hole in holes))
    return [division.name, *lines]


async def describe(session: danxi.AsyncSession, hole: danxi.Hole) -> str:
    floors = await session.forum.list_floors_in_hole(hole.id, size=10)
    people = {floor.anonyname for floor in floors}
    return f"  #{hole.id}  {len(floors)} floors by {len(people)} people"


async def main() -> None:
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    async with danxi.AsyncSession(config) as session:
        await session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])

        started = time.monotonic()
        divisions = await session.forum.get_divisions()
        found = await asyncio.gather(*(read_division(session, division) for division in divisions))
        elapsed = time.monotonic() - started

        for lines in found:
            print("\n".join(lines))
        calls = 1 + sum(len(lines) for lines in found)
        print(f"{calls} calls took {elapsed:.2f} s.")

        await session.account.logout()


if __name__ == "__main__":
    asyncio.run(main())
