"""A process of the suite `people`: it serves many people with a pool of sessions, and checks whose values it gets.

Its one argument is a JSON object: `config`, `people` (the account of each e-mail address), `password`, `hot` (how many people get a third of
the calls), `holes` (how many there are), `max_open`, `threads`, `seed`. Each line of standard input is a command: `sign-in FIRST STEP` signs in every
STEP-th person, and `run SECONDS RATE` makes calls for this time, at most RATE a second (0: as many as possible). The process answers each command with
one line of JSON. Before, it prints `reply TEXT STATE` for each reply, and a line `problem TEXT` for each problem. At the end of its input, it parks all
sessions.
"""

import json
import os
import random
import resource
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import danxi

order = json.loads(sys.argv[1])
people = list(order["people"].items())
chance = random.Random(order["seed"])
printing = threading.Lock()


def say(line: str):
    with printing:
        print(line, flush=True)


class Failures(dict):
    """How often calls failed, by the name of the error."""

    def count(self, error: danxi.Error):
        self[error.name] = self.get(error.name, 0) + 1


def sign_in(pool: danxi.SessionPool, email: str, account: int):
    with pool.session(email) as session:
        got = session.account.login(email, order["password"], remember=True, reuse=True).account_id
        if got != account:
            say(f"problem {email} was signed in as account {got}, not {account}")


def call(pool: danxi.SessionPool, email: str, account: int, draw: float):
    """Makes one call for a person: mostly a read of what only this person has, sometimes a write."""
    with pool.session(email) as session:
        if draw < 0.6:
            got = session.forum.get_profile().id
            if got != account:
                say(f"problem a call of {email} returned account {got}, not {account}")
        elif draw < 0.85:
            got = session.forum.list_favorite_ids(cache="refresh").data
            if not set(got) <= {hole_of(account)}:
                say(f"problem {email} has the favorites {got} of somebody else")
        elif draw < 0.95:
            got = session.forum.add_favorite(hole_of(account)).data
            if got != (hole_of(account),):
                say(f"problem {email} has the favorites {got} after adding one")
        else:
            reply(session, account)


def hole_of(account: int) -> int:
    """The only hole that an account uses."""
    return account % order["holes"] + 1


def reply(session: danxi.Session, account: int):
    text = f"{os.getpid()}-{account}-{chance.randrange(1 << 48):x}"
    say(f"reply {text} started")
    session.forum.create_floor(text, hole_of(account))
    say(f"reply {text} done")


def person() -> tuple[str, int]:
    """Draws a person. A third of the calls are for a few people, whom several processes serve at the same time."""
    return people[chance.randrange(order["hot"])] if chance.random() < 1 / 3 else chance.choice(people)


def make_calls(pool: danxi.SessionPool, seconds: float, rate: float) -> tuple[list[float], Failures]:
    """Makes calls one after the other. Returns their durations in seconds, from the moment at which each was due, and the failures."""
    durations, failures = [], Failures()
    due, end = time.monotonic(), time.monotonic() + seconds
    while due < end:
        time.sleep(max(0.0, due - time.monotonic()))
        try:
            call(pool, *person(), chance.random())
        except danxi.Error as error:
            failures.count(error)
        durations.append(time.monotonic() - due)
        due = due + chance.expovariate(rate) if rate else time.monotonic()
    return durations, failures


def run(pool: danxi.SessionPool, workers: ThreadPoolExecutor, seconds: float, rate: float) -> dict:
    before = processor()
    share = rate / order["threads"]
    parts = list(workers.map(lambda _: make_calls(pool, seconds, share), range(order["threads"])))
    failures: dict[str, int] = {}
    for _, found in parts:
        for name, count in found.items():
            failures[name] = failures.get(name, 0) + count
    return {
        "durations": [round(duration, 4) for durations, _ in parts for duration in durations],
        "failures": failures,
        "processor": processor() - before,
        "resident_kb": resident(),
    }


def processor() -> float:
    """Returns the processor time of this process in seconds."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def resident() -> int:
    """Returns the resident memory of this process in kilobytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() // 1024


def main():
    threads = order["threads"]
    with danxi.SessionPool(order["config"], max_open=order["max_open"]) as pool, ThreadPoolExecutor(threads) as workers:
        for line in sys.stdin:
            command, *words = line.split()
            if command == "sign-in":
                chosen = people[int(words[0]) :: int(words[1])]
                list(workers.map(lambda one: sign_in(pool, *one), chosen))
                print(json.dumps({"signed_in": len(chosen), "resident_kb": resident()}), flush=True)
            else:
                print(json.dumps(run(pool, workers, float(words[0]), float(words[1]))), flush=True)


main()
