"""The messages and exit statuses with which the command reports errors."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import danxi

from .text import clean, to_json

UNEXPECTED = 1
USAGE = 2

# The exit statuses, each with its meaning and the names of the errors for which the command returns the status.
STATUSES: Mapping[int, tuple[str, tuple[str, ...]]] = {
    UNEXPECTED: ("an unexpected failure, or an error of a newer library", ("internal", "invalid_handle", "forked")),
    USAGE: ("wrong usage", ("invalid_argument", "invalid_json", "unknown_method", "not_remembered")),
    3: (
        "not signed in, or the sign-in failed",
        (
            "not_signed_in",
            "wrong_password",
            "not_registered",
            "captcha_required",
            "second_factor_required",
            "browser_required",
            "account_setup_required",
            "weak_password",
            "account_locked",
            "account_changed",
        ),
    ),
    4: ("the account, the program or the configuration does not allow this", ("forbidden", "vetoed", "host_denied")),
    5: ("not found", ("not_found", "not_cached")),
    6: ("the server refused the content", ("rejected",)),
    7: ("the network failed", ("network", "timeout", "tls")),
    8: (
        "the server failed, is under maintenance or wants fewer requests",
        ("server_failure", "maintenance", "rate_limited"),
    ),
    9: ("the server's response cannot be read", ("unexpected_response", "page_changed", "too_large")),
    10: ("a limit or a file on this machine prevents the call", ("storage", "out_of_memory", "busy")),
    11: ("the call was ended", ("cancelled", "closed")),
}
_BY_NAME = {name: status for status, (_, names) in STATUSES.items() for name in names}

# Advice that is appended to the library's messages, because they name methods instead of subcommands.
ADVICE = {
    "not_signed_in": "Sign in with `danxi login`.",
    "captcha_required": "Run the command in a terminal to answer the captcha.",
    "second_factor_required": "Run the command in a terminal to enter the code.",
}


def exit_status(name: str) -> int:
    """Returns the exit status for the error with a name."""
    return _BY_NAME.get(name, UNEXPECTED)


def describe(error: danxi.Error) -> dict[str, object]:
    """Returns an error as a JSON object, with the members of the C interface's errors."""
    described = {
        "code": error.code,
        "name": error.name,
        "message": error.message,
        "retryable": error.retryable,
        "http_status": error.http_status,
        "retry_after_ms": None if error.retry_after is None else round(error.retry_after * 1000),
        "detail": error.detail or None,
    }
    return {name: value for name, value in described.items() if value is not None}


def advise(name: str, message: str) -> str:
    """Returns the message of an error in one line, with advice for a person at the command line."""
    return " ".join([*clean(message).split(), *filter(None, [ADVICE.get(name)])])


def report(error: danxi.Error, as_json: bool) -> None:
    """Writes an error to standard error, as JSON or as a message."""
    text = to_json({"error": describe(error)}) if as_json else f"danxi: {advise(error.name, error.message)}"
    sys.stderr.write(f"{text}\n")
