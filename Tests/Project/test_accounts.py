"""No request is sent with another person's account, in one process and in several processes with one store directory."""

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
EXPIRIES = 5

# One session is signed in as alice with the tokens of the store, the other as bob in memory. Each call is checked for its account.
# At the end of the input, the worker prints the number of floors that it has posted as each account.
WORKER = f"""
import json, os, sys, threading, time, danxi

config = json.loads(os.environ["DANXI_CONFIG"])
people = json.loads(sys.argv[1])
posted = dict.fromkeys(people, 0)
failures = []
lock = threading.Lock()
ended = threading.Event()

def work(session, name):
    number = 0
    try:
        while not ended.is_set():
            if number % 10 == 0:
                assert session.forum.create_floor(name, {HOLE}).is_me
                with lock: posted[name] += 1
            else:
                assert session.forum.get_profile().id == people[name]["id"], name
            number += 1
            time.sleep(0.005)  # so that the log of the stand-in has room for all requests
    except BaseException as error:
        failures.append(f"{{name}}: {{error!r}}")
        ended.set()

def wait():
    os.read(0, 1)
    ended.set()

threading.Thread(target=wait, daemon=True).start()
with danxi.Session(config) as alice, danxi.Session(config) as bob:
    assert alice.account.get_status().remembered
    bob.account.login(people["bob"]["email"], people["bob"]["password"])
    threads = [threading.Thread(target=work, args=(alice, "alice")) for _ in range(4)]
    threads += [threading.Thread(target=work, args=(bob, "bob"))]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
print(json.dumps(posted))
sys.exit("\\n".join(failures) or None)
"""


class Worker:
    """A process that runs `WORKER`. Its requests have the User-Agent `name`, by which the log of the stand-in identifies them."""

    def __init__(self, name, standin, config, people):
        self.name = name
        network = {**config["network"], "user_agent": name, "timeout_ms": 120_000, "connect_timeout_ms": 60_000}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, json.dumps(people)],
            env=environment(standin, {**config, "network": network}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def finish(self):
        """Ends the worker. Returns the numbers of floors that the worker posted, and its standard error, empty after success."""
        output, errors = self.process.communicate(timeout=120)
        return Counter(json.loads(output or "{}")), errors


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
        """Returns the name of the person whose token a logged request contained."""
        payload = request["headers"]["authorization"].split(".")[1]
        identifier = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))["id"]
        return next(name for name, person in self.people.items() if person["id"] == identifier)

    def test_two_processes_share_every_refresh_of_single_use_tokens(self):
        self.standin.control("PATCH", "/settings", {"single_use_refresh": True})
        with danxi.Session(self.config) as session:
            self.login(session, "alice", remember=True)
        workers = [Worker(f"worker {number}", self.standin, self.config, self.people) for number in range(2)]
        for worker in workers:
            self.addCleanup(worker.process.communicate)
            self.addCleanup(worker.process.kill)
        self.wait_for_calls(workers, 0, {})
        for number in range(1, EXPIRIES + 1):
            self.expire()
            begin = len(self.standin.control("GET", "/requests"))
            # The processes share alice's tokens, and each has signed in as bob.
            self.wait_for_calls(workers, begin, {"alice": number, "bob": 2 * number})
        ends = [worker.finish() for worker in workers]
        self.assertEqual([errors for _, errors in ends], ["", ""])

        refreshes = self.refreshes(self.standin.control("GET", "/requests"))
        self.assertEqual({request["status"] for request in refreshes}, {200}, "a refresh token was used twice")
        self.assertEqual(Counter(map(self.name_of, refreshes)), {"alice": EXPIRIES, "bob": 2 * EXPIRIES})
        counts = ends[0][0] + ends[1][0]
        with danxi.Session(self.config) as session:
            posted = Counter(
                (floor.content, floor.is_me) for floor in session.forum.list_all_floors(HOLE) if floor.content in counts
            )
        self.assertEqual(posted, {("alice", True): counts["alice"], ("bob", False): counts["bob"]})

    @staticmethod
    def refreshes(log):
        return [request for request in log if request["path"] == "/api/refresh"]

    def wait_for_calls(self, workers, begin, refreshes):
        """Waits until the log shows the expected numbers of refreshes and, from index `begin` on, calls of each worker with both accounts."""
        expected = {(worker.name, name) for worker in workers for name in self.people}
        called, counts = set(), {}
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and all(worker.process.poll() is None for worker in workers):
            log = self.standin.control("GET", "/requests")
            counts = Counter(self.name_of(request) for request in self.refreshes(log) if request["status"] == 200)
            called = {
                (request["headers"]["user-agent"], self.name_of(request))
                for request in log[begin:]
                if request["path"] == "/api/users/me" and request["status"] == 200
            }
            if counts == refreshes and called >= expected:
                return
            time.sleep(0.01)
        errors = [worker.finish()[1] for worker in workers]
        self.fail(
            f"the log has the refreshes {counts} instead of {refreshes} and the calls {called}; the workers report {errors}"
        )

    def test_a_post_is_not_sent_again_after_another_account_has_signed_in(self):
        fault = {"kind": "hold", "method": "POST", "path": "/api/holes/*/floors"}
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
            self.standin.control("DELETE", "/faults")
            thread.join()
            self.assertEqual([type(error) for error in errors], [danxi.AccountChangedError])
            self.assertNotIn("alice", [floor.content for floor in session.forum.list_all_floors(HOLE)])

    def test_a_post_is_sent_with_the_account_of_its_session(self):
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
            self.assertFalse(bob.account.get_status().remembered, "alice has replaced the stored tokens")
            self.assertTrue(bob.forum.get_floor(floor.id).is_me)
        with danxi.Session(self.config) as alice:
            mine = {floor.content: floor.is_me for floor in alice.forum.list_all_floors(HOLE)}
        self.assertEqual((mine["alice"], mine["bob"]), (True, False))

    def test_expired_tokens_that_another_session_has_stored_are_refreshed(self):
        with danxi.Session(self.config) as first:
            self.login(first, "alice", remember=True)
            with danxi.Session(self.config) as second:
                self.expire()
                first.forum.get_profile()
                self.expire()
                self.assertEqual(second.forum.get_profile().id, self.people["alice"]["id"])

    def test_cached_divisions_of_one_account_are_not_returned_to_another_account(self):
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
