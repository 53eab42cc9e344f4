"""Tests of the journal of `danxi mcp`: what a person can learn from it after a full disk, a killed process or a cancelled call."""

import asyncio
import errno
import json
import multiprocessing
import os
import stat
import tempfile
import unittest
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import danxi

from .campus import FORUM
from .command import PATIENCE, has
from .mcp_host import McpTest, Person, text

if has("mcp"):
    from mcp import Client

FLOOR = {"method": "forum.create_floor", "parameters": {"hole_id": 1, "content": "by an agent"}}
HOLE = {"method": "forum.get_hole", "parameters": {"id": 1}}


def lines_of(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def outcomes(path):
    return [(line["method"], line["outcome"]) for line in lines_of(path)]


@contextmanager
def full_disk(room=0):
    """Makes the journal's disk full: after `room` bytes, every write fails."""
    write, left = os.write, [room]

    def written(file, data):
        if not left[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        part, left[0] = data[: left[0]], max(0, left[0] - len(data))
        return write(file, part)

    with mock.patch("danxi.command.agent.journal.os.write", written):
        yield


class Calls:
    """A caller that sends nothing, but keeps the names of the methods. `during` runs in each call."""

    def __init__(self):
        self.made = []
        self.during = None
        self.session = mock.Mock(call=mock.AsyncMock(return_value={"account_id": 1}))

    async def request(self, method, parameters):
        self.made.append(method.name)
        if self.during:
            await self.during()
        return SimpleNamespace(value={"id": 1}, continuation=None, skipped=[], skipped_count=0)


@unittest.skipUnless(has("mcp"), "the package mcp is not installed")
class FullDisk(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        from danxi.command.agent.tools import tools
        from danxi.command.schema import Interface

        cls.interface = Interface.load()
        cls.offered = [
            tool
            for tool in tools(cls.interface, ["forum"], can_write=True)
            if tool.method.name in (FLOOR["method"], HOLE["method"])
        ]

    def setUp(self):
        self.path = Path(self.enterContext(tempfile.TemporaryDirectory()), "agent.log")
        self.calls = Calls()

    def client(self, asks=False, **settings):
        from danxi.command.agent.catalog import Catalog
        from danxi.command.agent.journal import Journal
        from danxi.command.agent.service import Agent
        from danxi.command.mcp import _server

        agent = Agent(
            self.calls,
            Catalog(self.interface, self.offered),
            [],
            None,
            Journal(self.path),
            has_catalog=True,
            can_change=True,
            has_structure=False,
            asks=asks,
        )
        return Client(_server(agent, "1"), **settings)

    async def test_a_change_that_cannot_be_in_the_journal_is_not_made(self):
        for room in (0, 1, 100):
            with self.subTest(room=room):
                async with self.client() as client:
                    await client.call_tool("call", HOLE)
                    before = self.path.read_bytes()
                    with full_disk(room):
                        refused = await client.call_tool("call_write", FLOOR)
                self.assertTrue(refused.is_error)
                self.assertIn("agent.log could not be written (No space left on device)", text(refused))
                self.assertIn("Nothing was changed.", refused.content[1].text)
                self.assertNotIn(FLOOR["method"], self.calls.made)
                self.assertEqual(self.path.read_bytes(), before, "a cut line was left")

    async def test_a_change_that_was_made_is_reported_as_made(self):
        async def fill():
            self.enterContext(full_disk(10))

        self.calls.during = fill
        async with self.client() as client:
            done = await client.call_tool("call_write", FLOOR)
        self.assertFalse(done.is_error)
        self.assertEqual(json.loads(text(done)), {"id": 1})
        self.assertIn("could not be written (No space left on device): 'ok' is missing", done.content[1].text)
        self.assertEqual(outcomes(self.path), [(FLOOR["method"], "started")])

    async def test_a_change_that_failed_is_reported_with_its_error(self):
        async def fail():
            self.enterContext(full_disk())
            raise danxi.NotFoundError("There is no such hole.")

        self.calls.during = fail
        async with self.client() as client:
            failed = await client.call_tool("call_write", FLOOR)
        self.assertTrue(failed.is_error)
        self.assertEqual(text(failed), "not_found: There is no such hole.")
        self.assertIn("'not_found' is missing", failed.content[1].text)

    async def test_a_value_that_was_read_is_returned(self):
        async with self.client() as client:
            with full_disk():
                read = await client.call_tool("call", HOLE)
        self.assertFalse(read.is_error)
        self.assertEqual(json.loads(text(read)), {"id": 1})
        self.assertIn("'ok' is missing", read.content[1].text)
        self.assertEqual(self.path.read_bytes(), b"")

    async def test_a_change_that_was_declined_is_reported_as_declined(self):
        for settings, expected in (
            ({"elicitation_callback": Person("decline")}, "did not confirm"),
            ({}, "has no elicitation"),
        ):
            async with self.client(asks=True, **settings) as client:
                with full_disk():
                    refused = await client.call_tool("call_write", FLOOR)
            self.assertIn(expected, text(refused))
            self.assertIn("'not called' is missing", refused.content[1].text)
        self.assertEqual(self.calls.made, [])

    async def test_a_call_that_the_host_cancels_is_in_the_journal(self):
        started, forever = asyncio.Event(), asyncio.Event()

        async def wait():
            started.set()
            await forever.wait()

        self.calls.during = wait
        async with self.client() as client:
            call = asyncio.create_task(client.call_tool("call_write", FLOOR))
            await started.wait()
            call.cancel()
            await asyncio.wait([call])
        self.assertEqual(outcomes(self.path), [(FLOOR["method"], "started"), (FLOOR["method"], "cancelled")])


def add_lines(path, name, count):
    from danxi.command.agent.journal import Journal

    journal = Journal(path)
    for number in range(count):
        journal.add({"process": name, "number": number, "text": "x" * 50_000})


class File(unittest.TestCase):
    def setUp(self):
        if not has("click", "rich"):
            self.skipTest("the packages of danxi[cli] are not installed")
        self.path = Path(self.enterContext(tempfile.TemporaryDirectory()), "new/agent.log")

    def journal(self):
        from danxi.command.agent.journal import Journal

        return Journal(self.path)

    def test_only_the_person_can_read_it(self):
        self.journal().add({})
        self.assertEqual(stat.S_IMODE(self.path.stat().st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(self.path.parent.stat().st_mode), 0o700)

    def test_a_link_is_not_followed(self):
        journal = self.journal()
        other = self.path.with_name("other")
        other.write_text("")
        self.path.unlink()
        self.path.symlink_to(other)
        self.assertRaises(OSError, journal.add, {})
        self.assertEqual(other.read_text(), "")

    def test_a_line_after_a_cut_one_is_whole(self):
        journal = self.journal()
        journal.add({"number": 1})
        with self.path.open("a") as file:
            file.write('{"number": 2')
        journal.add({"number": 3})
        self.assertEqual(self.path.read_text().splitlines(), ['{"number": 1}', '{"number": 2', '{"number": 3}'])

    def test_two_processes_lose_no_line_when_the_file_is_full(self):
        """30 lines of 50 kB are two files. Each process must see when the other one has renamed the file."""
        self.journal()
        spawn = multiprocessing.get_context("spawn")
        processes = [spawn.Process(target=add_lines, args=(self.path, name, 15)) for name in "ab"]
        for process in processes:
            process.start()
        for process in processes:
            process.join(PATIENCE)
            self.assertEqual(process.exitcode, 0)
        lines = lines_of(self.path.with_name("agent.log.1")) + lines_of(self.path)
        for name in "ab":
            self.assertEqual([line["number"] for line in lines if line["process"] == name], list(range(15)))


class Process(McpTest):
    def path(self):
        return Path(self.home, "data/danxi/agent.log")

    async def test_the_journal_has_each_call(self):
        hole = self.sign_in().forum.list_holes_in_division(1)[0].id
        floor = {**FLOOR, "parameters": {"hole_id": hole, "content": "by an agent"}}
        for action in ("decline", "accept"):
            async with self.client("--write", elicitation_callback=Person(action)) as client:
                await client.call_tool("call_write", floor)
                await client.call_tool("call", {"method": "forum.get_hole", "parameters": {"id": 987654321}})
                await client.call_tool("call", {"method": "forum.get_hole", "parameters": {"id": hole}})
                challenge = {"id": "1", "answer": "the answer of a captcha"}
                await client.call_tool("call", {"method": "campus.answer_challenge", "parameters": challenge})
        lines = lines_of(self.path())
        reads = [
            ("forum.get_hole", "not asked", "not_found"),
            ("forum.get_hole", "not asked", "ok"),
            ("campus.answer_challenge", "not asked", "started"),
            ("campus.answer_challenge", None, "invalid_argument"),
        ]
        self.assertEqual(
            [(line["method"], line.get("confirmed"), line["outcome"]) for line in lines],
            [
                ("forum.create_floor", "declined", "not called"),
                *reads,
                ("forum.create_floor", "by the person", "started"),
                ("forum.create_floor", None, "ok"),
                *reads,
            ],
        )
        self.assertEqual(lines[0]["parameters"], floor["parameters"])
        self.assertEqual(lines[3]["parameters"]["answer"], "***")
        self.assertEqual(lines[5]["call"], lines[6]["call"])
        self.assertEqual(len({line["call"] for line in lines}), 8)

    def test_a_change_is_in_the_journal_when_the_process_is_killed(self):
        opening = {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "a host", "version": "1"},
        }
        messages = (
            {"id": 1, "method": "initialize", "params": opening},
            {"method": "notifications/initialized"},
            {"id": 2, "method": "tools/call", "params": {"name": "call_write", "arguments": FLOOR}},
        )
        with self.campus.holding(FORUM, method="POST") as held:
            process = self.start("mcp", "--write", "--unconfirmed")
            for message in messages:
                print(json.dumps({"jsonrpc": "2.0", **message}), file=process.stdin, flush=True)
            held.wait_for_hits()
            process.kill()
            process.wait(PATIENCE)
        self.assertEqual(outcomes(self.path()), [(FLOOR["method"], "started")])
