"""Prints the time and the thread switches of calls of a Python client, one at a time: python_calls.py CLIENT BASE_URL TOTAL [DIRECTORY]

The clients are `main` (danxi.Session on the main thread), `thread` (on another one), `asyncio` (danxi.AsyncSession), `httpx` and `aiohttp`.
The directory has the client's package.
"""

import asyncio
import json
import resource
import sys
import threading
import time
from collections.abc import Callable

import documents

client, base_url, count, *directory = sys.argv[1:]
sys.path[1:1] = directory
TOTAL = int(count)
WARM_UP = 50
ACCOUNT = "someone@example.com", "password"
HEADERS = {"Authorization": f"Bearer {documents.token('access')}"}


def switches() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw


def measure(call: Callable[[], object]) -> None:
    for _ in range(WARM_UP):
        call()
    before, start = switches(), time.perf_counter()
    for _ in range(TOTAL):
        call()
    print(json.dumps({"seconds": time.perf_counter() - start, "switches": switches() - before}))


async def measure_async(call: Callable[[], object]) -> None:
    for _ in range(WARM_UP):
        await call()
    before, start = switches(), time.perf_counter()
    for _ in range(TOTAL):
        await call()
    print(json.dumps({"seconds": time.perf_counter() - start, "switches": switches() - before}))


def use_danxi() -> None:
    import danxi

    with danxi.Session(forum={"base_url": base_url}, auth={"base_url": base_url}) as session:
        session.account.login(*ACCOUNT)
        measure(lambda: session.forum.get_floor(1))


async def use_danxi_async() -> None:
    import danxi

    async with danxi.AsyncSession(forum={"base_url": base_url}, auth={"base_url": base_url}) as session:
        await session.account.login(*ACCOUNT)
        await measure_async(lambda: session.forum.get_floor(1))


def use_httpx() -> None:
    import httpx

    with httpx.Client(headers=HEADERS) as session:
        measure(lambda: session.get(f"{base_url}/floors/1").json())


async def use_aiohttp() -> None:
    import aiohttp

    async with aiohttp.ClientSession(headers=HEADERS) as session:

        async def call() -> object:
            async with session.get(f"{base_url}/floors/1") as response:
                return await response.json(content_type=None)

        await measure_async(call)


if client == "main":
    use_danxi()
elif client == "thread":
    thread = threading.Thread(target=use_danxi)
    thread.start()
    thread.join()
elif client == "asyncio":
    asyncio.run(use_danxi_async())
elif client == "httpx":
    use_httpx()
else:
    asyncio.run(use_aiohttp())
