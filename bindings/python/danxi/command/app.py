"""The common part of all subcommands: the interface, the session, and calls that sign in again or ask the person for answers."""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import click

import danxi

from . import accounts, failures, images, paths, progress
from .paths import config_file, data_directory
from .schema import Interface, Method

_CHALLENGES = (danxi.CaptchaRequiredError, danxi.SecondFactorRequiredError)


class App:
    """One run of the command.

    Attributes:
        as_json: Whether the subcommand writes JSON, so that its error is JSON too.
        program: The program and its arguments that `danxi watch --exec` runs.
    """

    as_json = False
    program: list[str] | None = None
    _config: str | None = None

    def configure(self, config: str | None, account: str | None, verbose: bool) -> None:
        """Takes the options of the command.

        Args:
            config: Path of the configuration. By default, the configuration in DANXI_CONFIG, otherwise the person's file.
            account: Name of the account whose files are used. By default, the name in DANXI_ACCOUNT, otherwise the usual account.
            verbose: Whether to write the library's log to standard error.
        """
        self._config = config
        self.requires_store = True  # if the configuration says so
        if account is not None:
            os.environ[paths.ACCOUNT] = account
        if paths.account() and not paths.is_account_name(paths.account()):
            raise click.UsageError(
                f"{paths.account()!r} cannot be the name of an account. Use letters, digits, `-`, `_`, `.` and `@`."
            )
        if verbose:
            logging.basicConfig(format="%(levelname)s %(message)s")
            logging.getLogger("danxi").setLevel(logging.DEBUG)

    @cached_property
    def interface(self) -> Interface:
        return Interface.load()

    @cached_property
    def session(self) -> danxi.Session:
        """The session, whose store persists between runs. `App.close` closes the session."""
        config = self.configuration()
        if not self.requires_store:
            config = {**config, "store": {**config["store"], "require": False}}
        return danxi.Session(config)

    def close(self) -> None:
        if "session" in self.__dict__:
            self.session.close()

    def configuration(self) -> Any:
        """Returns the configuration, with a store in the data directory unless the configuration names another store.

        Raises:
            click.UsageError: The configuration cannot be read.
        """
        try:
            config = json.loads(self._configuration_text())
            if not isinstance(config, dict):
                raise ValueError("it is not a JSON object")
            store = {} if config.get("store") is None else config["store"]
            if not isinstance(store, dict):
                raise ValueError("`store` is not a JSON object")
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) else problem
            raise click.UsageError(
                f"the configuration in {self.configuration_source} cannot be read: {reason}"
            ) from None
        return {**config, "store": {**store, **self._own_store(store)}}

    @staticmethod
    def _own_store(store: dict[str, Any]) -> dict[str, Any]:
        """Returns the keys of the store that the command sets: the default directory, and a part of its own for an account with a name."""
        if store.get("url") and not store.get("path"):
            return {"namespace": f"{store.get('namespace', 'default')}-{paths.account()}"} if paths.account() else {}
        if store.get("path") and not paths.account():
            return {}
        path = Path(store["path"]) / paths.OTHERS / paths.account() if store.get("path") else data_directory() / "store"
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return {"path": str(path)}

    @property
    def configuration_source(self) -> str:
        """The path of the configuration file, or `DANXI_CONFIG` if this environment variable has the configuration."""
        if self._config is None and os.environ.get("DANXI_CONFIG"):
            return "DANXI_CONFIG"
        return self._config or str(config_file())

    def _configuration_text(self) -> str:
        source = self.configuration_source
        if source == "DANXI_CONFIG" and self._config is None:
            return os.environ["DANXI_CONFIG"]
        try:
            return Path(source).read_text("utf-8")
        except FileNotFoundError:
            if self._config is None:
                return "{}"
            raise

    def call(self, name: str, **parameters: Any) -> Any:
        """Calls a method by its name, and returns its value."""
        return self.request(self.interface.method(name), parameters).value

    def attempt(self, name: str, **parameters: Any) -> tuple[Any, str | None]:
        """Calls a method by its name. Returns its value, or None and a message for the person."""
        try:
            return self.call(name, **parameters), None
        except danxi.Error as error:
            return None, failures.advise(error.name, error.message)

    def request(self, method: Method, parameters: Mapping[str, Any]) -> danxi.Result[Any]:
        """Calls a method. Signs in again if the sign-in has expired and the password is known. Asks for
        captchas and second factors in a terminal.

        Raises:
            danxi.Error: The call failed.
        """
        can_sign_in = True
        while True:
            try:
                call = self.session.start(method.name, **parameters)
                progress.wait(call, method.name)
                return call.result()
            except danxi.NotSignedInError as error:
                if error.outcome or not can_sign_in or not self._sign_in_for(method):
                    raise
                can_sign_in = False
            except _CHALLENGES as error:
                if method.name == "campus.answer_challenge" or not is_interactive():
                    raise
                result = self._ask_for_answer(error)
                if method.name == "campus.login":
                    return result

    def pages(self, method: Method, parameters: Mapping[str, Any]) -> Iterator[danxi.Result[Any]]:
        """Calls a method once for each page of its list, and yields the results."""
        result = self.request(method, parameters)
        yield result
        while result.continuation is not None:
            result = self.request(method, {**parameters, "continue_from": result.continuation})
            yield result

    def status(self, kind: str) -> dict[str, Any]:
        """Returns the status of the sign-in with an account of the kind `kind`. No request is sent."""
        status: dict[str, Any] = self.session.call(accounts.STATUS[kind])
        return status

    def sign_in(self, kind: str) -> bool:
        """Signs in with the password in the environment or the keyring, if any. Returns whether the session is signed in.

        A sign-in with another account is not replaced.

        After a sign-in, the session keeps the password, and signs in again when the university ends the sign-in.
        """
        status = self.status(kind)
        parameters = accounts.parameters(kind)
        login, name, *_ = accounts.LOGINS[kind]
        if parameters is None or status["signed_in"] and status.get(name) != parameters[name]:
            return bool(status["signed_in"])
        self.request(self.interface.method(login), {**parameters, "remember": True, "reuse": bool(status["signed_in"])})
        return True

    def _sign_in_for(self, method: Method) -> bool:
        """Signs in with the accounts that a method needs. Returns false if it needs no account, or a password is unknown."""
        kinds = accounts.kinds_of(method)
        found = {kind: accounts.parameters(kind) for kind in kinds}
        if not kinds or None in found.values():
            return False
        for kind, parameters in found.items():
            self.request(self.interface.method(accounts.LOGINS[kind][0]), {**(parameters or {}), "remember": True})
        return True

    def _ask_for_answer(self, error: danxi.Error) -> danxi.Result[Any]:
        """Asks the person for the answer to a challenge, again for each new challenge, until the server accepts an answer."""
        while True:
            challenge = error.detail["challenge"]
            answer = ask(challenge)
            try:
                return self.session.request("campus.answer_challenge", id=challenge["id"], answer=answer)
            except _CHALLENGES as again:
                click.echo(again.message, err=True)
                error = again


def is_interactive() -> bool:
    """Returns whether the command runs in a terminal, where it can ask the person."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def ask(challenge: Mapping[str, Any]) -> str:
    """Asks the person for the answer to a challenge."""
    if challenge["kind"] != "captcha":
        return prompt("Code of the authenticator app")
    path = images.show(challenge["image"]) if challenge.get("image") else None
    try:
        return prompt(f"Characters of the captcha in {path}" if path else "Characters of the captcha")
    finally:
        if path:
            os.unlink(path)


def prompt(question: str, **options: Any) -> str:
    """Asks the person at the terminal. The question is written to standard error, because standard output is for values."""
    return str(click.prompt(question, err=True, **options))
