"""The stand-in, and base classes for tests that use it."""

import atexit
import functools
import os
import subprocess
import sys
import unittest

from danxi_standin import StandIn

import danxi

from . import ROOT

FORUM = "forum.fduhole.com"
AUTH = "auth.fduhole.com"

# The first lines of programs that run in separate processes.
PROLOGUE = """
import asyncio, json, os, sys, threading, time, danxi
config = json.loads(os.environ["DANXI_CONFIG"])
account = os.environ["DANXI_EMAIL"], os.environ["DANXI_PASSWORD"]
"""


class Campus:
    """A stand-in in a separate process, with its accounts and its control host."""

    def __init__(self):
        self._standin = StandIn()
        ready = self._standin.start().ready
        # The course selection of graduate students has no HTTPS, so plain HTTP is allowed.
        config = ready["config"]
        self.config = {**config, "network": {**config["network"], "webvpn": "never", "allow_plain_http": True}}
        self.port = ready["port"]
        self.accounts = {account["email"].split("@")[0]: account for account in ready["accounts"]}
        self.people = {person["trait"] or person["role"]: person for person in ready["campus_accounts"]}

    def stop(self):
        self._standin.stop()

    @property
    def client_environment(self):
        return self._standin.client_environment(self.config)

    def control(self, method, path, body=None):
        """Sends a request to the stand-in's control host, and returns the JSON of its response."""
        return self._standin.control(method, path, body)

    def fault(self, kind, **options):
        """Orders a fault that lasts until the next reset."""
        self.control("POST", "/faults", {"kind": kind, "times": None, **options})

    def holding(self, host, **fields):
        """Returns a fault that delays responses while its block runs."""
        return self._standin.holding(host, **fields)

    def requests(self):
        return self.control("GET", "/requests")


@functools.cache
def shared_campus():
    """Returns the stand-in of all tests, which ends with this process."""
    campus = Campus()
    atexit.register(campus.stop)
    return campus


class CampusTest(unittest.TestCase):
    """A test with a stand-in, which is reset before each test."""

    @classmethod
    def setUpClass(cls):
        cls.campus = shared_campus()
        cls.email, cls.password = (cls.campus.accounts["student"][name] for name in ("email", "password"))

    def setUp(self):
        self.campus.control("POST", "/reset")

    @property
    def environment(self):
        """The environment with which a program reaches the stand-in."""
        return {
            **os.environ,
            **self.campus.client_environment,
            "PYTHONPATH": str(ROOT / "bindings/python"),
        }

    def run_python(self, *arguments):
        """Runs Python, which must succeed, and returns its standard output and standard error."""
        process = subprocess.run(
            [sys.executable, *arguments], env=self.environment, capture_output=True, text=True, timeout=60
        )
        self.assertEqual(process.returncode, 0, process.stderr)
        return process.stdout, process.stderr

    def open(self, **sections):
        """Opens a session, which is closed at the end of the test."""
        session = danxi.Session(self.campus.config, **sections)
        self.addCleanup(session.close)
        return session

    def sign_in(self, **sections):
        session = self.open(**sections)
        session.account.login(self.email, self.password)
        return session


class AsyncCampusTest(CampusTest, unittest.IsolatedAsyncioTestCase):
    """A `CampusTest` whose tests are coroutines."""

    async def sign_in_async(self, **sections):
        session = danxi.AsyncSession(self.campus.config, **sections)
        self.addAsyncCleanup(session.aclose)
        await session.account.login(self.email, self.password)
        return session
