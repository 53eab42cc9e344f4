"""Reads the newest threads of all divisions at once, with asyncio.

    DANXI_EMAIL=you@m.fudan.edu.cn DANXI_PASSWORD=... python3 forum_async.py

DANXI_CONFIG may hold a configuration as JSON, such as the stand-in's.
"""

import asyncio
import json
import os
import time

import danxi


async def read_division(session, division):
    """The division's newest holes, each with its first floors."""
    holes = await session.forum.list_holes_in_division(division.id, size=3)
    threads = await asyncio.gather(*(session.forum.list_floors_in_hole(hole.id, size=10) for hole in holes))
    return division, list(zip(holes, threads))


async def main():
    config = json.loads(os.environ.get("DANXI_CONFIG", "{}"))
    async with danxi.AsyncSession(config) as session:
        await session.account.login(os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"])

        started = time.monotonic()
        divisions = await session.forum.get_divisions()
        found = await asyncio.gather(*(read_division(session, division) for division in divisions))
        elapsed = time.monotonic() - started

        for division, threads in found:
            print(division.name)
            for hole, floors in threads:
                writers = {floor.anonyname for floor in floors}
                print(f"  #{hole.id}  {len(floors)} floors by {len(writers)} people")
        calls = 1 + len(divisions) + sum(len(threads) for _, threads in found)
        print(f"{calls} calls took {elapsed:.2f} s.")

        await session.account.logout()


if __name__ == "__main__":
    asyncio.run(main())
