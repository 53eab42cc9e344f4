"""A bot for a group chat, which answers many people at the same time.

    DANXI_CAMPUS_NUMBER=... DANXI_CAMPUS_PASSWORD=... python3 group_bot.py

It reads messages such as {"from": "Lin", "text": "/bus 邯郸 张江"} from standard input, one in each line, and writes answers such
as {"to": "Lin", "text": "…"}. A bridge to the chat, such as an OneBot server, connects the two. DANXI_CONFIG may contain the
session's configuration (JSON). Without it, the real servers are used.
"""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable

import danxi


async def bus(session: danxi.AsyncSession, start: str, end: str) -> str:
    departures = await session.bus.next(start, end)
    times = "  ".join(f"{each.time:%H:%M}" for each in departures.next[:4])
    return f"{start} → {end}: {times or 'no more today'}"


async def food(session: danxi.AsyncSession) -> str:
    queuing = await session.canteen.get_canteen_queuing()
    rooms = [each for canteen in queuing.canteens for each in canteen.dining_rooms]
    free = sorted((r.current / r.capacity, r.name) for r in rooms if r.current is not None and r.capacity)
    return "\n".join(f"{name}: {share:.0%}" for share, name in free[:5]) or "The canteens are closed."


Command = Callable[..., Awaitable[str]]
COMMANDS: dict[str, tuple[Command, int]] = {"/bus": (bus, 2), "/food": (food, 0)}  # with the number of arguments
USAGE = "/bus 邯郸 张江: the next buses\n/food: the emptiest canteens"


async def answer(session: danxi.AsyncSession, line: str) -> None:
    message = json.loads(line)
    command, *arguments = message["text"].split() or [""]
    function, count = COMMANDS.get(command, (None, 0))
    try:
        text = await function(session, *arguments) if function and len(arguments) == count else USAGE
    except danxi.Error as error:
        text = "Please try again later." if error.retryable else str(error)
    print(json.dumps({"to": message["from"], "text": text}, ensure_ascii=False), flush=True)


async def main() -> None:
    async with danxi.AsyncSession(json.loads(os.environ.get("DANXI_CONFIG", "{}"))) as session:
        number, password = os.environ["DANXI_CAMPUS_NUMBER"], os.environ["DANXI_CAMPUS_PASSWORD"]
        await session.campus.login(number, password, "undergraduate")
        answers = []
        while line := await asyncio.to_thread(sys.stdin.readline):
            answers.append(asyncio.create_task(answer(session, line)))
        await asyncio.gather(*answers)


if __name__ == "__main__":
    asyncio.run(main())
