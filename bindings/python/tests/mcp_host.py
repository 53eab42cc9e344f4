"""A base class for tests of `danxi mcp` with the client of the official SDK."""

import asyncio
import contextlib
import json
import re
import subprocess
import sys
import unittest
from pathlib import Path

import danxi

from .command import PATIENCE, PROGRAM, CommandTest, has

if has("mcp"):
    from mcp import Client, StdioServerParameters, stdio_client, types


def text(result):
    return result.content[0].text


class Person:
    """The person at the host of an agent, who answers every question in the same way."""

    def __init__(self, action):
        self.action = action
        self.questions = []

    async def __call__(self, _, params):
        self.questions.append(params.message)
        return types.ElicitResult(action=self.action, content={} if self.action == "accept" else None)


@unittest.skipUnless(has("mcp"), "the package mcp is not installed")
class McpTest(CommandTest, unittest.IsolatedAsyncioTestCase):
    """A test with an account that is signed in."""

    def setUp(self):
        super().setUp()
        self.log_in()

    async def asyncSetUp(self):
        asyncio.get_running_loop().slow_callback_duration = 5  # parsing the list of tools is slow

    def secrets(self):
        """Returns the passwords of the accounts, their tokens and cookies, and the number of the identity card."""
        account, campus = (
            json.loads(Path(self.home, f"data/danxi/store/{name}.json").read_text()) for name in ("account", "campus")
        )
        with danxi.Session(self.campus.config, store={"path": f"{self.home}/data/danxi/store"}) as session:
            number = session.profile.get_student_profile().id_number
        tokens = [account[name] for name in ("access", "refresh", "login")]
        cookies = [cookie["value"] for cookie in campus["cookies"]]
        return [number, self.password, self.campus.people["undergraduate"]["password"], *tokens, *cookies]

    @contextlib.asynccontextmanager
    async def client(self, *options, patience=PATIENCE, environment=None, **settings):
        """Starts `danxi mcp` with these options, and connects to it. The other arguments are those of the client."""
        server = StdioServerParameters(
            command=sys.executable, args=[*PROGRAM[1:], "mcp", *options], env=environment or self.environment
        )
        async with asyncio.timeout(patience), Client(stdio_client(server), **settings) as client:
            yield client

    @contextlib.contextmanager
    def served(self, token):
        """Starts `danxi mcp --http`, and yields its URL."""
        process = subprocess.Popen(
            [*PROGRAM, "mcp", "--http", "0"],
            env={**self.environment, "DANXI_MCP_TOKEN": token},
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            try:
                yield re.search(r"http://\S+", process.stderr.readline())[0]
            finally:
                process.terminate()
