"""Programs that people use subscribe to `danxi serve`: khal, newsboat, promtool, and a phone's calendar by way of vdirsyncer and Radicale.

`make test-subscribers` unpacks them into build/subscribers. Without them, these tests are skipped.
"""

import base64
import os
import re
import socket
import subprocess
import time
import unittest
import urllib.request
from pathlib import Path

from . import ROOT
from .command import PATIENCE, CommandTest
from .serving import needs_packages

PROGRAMS = ROOT / "build/subscribers"
VDIRSYNCER = """
[general]
status_path = "{home}/status"

[pair fudan]
a = "danxi"
b = "mine"
collections = null
conflict_resolution = "a wins"
partial_sync = "ignore"

[storage danxi]
type = "http"
url = "{url}"

[storage mine]
{mine}
"""
KHAL = """
[calendars]
[[fudan]]
path = {home}/calendar
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Asia/Shanghai
default_timezone = Asia/Shanghai
"""


@needs_packages
@unittest.skipUnless((PROGRAMS / "usr/bin/khal").exists(), "run `make test-subscribers`, which unpacks the programs")
class Programs(CommandTest):
    def setUp(self):
        super().setUp()
        self.log_in()
        process = self.start("serve", "--port", "0")
        process.stderr.readline()  # it serves

    def address(self, document):
        return self.danxi("serve", "add", document)[0].split("\t")[1].strip()

    def run_program(self, name, *arguments, **options):
        """Runs a program, which must succeed, and returns its output."""
        done = subprocess.run(
            self.command(name, *arguments),
            env=self.variables,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            **options,
        )
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    @staticmethod
    def command(name, *arguments):
        path = PROGRAMS / "usr/bin" / name
        is_python = path.read_bytes().startswith(b"#!/usr/bin/python3")
        return [*(["/usr/bin/python3"] if is_python else []), str(path), *map(str, arguments)]

    @property
    def variables(self):
        libraries = [str(each) for each in (PROGRAMS / "usr/lib", *(PROGRAMS / "usr/lib").glob("*-linux-gnu"))]
        return {
            "HOME": self.home,
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TZ": "Asia/Shanghai",
            "TERM": "xterm",
            "LD_LIBRARY_PATH": ":".join(libraries),
            "PYTHONPATH": str(PROGRAMS / "usr/lib/python3/dist-packages"),
        }

    def synchronize(self, mine):
        """Copies the calendar with vdirsyncer to a storage."""
        settings = Path(self.home) / "vdirsyncer"
        settings.write_text(VDIRSYNCER.format(home=self.home, url=self.address("calendar.ics"), mine=mine))
        self.run_program("vdirsyncer", "-c", settings, "discover", "fudan", input="y\n")
        self.run_program("vdirsyncer", "-c", settings, "sync")
        # A second time, nothing has changed.
        self.assertNotRegex(self.run_program("vdirsyncer", "-c", settings, "sync"), "(?i)copying|deleting")

    def test_khal_shows_the_lessons_of_the_calendar(self):
        os.mkdir(f"{self.home}/calendar")
        self.synchronize(f'type = "filesystem"\npath = "{self.home}/calendar"\nfileext = ".ics"')
        settings = Path(self.home) / "khal"
        settings.write_text(KHAL.format(home=self.home))
        shown = self.run_program("khal", "-c", settings, "list", "2026-09-07", "120d")
        for course in {each["name"] for each in self.lines("course", "get-courses", self.semester)}:
            self.assertIn(course, shown)

    @property
    def semester(self):
        return self.lines("course", "get-current-semester")[0]["id"]

    def test_a_phone_gets_the_calendar_from_radicale(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        url = f"http://127.0.0.1:{port}/me/fudan/"
        options = {
            "server-hosts": f"127.0.0.1:{port}",
            "auth-type": "none",
            "storage-filesystem-folder": f"{self.home}/radicale",
        }
        arguments = [part for name, value in options.items() for part in (f"--{name}", value)]
        radicale = subprocess.Popen(self.command("radicale", *arguments), env=self.variables, stderr=subprocess.DEVNULL)
        self.addCleanup(radicale.wait, PATIENCE)
        self.addCleanup(radicale.kill)
        self.wait_for_port(port)
        me = {
            "Authorization": f"Basic {base64.b64encode(b'me:me').decode()}"
        }  # Radicale makes the folder of this person
        urllib.request.urlopen(urllib.request.Request(url, None, me, method="MKCALENDAR"), timeout=PATIENCE).close()
        self.synchronize(f'type = "caldav"\nurl = "{url}"\nusername = "me"\npassword = "me"')
        with urllib.request.urlopen(url, timeout=PATIENCE) as response:
            stored = response.read().decode()
        served = self.danxi("course", "calendar", "--deadlines", "--loans", "--venue-bookings")[0]
        names = re.compile(r"^SUMMARY:.*$", re.MULTILINE)
        self.assertGreater(len(names.findall(served)), 10)
        self.assertLessEqual(set(names.findall(served.replace("\r", ""))), set(names.findall(stored.replace("\r", ""))))

    def wait_for_port(self, port):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        self.fail("Radicale does not listen")

    def test_newsboat_reads_the_feeds(self):
        urls = Path(self.home) / "urls"
        urls.write_text(
            "\n".join(map(self.address, ("forum/division-1.atom", "announcements.atom", "forum/messages.atom")))
        )
        files = ["-u", urls, "-c", f"{self.home}/cache", "-C", "/dev/null"]
        shown = self.run_program("newsboat", *files, "-x", "reload", "print-unread")
        self.assertGreater(int(re.search(r"(\d+) unread", shown)[1]), 20)

    def test_promtool_finds_no_mistake_in_the_metrics(self):
        with urllib.request.urlopen(self.address("metrics"), timeout=PATIENCE) as response:
            text = response.read().decode()
        self.assertEqual(self.run_program("promtool", "check", "metrics", input=text), "")
