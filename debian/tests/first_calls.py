"""The first calls to a server that cannot multiplex do not wait for each other's responses, whatever the version of libcurl."""

import asyncio

import danxi
from danxi.testing import Campus

COUNT = 10


async def main(campus: Campus) -> None:
    async with danxi.AsyncSession(campus.config) as session:
        await session.account.login(campus.student.email, campus.student.password)
        with campus.holding("forum") as held:
            calls = [asyncio.create_task(session.forum.get_profile()) for _ in range(COUNT)]
            await asyncio.to_thread(held.wait_for_hits, COUNT)
        await asyncio.gather(*calls)


with Campus() as started:
    asyncio.run(main(started))
