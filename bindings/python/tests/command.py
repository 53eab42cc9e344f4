"""Base classes for tests of the command `danxi`, as processes with pipes or with a terminal."""

import importlib.util
import json
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
import unittest

import danxi

from . import ROOT
from .campus import CampusTest

PROGRAM = [sys.executable, "-m", "danxi"]
PATIENCE = 300  # seconds after which a process counts as stuck
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# A progress bar, and what removes it from the terminal.
BAR = re.compile(r"\x1b\[\?25l[^\n]*\n\x1b\[\?25h\r\x1b\[1A\x1b\[2K")


def has(*packages):
    return all(importlib.util.find_spec(package) for package in packages)


class CommandTest(CampusTest):
    """A test of the command, with a directory for its files and without accounts."""

    @classmethod
    def setUpClass(cls):
        if not has("click", "rich", "keyring"):
            raise unittest.SkipTest("the packages of danxi[cli] are not installed")
        super().setUpClass()

    def setUp(self):
        super().setUp()
        self.home = self.enterContext(tempfile.TemporaryDirectory())

    @property
    def environment(self):
        inherited = super().environment
        environment = {name: value for name, value in inherited.items() if not name.startswith("DANXI_")}
        return {
            **environment,
            "DANXI_LIBRARY": inherited["DANXI_LIBRARY"],
            "DANXI_CONFIG": inherited["DANXI_CONFIG"],
            "HOME": self.home,
            "XDG_CONFIG_HOME": f"{self.home}/config",
            "XDG_DATA_HOME": f"{self.home}/data",
            "PYTHONPATH": str(ROOT / "bindings/python"),
            "PYTHON_KEYRING_BACKEND": "tests.file_keyring.FileKeyring",
            "DANXI_TEST_KEYRING": f"{self.home}/keyring.json",
            "TZ": "Asia/Shanghai",
            "TERM": "xterm",
            "COLUMNS": "100",
            "PAGER": "cat",
        }

    def danxi(self, *arguments, status=0, stdin="", **variables):
        """Runs the command, checks its exit status, and returns its standard output and standard error."""
        process = subprocess.run(
            [*PROGRAM, *map(str, arguments)],
            env={**self.environment, **variables},
            input=stdin,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        self.assertEqual(process.returncode, status, process.stderr or process.stdout)
        return process.stdout, process.stderr

    def describe(self, *arguments, status=0):
        """Runs the command in this process, for help and mistakes, which need no session. Returns its output."""
        from click.testing import CliRunner

        from danxi.command.app import App
        from danxi.command.cli import cli

        result = CliRunner().invoke(cli, list(map(str, arguments)), obj=App(), prog_name="danxi")
        self.assertEqual(result.exit_code, status, result.output)
        return result.output

    def lines(self, *arguments, **options):
        """Runs the command with --json, and returns the JSON values of its lines."""
        return [json.loads(line) for line in self.danxi(*arguments, "--json", **options)[0].splitlines()]

    def start(self, *arguments, pipesize=-1, **variables):
        """Starts the command, and returns its process, which is killed at the end of the test."""
        process = subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            env={**self.environment, **variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            pipesize=pipesize,
        )
        self.addCleanup(process.communicate, timeout=PATIENCE)
        self.addCleanup(process.kill)
        return process

    def log_in(self):
        """Signs in with a community account and a campus account, as earlier runs of `danxi login` without a keyring have done."""
        person = self.campus.people["undergraduate"]
        os.makedirs(f"{self.home}/data/danxi/store", 0o700, exist_ok=True)
        with danxi.Session(self.campus.config, store={"path": f"{self.home}/data/danxi/store"}) as session:
            session.account.login(self.email, self.password, remember=True)
            session.campus.login(person["number"], person["password"], "undergraduate", remember=True)


class Terminal:
    """A process of the command on a pseudoterminal, on which the test types."""

    def __init__(self, test, *arguments, **variables):
        self._test = test
        self.shown = ""
        self._seen = 0  # number of characters of `text` up to the end of the last match
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            env={**test.environment, **variables},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            # The process needs a controlling terminal to hide typed passwords.
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),
        )
        os.close(slave)
        test.addCleanup(os.close, self._master)
        test.addCleanup(self.process.wait, PATIENCE)
        test.addCleanup(self.process.kill)

    def wait_for(self, pattern):
        """Waits until the output after the last match matches `pattern`, and returns the match."""
        self._read(lambda: re.search(pattern, self._unseen), f"the terminal does not show {pattern!r}")
        match = re.search(pattern, self._unseen)
        self._seen += match.end()
        return match

    def type(self, text):
        os.write(self._master, f"{text}\n".encode())

    def end(self, status=0):
        """Waits until the command ends, checks its exit status, and returns what remains on the terminal, without colors."""
        self._read(lambda: False, "the command does not end", until_end=True)
        self._test.assertEqual(self.process.wait(PATIENCE), status, self.text)
        # A call that takes long, which any call may do on a busy machine, shows a progress bar.
        return self._plain(BAR.sub("", self.shown))

    @property
    def text(self):
        """The output so far, without colors."""
        return self._plain(self.shown)

    @staticmethod
    def _plain(shown):
        return ESCAPES.sub("", shown).replace("\r\n", "\n")

    @property
    def _unseen(self):
        return self.text[self._seen :]

    def _read(self, is_enough, problem, until_end=False):
        deadline = time.monotonic() + PATIENCE
        while not is_enough():
            ready, _, _ = select.select([self._master], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"{problem}: {self.text}")
            try:
                piece = os.read(self._master, 65536)
            except OSError:
                piece = b""
            if not piece:
                if until_end:
                    break
                raise AssertionError(f"{problem}, and the command has ended: {self.text}")
            self.shown += piece.decode(errors="replace")
