"""The suite `people`: eight processes serve 2,000 people with pools of sessions and one redis-server, while tokens expire and processes die.

    python3 Tests/Check/run.py people --minutes 10

What must hold: no call returns a value of another person, the tokens are refreshed once for each expiry, a reply that is told as done was written
once, no call fails, the slowest hundredth of the calls is not much slower than the others, and the memory stays the same. The figures say how many
calls the machine makes, and how long they take.
"""

import argparse
import contextlib
import json
import random
import shutil
import statistics
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from threading import Thread

import support
from redis_server import RedisServer
from support import HERE, Outcome

PROCESSES, PEOPLE, HOT, THREADS = 8, 2_000, 40, 4  # HOT people get a third of the calls
HOLES = 40
PASSWORD = "correct horse"
WINDOW = 10  # seconds of a round: all processes make calls, and some tokens expire
CAPACITY_ROUNDS = 3  # rounds with as many calls as possible. The others have half as many.
EXPIRIES = 20  # accounts whose tokens expire in a round
KILL_EVERY = 6  # rounds after which a process is killed and started again
SLOWEST = (
    20  # how many times longer than the median the slowest hundredth of the calls may take; 8 times in the first run
)
GROWTH = 1.05  # how much the memory of a process may grow from a third of the run to its end
LIMIT = 120  # seconds for an answer of a process


class Worker:
    """A process of people_worker.py."""

    def __init__(self, order: dict):
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "people_worker.py"), json.dumps(order)],
            env=support.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.problems: list[str] = []
        self.replies: dict[str, str] = {}  # what the process has said of each reply: started or done

    def command(self, text: str) -> dict | None:
        """Sends a command, and returns the answer, or None if the process has ended."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(f"{text}\n")
            self._process.stdin.flush()
        for line in self._process.stdout:
            word, _, rest = line.rstrip("\n").partition(" ")
            if word == "reply":
                name, state = rest.split()
                self.replies[name] = state
            elif word == "problem":
                self.problems.append(rest)
            else:
                return json.loads(line)
        return None

    def kill(self):
        self._process.kill()

    def end(self) -> int:
        """Closes the input of the process, waits for its end, and returns its exit status."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            return self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
        finally:
            self._process.stdout.close()


class Refreshes:
    """How often the tokens of each account were refreshed and have expired, by the log of the stand-in."""

    def __init__(self, standin):
        self._standin = standin
        self._seen = 0.0
        self.requests: dict[int, list[dict]] = {}
        self.expiries: Counter[int] = Counter()

    def read(self):
        for request in self._standin.requests(self._seen):
            self._seen = request["started"]
            if request["path"] == "/api/refresh":
                self.requests.setdefault(account_of(request), []).append(request)

    def problems(self, kills: list[float]) -> list[str]:
        """An account may have one more refresh for each process that was killed while it refreshed."""
        found = []
        for account, requests in self.requests.items():
            interrupted = sum(any(is_near(request, moment) for request in requests) for moment in kills)
            if len(requests) > self.expiries[account] + interrupted:
                found.append(
                    f"the tokens of account {account} were refreshed {len(requests)} times after "
                    f"{self.expiries[account]} expiries"
                )
        return found


def account_of(request: dict) -> int:
    from danxi_standin.world.tokens import unverified_claims

    return unverified_claims(request["headers"]["authorization"].removeprefix("Bearer "))["id"]


def is_near(request: dict, kill: float) -> bool:
    """Whether a refresh was under way, or its tokens were being written, when a process was killed."""
    return request["started"] <= kill and (request["ended"] is None or kill < request["ended"] + 1)


def register(standin) -> dict[str, int]:
    """Registers the people. Returns the account of each e-mail address."""
    people = [{"email": f"person{number}@fudan.edu.cn", "password": PASSWORD} for number in range(PEOPLE)]
    admin = standin.moderator
    tokens = ask(standin, "/api/login", {"email": admin.email, "password": admin.password})
    ask(standin, "/api/debug/register/_batch", {"data": people}, tokens["access"])
    first = len(standin.ready["accounts"]) + 1
    return {person["email"]: first + number for number, person in enumerate(people)}


def ask(standin, path: str, body: dict, token: str = "") -> dict:
    headers = {"Host": "auth.fduhole.com", "Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(
        f"http://127.0.0.1:{standin.port}{path}", data=json.dumps(body).encode(), headers=headers
    )
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=60) as response:
        return json.load(response)


def write_holes(standin):
    """Lets an administrator write the holes that the people use."""
    import danxi

    with danxi.Session(standin.ready["config"]) as session:
        session.account.login(standin.moderator.email, standin.moderator.password)
        division = session.forum.create_division("people", "")
        for number in range(HOLES):
            session.forum.create_hole(f"hole {number + 1}", division.id, ["people"])


class Run:
    """A run of the suite: its processes, and what they have measured."""

    def __init__(self, standin, store: str):
        self._standin = standin
        self._people = register(standin)
        write_holes(standin)
        self._order = {
            "config": {**standin.ready["config"], "store": {"url": store, "key": "0123456789abcdef" * 4}},
            "people": self._people,
            "password": PASSWORD,
            "hot": HOT,
            "holes": HOLES,
            "max_open": PEOPLE // PROCESSES,
            "threads": THREADS,
        }
        self._chance = random.Random(1)
        self._refreshes = Refreshes(standin)
        self._kills: list[float] = []
        self._ended: list[Worker] = []
        self._workers = [self._started(number) for number in range(PROCESSES)]
        self.problems: list[str] = []
        self.failures: Counter[str] = Counter()
        self.rounds: list[dict] = []

    def _started(self, seed: int) -> Worker:
        return Worker({**self._order, "seed": seed})

    def _command(self, commands: list[str]) -> list[dict]:
        """Sends a command to each process at the same time, and returns the answers of those that still run."""
        answers: list[dict | None] = [None] * PROCESSES

        def send(number: int):
            answers[number] = self._workers[number].command(commands[number])

        threads = [Thread(target=send, args=(number,)) for number in range(PROCESSES)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return [answer for answer in answers if answer]

    def sign_in(self):
        self._command([f"sign-in {number} {PROCESSES}" for number in range(PROCESSES)])

    def round(self, rate: float, kill: bool = False):
        """Lets all processes make calls, while tokens expire and, with `kill`, one process is killed."""
        commands = [f"run {WINDOW} {rate / PROCESSES}"] * PROCESSES
        acting = Thread(target=self._disturb, args=(kill,))
        acting.start()
        answers = self._command(commands)
        acting.join()
        self._refreshes.read()
        for answer in answers:
            self.failures.update(answer["failures"])
        durations = sorted(duration for answer in answers for duration in answer["durations"])
        self.rounds.append(
            {
                "calls": len(durations),
                "p50": durations[len(durations) // 2],
                "p99": durations[len(durations) * 99 // 100],
                "processor": sum(answer["processor"] for answer in answers) / len(durations),
                "resident_kb": max(answer["resident_kb"] for answer in answers),
            }
        )
        if kill:
            self._replace(0)

    def _disturb(self, kill: bool):
        accounts = list(self._people.items())
        for number in range(EXPIRIES):
            time.sleep(WINDOW / (EXPIRIES + 1))
            index = self._chance.randrange(HOT if number % 2 else PEOPLE)
            email, account = accounts[index]
            self._refreshes.expiries[account] += 1
            self._standin.expire_tokens(email, "access")
            if kill and number == EXPIRIES // 2:
                self._kills.append(time.monotonic())
                self._workers[0].kill()

    def _replace(self, number: int):
        ended = self._workers.pop(number)
        ended.end()
        self._ended.append(ended)
        self._workers.append(self._started(PROCESSES + len(self._ended)))

    def end(self):
        """Ends the processes, and looks for problems in what they have done."""
        for worker in self._workers:
            if status := worker.end():
                self.problems.append(f"a process ended with status {status}")
        workers = self._workers + self._ended
        self.problems += [problem for worker in workers for problem in worker.problems]
        self.problems += [f"{count} calls failed with {name}" for name, count in self.failures.items()]
        self.problems += self._refreshes.problems(self._kills)
        self.problems += self._reply_problems({name: state for one in workers for name, state in one.replies.items()})

    def _reply_problems(self, told: dict[str, str]) -> list[str]:
        import danxi

        written: Counter[str] = Counter()
        email = next(iter(self._people))
        with danxi.Session(self._standin.ready["config"]) as session:
            session.account.login(email, PASSWORD)
            for hole in range(1, HOLES + 1):
                written.update(floor.content for floor in session.forum.iter_floors_in_hole(hole))
        self.replies = sum(state == "done" for state in told.values())
        return [
            f"the reply {name}, which the process told as {state}, was written {written[name]} times"
            for name, state in told.items()
            if written[name] not in ((1,) if state == "done" else (0, 1))
        ]

    @property
    def steady(self) -> list[dict]:
        """The rounds with half as many calls as the machine can make."""
        return self.rounds[CAPACITY_ROUNDS:]

    def median(self, name: str) -> float:
        return statistics.median(one[name] for one in self.steady)

    @property
    def refreshed(self) -> int:
        return sum(len(requests) for requests in self._refreshes.requests.values())

    @property
    def expired(self) -> int:
        return sum(self._refreshes.expiries.values())

    @property
    def killed(self) -> int:
        return len(self._kills)


def run(options: argparse.Namespace) -> Outcome:
    if not shutil.which("redis-server"):
        return Outcome("not run", ["redis-server is not installed: `make apt-test` installs it"])
    from danxi_standin import StandIn

    support.use_package()
    end = time.monotonic() + (options.minutes or 10) * 60
    with StandIn("--empty") as standin, RedisServer() as redis:
        whole = Run(standin, redis.url(0))
        whole.sign_in()
        for _ in range(CAPACITY_ROUNDS):
            whole.round(rate=0)
        capacity = whole.rounds[-1]["calls"] / WINDOW
        while not whole.steady or time.monotonic() < end:
            whole.round(rate=capacity / 2, kill=len(whole.rounds) % KILL_EVERY == 0)
        whole.end()
    return Outcome(figures(whole, capacity), whole.problems + growth(whole) + slowness(whole))


def figures(whole: Run, capacity: float) -> str:
    steady = whole.steady
    calls = sum(one["calls"] for one in whole.rounds)
    p50, p99, processor = whole.median("p50"), whole.median("p99"), whole.median("processor")
    return (
        f"{PROCESSES} processes served {PEOPLE} people: {calls} calls, {whole.replies} replies written once, {whole.refreshed} refreshes after "
        f"{whole.expired} expiries, {whole.killed} processes killed; {capacity:.0f} calls a second at most; at half of it, 50 % ended within "
        f"{p50 * 1000:.0f} ms and 99 % within {p99 * 1000:.0f} ms, and a call needed {processor * 1000:.1f} ms of a processor; "
        f"{steady[-1]['resident_kb'] / 1000:.0f} MB a process"
    )


def slowness(whole: Run) -> list[str]:
    """Returns a problem if the slowest hundredth of the calls take much longer than the others."""
    p50, p99 = whole.median("p50"), whole.median("p99")
    return [f"99 % of the calls ended within {p99} s, but 50 % within {p50} s"] if p99 > SLOWEST * p50 else []


def growth(whole: Run) -> list[str]:
    """Returns a problem if the memory of the largest process grew after the first third of the run."""
    early = whole.rounds[len(whole.rounds) // 3]["resident_kb"]
    late = whole.rounds[-1]["resident_kb"]
    return [f"the memory of a process grew from {early} to {late} kB"] if late > early * GROWTH else []
