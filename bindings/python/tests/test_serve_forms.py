"""`danxi serve`: the forms of the documents, and the command itself."""

import asyncio
import json
import re
import socket
import stat
import unittest
import unittest.mock

import danxi

from .command import PATIENCE, has
from .serving import ServeTest

if has("click", "rich", "keyring", "starlette", "uvicorn", "jinja2"):
    from danxi.command.serve import sources
    from danxi.command.serve.addresses import DOCUMENTS


class Forms(ServeTest):
    """The documents are what other programs read."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.log_in()

    @unittest.skipUnless(has("icalendar"), "the package icalendar is not installed")
    async def test_the_calendar(self):
        import icalendar

        response = await self.get(self.address("calendar.ics"))
        self.assertEqual(response.headers["content-type"], "text/calendar; charset=utf-8")
        calendar = icalendar.Calendar.from_ical(response.body)
        kinds = {str(event["CATEGORIES"].cats[0]) for event in calendar.walk("VEVENT") if "CATEGORIES" in event}
        self.assertLessEqual({"COURSE", "DEADLINE", "LOAN", "BOOKING"}, kinds)
        identifiers = [str(event["UID"]) for event in calendar.walk("VEVENT")]
        self.assertEqual(len(identifiers), len(set(identifiers)))
        self.assertEqual(calendar.errors, [])

    @unittest.skipUnless(has("feedparser"), "the package feedparser is not installed")
    async def test_the_feeds(self):
        import feedparser

        for document in DOCUMENTS:
            if not document.endswith(".atom"):
                continue
            path = document.replace("hole-N", "hole-2").replace("N", "1")
            with self.subTest(path):
                response = await self.get(self.address(path))
                self.assertEqual(response.status, 200, response.body)
                self.assertEqual(response.headers["content-type"], "application/atom+xml")
                feed = feedparser.parse(response.body)
                self.assertFalse(feed.bozo, feed.get("bozo_exception"))
                self.assertEqual(feed.version, "atom10")
                self.assertTrue(path == "forum/favorites.atom" or feed.entries)
                self.assertTrue(all(each.id and each.updated_parsed for each in feed.entries))
                self.assertEqual(len({each.id for each in feed.entries}), len(feed.entries))

    @unittest.skipUnless(has("prometheus_client"), "the package prometheus-client is not installed")
    async def test_the_metrics(self):
        from prometheus_client.parser import text_string_to_metric_families

        response = await self.get(self.address("metrics"))
        self.assertEqual(response.headers["content-type"], "text/plain; version=0.0.4; charset=utf-8")
        found = list(text_string_to_metric_families(response.body))
        library = {each.name for each in text_string_to_metric_families(danxi.metrics_text())}
        self.assertLessEqual(library, {each.name for each in found})
        families = [each for each in found if each.name not in library]
        self.assertGreater(len(families), 10)
        labels = {
            (name, value) for each in families for sample in each.samples for name, value in sample.labels.items()
        }
        self.assertEqual({name for name, _ in labels}, {"source"})
        known = {each.name for each in vars(sources).values() if isinstance(each, sources.Source)} | {"deadlines"}
        self.assertLessEqual({value for _, value in labels}, known)
        balance = next(each for each in families if each.name == "danxi_card_balance_yuan").samples[0].value
        self.assertEqual(balance, json.loads((await self.get(self.address("today.json"))).body)["card"]["balance"])

    async def test_today_has_the_fields_of_the_overview(self):
        value = json.loads((await self.get(self.address("today.json"))).body)
        overview = (await self.documents.sources.library.request("day.get_overview")).value
        for name in ("lessons", "exams", "deadlines", "bookings", "loans", "card", "electricity", "messages"):
            with self.subTest(name):
                self.assertEqual(value[name], overview[name])
        self.assertEqual([each["part"] for each in value["parts"]], [each["part"] for each in overview["parts"]])


class Command(ServeTest):
    async def test_the_command_manages_addresses(self):
        (line,) = self.danxi("serve", "add", "calendar.ics", "--name", "phone")[0].splitlines()
        self.assertRegex(line, r"\Aphone\thttp://127\.0\.0\.1:8364/[\w-]{32}/calendar\.ics\Z")
        self.assertEqual(self.danxi("serve", "feeds")[0].splitlines(), [line])
        self.assertIn("another name", self.danxi("serve", "add", "calendar.ics", "--name", "phone", status=2)[1])
        self.assertIn("is not a document", self.danxi("serve", "add", "secrets", status=2)[1])
        self.danxi("serve", "revoke", "phone")
        self.assertEqual(self.danxi("serve", "feeds")[0], "")
        self.danxi("serve", "revoke", "phone", status=2)
        self.assertIn("danxi serve", self.danxi("serve", "open", status=1)[1])

    def test_a_server_that_ends_without_a_link_counts_as_not_running(self):
        path = self.directory / "serve.sock"
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(path))
            listener.listen()
            process = self.start("serve", "open")
            listener.accept()[0].close()
            problem = process.communicate(timeout=PATIENCE)[1]
        self.assertEqual(process.returncode, 1)
        self.assertIn("no server is running", problem)

    async def test_the_server_serves_documents_on_its_port_and_links_on_its_socket(self):
        process = await asyncio.create_subprocess_exec(
            *self.program("serve", "--port", "0"), env=self.environment, stderr=asyncio.subprocess.PIPE
        )
        try:
            link = (await process.stderr.readline()).decode().split()[-1]
            self.assertRegex(link, r"\Ahttp://127\.0\.0\.1:\d+/open/[\w-]{32}\Z")
            another = self.danxi("serve", "open")[0].strip()
            self.assertNotEqual(link, another)
            url = self.danxi("serve", "add", "today.json")[0].split("\t")[1].strip()
            for address, status in ((link, 200), (link, 403), (another, 200), (url, 200)):
                self.assertEqual(await self.fetch(address), status)
            self.assertEqual(stat.S_IMODE((self.directory / "serve.sock").stat().st_mode), 0o600)
            self.assertIn("running already", self.danxi("serve", "--port", "0", status=10)[1])
        finally:
            process.terminate()
            error = (await process.communicate())[1].decode()
        self.assertNotIn("Traceback", error)
        self.assertNotRegex(error, r"/[\w-]{32}/")
        self.assertFalse((self.directory / "serve.sock").exists())

    @staticmethod
    def program(*arguments):
        from .command import PROGRAM

        return [*PROGRAM, *arguments]

    async def fetch(self, url):
        """Requests a URL over the network, and returns the status."""
        host, port, path = re.fullmatch(r"http://([\d.]+):(\d+)(/.*)", url).groups()
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        head = await reader.readline()
        await reader.read()
        writer.close()
        return int(head.split()[1])
