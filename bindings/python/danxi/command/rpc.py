"""`danxi rpc`: starts the program danxi-rpc with the configuration, the store and the accounts of the command."""

from __future__ import annotations

import logging
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import click

import danxi

from . import accounts
from .app import App
from .paths import data_directory
from .text import to_json

PROGRAM = "danxi-rpc"


@click.command(
    "rpc",
    help="Serve all methods as JSON-RPC 2.0, on standard input and output or on a Unix socket: a message is a line of JSON, and so is its "
    "response. Requests run concurrently. Without --socket, the command ends after the end of its input and the last response.\n\n"
    "`rpc.discover` returns the schema, `rpc.request` a value with its source and continuation, and `rpc.progress` the progress of a request. "
    "`rpc.watch` and `rpc.unwatch` start and end streams, whose items come as notifications `rpc.item`, and `rpc.cancel` cancels a request.",
)
@click.option("--socket", metavar="PATH", help="Listen on this Unix socket. Each connection has its own session.")
@click.pass_obj
def command(app: App, socket: str | None) -> None:
    program = _find_program()
    if program is None:
        raise click.ClickException(
            f"the program {PROGRAM} was not found beside the library or in PATH. Install it: apt install {PROGRAM}, or make install"
        )
    configuration = to_json(app.configuration())
    data_directory().mkdir(mode=0o700, parents=True, exist_ok=True)
    passwords, read_at = _present_passwords()
    arguments = [PROGRAM, "--accounts", str(accounts.path()), "--accounts-time", str(read_at or 0)]
    arguments += ["--sign-out-delete", str(accounts.served_values())]
    if logging.getLogger("danxi").isEnabledFor(logging.DEBUG):
        arguments.append("--verbose")
    if socket is not None:
        arguments += ["--socket", socket]
    others = {name: value for name, value in os.environ.items() if name not in accounts.VARIABLES}
    environment = {**others, "DANXI_CONFIG": configuration, **passwords}
    sys.stdout.flush()
    os.execve(program, arguments, environment)


def _find_program() -> str | None:
    """Returns the path of the program: in the package, beside the library that DANXI_LIBRARY names, or in PATH."""
    for directory in _directories():
        path = directory / PROGRAM
        if os.access(path, os.X_OK):
            return str(path)
    return shutil.which(PROGRAM)


def _directories() -> Iterator[Path]:
    yield Path(danxi.__file__).parent
    if chosen := os.environ.get("DANXI_LIBRARY"):
        library = Path(chosen).absolute().parent
        yield from (library, library.parent / "bin")


def _present_passwords() -> tuple[dict[str, str], int | None]:
    """Returns the passwords, and the time of the last login or sign-out before.

    The passwords are read again if an account was signed in or out meanwhile: the keyring may ask a person to unlock it first.
    """
    while True:
        before = accounts.last_change()
        passwords = _passwords()
        if accounts.last_change() == before:
            return passwords, before


def _passwords() -> dict[str, str]:
    """Returns the environment variables with the accounts whose passwords are in the environment or the keyring."""
    variables = {}
    for kind in accounts.KINDS:
        _, name, name_variable, password_variable = accounts.LOGINS[kind]
        if (found := accounts.parameters(kind)) is None:
            continue
        variables.update({name_variable: found[name], password_variable: found["password"]})
        for field, variable in (("student_type", accounts.STUDENT_TYPE), ("totp_secret", accounts.TOTP)):
            if field in found:
                variables[variable] = found[field]
    return variables
