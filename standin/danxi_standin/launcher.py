"""The launcher of a stand-in in a separate process, for tests in Python."""

import copy
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

from danxi_standin.accounts import CampusAccount, CommunityAccount, Role
from danxi_standin.control import Control

STOP_TIMEOUT = 60  # seconds

_Own = TypeVar("_Own", bound="StandIn")  # instead of Self, which type checkers for older versions of Python do not know


class StandIn(Control):
    """A stand-in process, as a context manager.

    `options` are those of the command, such as "--empty". `environment`, if given, replaces the environment that the process would inherit.
    The stand-in stops when the block ends, and also when this process dies, because its standard input is closed then. It runs on the Python
    of this process, or on the one that the environment variable DANXI_STANDIN_PYTHON names.
    """

    process: subprocess.Popen[str]
    ready: dict[str, Any]  # the line that the process prints when it accepts connections

    def __init__(self, *options: str, environment: Mapping[str, str] | None = None) -> None:
        super().__init__(port=0)
        python = os.environ.get("DANXI_STANDIN_PYTHON", sys.executable)
        self._command = [python, "-m", "danxi_standin", "--until-eof", *options]
        packages = str(Path(__file__).resolve().parents[1])
        self._environment = {**(os.environ if environment is None else environment), "PYTHONPATH": packages}

    def start(self: _Own) -> _Own:
        """Starts the process and waits until it accepts connections. Raises `RuntimeError` if the process ends before."""
        self.process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
            start_new_session=True,  # Ctrl-C at the terminal must not stop the stand-in before the program
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise RuntimeError(
                f"The stand-in exited with status {self.process.returncode} before it was ready. "
                "See its standard error for the reason."
            )
        self.ready = json.loads(line)
        self.port = self.ready["port"]
        return self

    def stop(self) -> None:
        """Stops the process, which removes its certificates. Kills it if it does not end within STOP_TIMEOUT."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def __enter__(self: _Own) -> _Own:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def config(self) -> Any:
        """A copy of the configuration that connects a session to the stand-in. Changes of the copy have no effect on the stand-in."""
        return copy.deepcopy(self.ready["config"])

    # Accounts

    @property
    def student(self) -> CommunityAccount:
        """The community account of a student."""
        return self._community_account("student")

    @property
    def moderator(self) -> CommunityAccount:
        """The community account of an administrator."""
        return self._community_account("admin")

    @property
    def undergraduate(self) -> CampusAccount:
        """An undergraduate's campus account whose sign-in succeeds."""
        return self.campus_account(role="undergraduate")

    @property
    def graduate(self) -> CampusAccount:
        """A graduate student's campus account whose sign-in succeeds."""
        return self.campus_account(role="graduate")

    def campus_account(self, trait: str | None = None, role: Role = "undergraduate") -> CampusAccount:
        """Returns the campus account with a trait, such as "captcha", and a role. Raises `LookupError` if no account has both."""
        for account in self.ready["campus_accounts"]:
            if (account["trait"], account["role"]) == (trait, role):
                return CampusAccount(**account)
        raise LookupError(
            f"No campus account has the role {role!r} and the trait {trait!r}. The ready line lists the accounts."
        )

    def _community_account(self, role: Literal["student", "admin"]) -> CommunityAccount:
        account = next(account for account in self.ready["accounts"] if account["role"] == role)
        return CommunityAccount(account["email"], account["password"], role)

    def client_environment(self, config: Mapping[str, Any] | None = None) -> dict[str, str]:
        """Returns the environment variables that the examples read.

        These are a configuration (by default the stand-in's), a student's community and campus accounts, and the URL for control requests.
        """
        return {
            "DANXI_CONFIG": json.dumps(config or self.ready["config"]),
            "DANXI_EMAIL": self.student.email,
            "DANXI_PASSWORD": self.student.password,
            "DANXI_CAMPUS_NUMBER": self.undergraduate.number,
            "DANXI_CAMPUS_PASSWORD": self.undergraduate.password,
            "STANDIN_URL": f"http://127.0.0.1:{self.port}",
        }
