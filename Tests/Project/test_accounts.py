"""Nothing is sent in another person's name, by one process or by several with one store directory."""

import base64
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter

from support import LIBRARY, ROOT, StandIn, environment

os.environ.setdefault("DANXI_LIBRARY", str(LIBRARY / "libdanxi.so.0"))
sys.path.insert(0, str(ROOT / "bindings" / "python"))
import danxi  # noqa: E402

HOLE = 1
CALLS = {"alice": 800, "bob": 200}  # of each process
STEP = 10  # calls after which a worker reports its progress

# One session is signed in as alice by the file in the store, the other as bob in memory. Each call is checked for its account.
WORKER = f"""
import json, os, sys, threading, danxi

config = json.loads(os.environ["DANXI_CONFIG"])
people = json.loads(sys.argv[1])
counts = dict.fromkeys(people, 0)
failures = []
lock = threading.Lock()

def work(session, name, count):
    try:
        for number in range(count):
            if number % 10 == 0:
                assert session.forum.create_floor(name, {HOLE}).is_me
            else:
                assert session.forum.get_profile().id == people[name]["id"], name
            with lock:
                counts[name] += 1
                if counts[name] % {STEP} == 0: print(name, flush=True)
    except BaseException as error:
        failures.append(f"{{name}}: {{error!r}}")

with danxi.Session(config) as alice, danxi.Session(config) as bob:
    assert alice.account.get_status().remembered
    bob.account.login(people["bob"]["email"], people["bob"]["password"])
    threads = [threading.Thread(target=work, args=(alice, "alice", {CALLS["alice"] // 4})) for _ in range(4)]
    threads += [threading.Thread(target=work, args=(bob, "bob", {CALLS["bob"]}))]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
sys.exit("\\n".join(failures) or None)
"""


class Worker:
    def __init__(self, variables, people):
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, json.dumps(people)],
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.progress = Counter()  # finished steps of `STEP` calls, by account
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.progress[line.strip()] += 1

    def finish(self):
        """Returns the standard error of a worker that failed, otherwise an empty string."""
        errors = self.process.stderr.read()
        self._reader.join()
        self.process.stdout.close()
        self.process.stderr.close()
        return errors if self.process.wait() else ""


class AccountTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.standin = cls.enterClassContext(StandIn())

    def setUp(self):
        self.standin.control("POST", "/reset")
        accounts = [account for account in self.standin.ready["accounts"] if account["role"] == "student"]
        self.people = dict(zip(("alice", "bob"), accounts, strict=True))
        self.config = {
            **self.standin.ready["config"],
            "store": {"path": self.enterContext(tempfile.TemporaryDirectory())},
        }
        for person in self.people.values():
            with danxi.Session(self.standin.ready["config"]) as session:
                person["id"] = session.account.login(person["email"], person["password"]).account_id
                self.assertEqual(session.forum.get_profile().id, person["id"])

    def login(self, session, name, remember=False):
        session.account.login(self.people[name]["email"], self.people[name]["password"], remember=remember)

    def expire(self, *names):
        for name in names or self.people:
            self.standin.control("POST", "/expire", {"email": self.people[name]["email"], "tokens": "access"})

    def name_of(self, request):
        """Returns whose token a logged request carried."""
        payload = request["headers"]["authorization"].split(".")[1]
        identifier = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))["id"]
        return next(name for name, person in self.people.items() if person["id"] == identifier)

    def test_two_processes_share_every_refresh_of_single_use_tokens(self):
        self.standin.control("PATCH", "/settings", {"single_use_refresh": True})
        with danxi.Session(self.config) as session:
            self.login(session, "alice", remember=True)
        variables = environment(self.standin, self.config)
        workers = [Worker(variables, self.people) for _ in range(2)]
        expiries = 0
        while self.wait_for_progress(workers):
            self.expire()
            expiries += 1
        self.assertEqual([worker.finish() for worker in workers], ["", ""])
        self.assertEqual(
            [worker.progress for worker in workers], [{name: count // STEP for name, count in CALLS.items()}] * 2
        )
        self.assertGreaterEqual(expiries, 3)

        refreshes = [
            request for request in self.standin.control("GET", "/requests") if request["path"] == "/api/refresh"
        ]
        self.assertEqual({request["status"] for request in refreshes}, {200}, "no refresh token was used twice")
        self.assertEqual(
            Counter(map(self.name_of, refreshes)),
            {"alice": expiries, "bob": 2 * expiries},
            "the processes share alice's tokens, and each has signed in as bob",
        )
        with danxi.Session(self.config) as session:
            posted = Counter(
                (floor.content, floor.is_me) for floor in session.forum.list_all_floors(HOLE) if floor.content in CALLS
            )
        self.assertEqual(posted, {("alice", True): 2 * CALLS["alice"] // 10, ("bob", False): 2 * CALLS["bob"] // 10})

    def wait_for_progress(self, workers):
        """Waits until each worker has used the present tokens of both accounts. Returns False if one is near its end."""
        before = [worker.progress.copy() for worker in workers]
        while True:
            steps = [
                (worker.progress[name], old[name], name)
                for worker, old in zip(workers, before, strict=True)
                for name in CALLS
            ]
            if any(now >= CALLS[name] // STEP - 4 for now, _, name in steps) or any(
                worker.process.poll() is not None for worker in workers
            ):
                return False
            if all(now >= old + 2 for now, old, _ in steps):
                return True
            time.sleep(0.005)

    def test_a_post_under_way_is_not_sent_again_for_the_account_that_signs_in(self):
        fault = {"kind": "delay", "ms": 2000, "method": "POST", "path": "/api/holes/*/floors"}
        with danxi.Session(self.standin.ready["config"]) as session:
            self.login(session, "alice")
            self.expire()
            self.standin.control("POST", "/faults", fault)
            errors = []

            def post():
                try:
                    session.forum.create_floor("alice", HOLE)
                except danxi.Error as error:
                    errors.append(error)

            thread = threading.Thread(target=post)
            thread.start()
            while not any(request["fault"] for request in self.standin.control("GET", "/requests")):
                self.assertTrue(thread.is_alive(), errors)
                time.sleep(0.01)
            self.login(session, "bob")
            thread.join()
            self.assertEqual([type(error) for error in errors], [danxi.AccountChangedError])
            self.assertNotIn("alice", [floor.content for floor in session.forum.list_all_floors(HOLE)])

    def test_a_post_never_appears_as_another_accounts(self):
        with danxi.Session(self.config) as bob:
            self.login(bob, "bob", remember=True)
            other = subprocess.run(
                [
                    sys.executable,
                    "-c",
                    "import json, os, sys, danxi\n"
                    "with danxi.Session(json.loads(os.environ['DANXI_CONFIG'])) as session:\n"
                    "    session.account.login(sys.argv[1], sys.argv[2], remember=True)\n"
                    "    session.forum.create_floor('alice', 1)\n",
                    self.people["alice"]["email"],
                    self.people["alice"]["password"],
                ],
                env=environment(self.standin, self.config),
            )
            self.assertEqual(other.returncode, 0)
            self.expire("bob")
            floor = bob.forum.create_floor("bob", HOLE)
            self.assertFalse(bob.account.get_status().remembered, "the file is alice's now")
            self.assertTrue(bob.forum.get_floor(floor.id).is_me)
        with danxi.Session(self.config) as alice:
            mine = {floor.content: floor.is_me for floor in alice.forum.list_all_floors(HOLE)}
        self.assertEqual((mine["alice"], mine["bob"]), (True, False))

    def test_tokens_of_another_process_that_have_expired_are_refreshed(self):
        with danxi.Session(self.config) as first:
            self.login(first, "alice", remember=True)
            with danxi.Session(self.config) as second:
                self.expire()
                first.forum.get_profile()
                self.expire()
                self.assertEqual(second.forum.get_profile().id, self.people["alice"]["id"])

    def test_divisions_of_one_account_are_not_shown_to_the_next(self):
        with danxi.Session(self.config) as session:
            self.login(session, "alice")
            session.forum.get_divisions()
            self.login(session, "bob")
            with self.assertRaises(danxi.NotCachedError):
                session.forum.get_divisions(cache="only")
            self.login(session, "alice")
            session.forum.get_divisions()
        with danxi.Session(self.config) as session, self.assertRaises(danxi.NotCachedError):
            session.forum.get_divisions(cache="only")

    def test_logout_with_an_expired_token_reaches_the_server(self):
        config = self.standin.ready["config"]
        with danxi.Session(config) as session, danxi.Session(config) as other:
            self.login(session, "alice")
            self.login(other, "alice")
            self.expire()
            self.assertFalse(session.account.logout().signed_in)
            with self.assertRaises(danxi.NotSignedInError) as raised:
                other.forum.get_profile()
            self.assertIn("refused to renew", str(raised.exception))


if __name__ == "__main__":
    unittest.main()
