"""The suite `store`: processes use one store directory, and some are killed. Every value stays complete, no token is
lost, and no temporary file is left.

python3 Tests/Check/store.py KILLS: kills KILLS processes, and prints the problems.
"""

import contextlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import support
from store_locks import refresh_together, unnoticed
from support import HERE, Outcome

PROCESSES = 8
EXPIRIES = 5  # expiries of the tokens, after each of which all processes need new ones
TEMPORARY = re.compile(r"\.json\.[0-9a-f]{16}\.tmp$")
LIMIT = 300  # seconds for a worker to end


class Worker:
    """A process of store_worker.py."""

    def __init__(self, config: dict, account: int, rounds: int = 0):
        self.problems: list[str] = []
        self.rounds = 0
        self.marks: set[int] = set()
        self._progress = threading.Condition()
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "store_worker.py"), str(rounds), str(account)],
            env={**support.environment(), "DANXI_CONFIG": json.dumps(config)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self):
        for line in self._process.stdout:
            with self._progress:
                if line.startswith("problem "):
                    self.problems.append(line[8:].strip())
                if line.startswith("mark "):
                    self.marks.add(int(line[5:]))
                self.rounds += line.startswith("round ")
                self._progress.notify_all()

    def wait_for_round(self, number: int):
        with self._progress:
            self._progress.wait_for(lambda: self.rounds >= number or self._process.poll() is not None, LIMIT)

    def kill(self):
        self._process.kill()
        self.end()

    def end(self):
        """Tells the process to stop after its round, waits for its end, and collects its problems."""
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            status = self._process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            status = self._process.wait()
            self.problems.append(f"a process did not end within {LIMIT} s")
        errors = self._process.stderr.read()
        self._reader.join()
        self._process.stdout.close()
        self._process.stderr.close()
        if status not in (0, -9):
            self.problems.append(f"a process ended with status {status}: {errors}")


class Store:
    """A store directory in which an account is signed in."""

    def __init__(self, standin, directory: str):
        import danxi

        self._danxi = danxi
        self.path = Path(directory)
        self.marks: set[int] = set()  # identifiers of the feed entries that processes have marked as read
        self.config = {**standin.ready["config"], "store": {"path": directory}}
        person = next(account for account in standin.ready["accounts"] if account["role"] == "student")
        with danxi.Session(self.config) as session:
            self.account = session.account.login(person["email"], person["password"], remember=True).account_id

    def problems(self) -> list[str]:
        """Opens the store as a later process would, and returns the problems that it finds."""
        with self._danxi.Session(self.config) as session:
            left = [path.name for path in self.path.iterdir() if TEMPORARY.search(path.name)]
            problems = [f"the temporary file {name} is left" for name in left]
            if session.account.get_status().account_id != self.account:
                problems.append("the session is not signed in any more")
            elif session.forum.get_profile().id != self.account:
                problems.append("the session has another account")
            else:
                problems += self.saved_problems(session) + self.feed_problems(session)
        for path in self.path.glob("*.json"):
            try:
                json.loads(path.read_bytes())
            except ValueError as error:
                problems.append(f"{path.name} is incomplete: {error}")
        return problems

    def saved_problems(self, session) -> list[str]:
        """Continues an interrupted save, and returns the problems of the database of saved threads."""
        for thread in session.forum.list_saved_threads(size=100):
            saved = session.forum.save_thread(thread.hole_id).thread
            if not saved.is_complete or saved.floor_count != saved.hole.reply + 1:
                return [f"hole {thread.hole_id} has {saved.floor_count} of {saved.hole.reply + 1} saved floors"]
        with contextlib.closing(sqlite3.connect(self.path / f"saved_threads.{self.account}.sqlite3")) as database:
            problems = [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
            try:
                database.execute("INSERT INTO floor_index (floor_index, rank) VALUES ('integrity-check', 1)")
            except sqlite3.DatabaseError as error:
                problems.append(f"the search index does not match the floors: {error}")
            orphans = "SELECT count(*) FROM floor WHERE hole_id NOT IN (SELECT hole_id FROM thread)"
            if count := database.execute(orphans).fetchone()[0]:
                problems.append(f"{count} floors in the database belong to no saved thread")
        return problems

    def feed_problems(self, session) -> list[str]:
        """Refreshes the feeds, and returns the problems of the database of subscriptions."""
        report = session.feeds.refresh_all(force=True)
        problems = [f"the refresh of {failure.url} failed: {failure.error_message}" for failure in report.failures]
        problems += [
            f"{subscription.url} has {subscription.entry_count} of 10 entries"
            for subscription in session.feeds.iter_subscriptions()
            if subscription.entry_count != 10
        ]
        read = {saved.id for saved in session.feeds.iter_entries(is_read=True)}
        if lost := self.marks - read:
            problems.append(f"{len(lost)} entries are no longer marked as read")
        with contextlib.closing(sqlite3.connect(self.path / "feeds.sqlite3")) as database:
            problems += [row[0] for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
            try:
                database.execute("INSERT INTO entry_text_index (entry_text_index, rank) VALUES ('integrity-check', 1)")
            except sqlite3.DatabaseError as error:
                problems.append(f"the search index does not match the entries: {error}")
            for name, condition in (
                (
                    "entries in the database belong to no subscription",
                    "entry WHERE subscription_id NOT IN (SELECT id FROM subscription)",
                ),
                ("entries in the database have no text", "entry WHERE id NOT IN (SELECT id FROM entry_text)"),
                ("texts in the database belong to no entry", "entry_text WHERE id NOT IN (SELECT id FROM entry)"),
            ):
                if count := database.execute(f"SELECT count(*) FROM {condition}").fetchone()[0]:
                    problems.append(f"{count} {name}")
        return problems


def kill_writers(store: Store, kills: int) -> tuple[int, list[str]]:
    """Starts `kills` processes, one after the other, and kills each. Returns how many left a temporary file, and the problems."""
    problems, left = [], 0
    for number in range(kills):
        worker = Worker(store.config, store.account)
        worker.wait_for_round(1)
        time.sleep(random.random() * 0.05)
        worker.kill()
        store.marks |= worker.marks
        left += any(TEMPORARY.search(path.name) for path in store.path.iterdir())
        problems += [f"kill {number}: {problem}" for problem in worker.problems + store.problems()]
    return left, problems


def share(store: Store, rounds: int, kills: int) -> tuple[int, list[str]]:
    """Runs processes at the same time, and kills and restarts some of them. Returns the number of finished rounds, and the problems."""
    workers = [Worker(store.config, store.account, rounds) for _ in range(PROCESSES)]
    ended = []
    for _ in range(kills):
        victim = workers.pop(0)
        victim.wait_for_round(1)
        time.sleep(random.random() * 0.05)
        victim.kill()
        ended.append(victim)
        workers.append(Worker(store.config, store.account, rounds))
    for worker in workers:
        worker.wait_for_round(rounds)
        worker.end()
    problems = [problem for worker in ended + workers for problem in worker.problems]
    store.marks |= {mark for worker in ended + workers for mark in worker.marks}
    return sum(worker.rounds for worker in ended + workers), problems + store.problems()


def attack(kills: int, minutes: float = 0) -> Outcome:
    """Kills writers and processes that share a store, at least `kills` times and until the minutes have passed."""
    from danxi_standin import StandIn

    support.use_package()
    end = time.monotonic() + minutes * 60
    killed = left = rounds = expiries = 0
    problems: list[str] = []
    with StandIn() as standin:
        while not problems and (not killed or time.monotonic() < end):
            with tempfile.TemporaryDirectory() as directory:
                store = Store(standin, directory)
                found, more = kill_writers(store, kills - kills // 3)
                done, others = share(store, rounds=2 + kills // 5, kills=kills // 3)
            with tempfile.TemporaryDirectory() as directory:
                # The processes without locks come last, because they can lose the sign-in.
                store = Store(standin, directory)
                others += refresh_together(standin, store, EXPIRIES) or unnoticed(standin, store, EXPIRIES)
            killed, left, rounds, expiries = killed + kills, left + found, rounds + done, expiries + EXPIRIES
            problems += more + others
    return Outcome(
        f"{killed} killed processes, {left} of which left a temporary file; "
        f"{rounds} rounds of {PROCESSES} processes on one store; one refresh after each of {expiries} expiries; nothing lost",
        problems,
    )


def run(options) -> Outcome:
    return attack(15, options.minutes)
