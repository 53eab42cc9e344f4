"""The accounts with which the person has signed in. The names are in a file, the passwords in the keyring or the environment."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .paths import data_directory
from .schema import Method

COMMUNITY = "community"
CAMPUS = "campus"
KINDS = (COMMUNITY, CAMPUS)

# For each kind of account: the method that signs in, its parameter for the name, and the environment variables of name and password.
LOGINS: Mapping[str, tuple[str, str, str, str]] = {
    COMMUNITY: ("account.login", "email", "DANXI_EMAIL", "DANXI_PASSWORD"),
    CAMPUS: ("campus.login", "username", "DANXI_CAMPUS_NUMBER", "DANXI_CAMPUS_PASSWORD"),
}
STATUS = {COMMUNITY: "account.get_status", CAMPUS: "campus.status"}
# The methods that sign in, and those after which an account is not signed in on this computer any more.
SIGN_INS = ("account.login", "account.register", "account.reset_password", "campus.login", "campus.import_cookies")
SIGN_OUTS = ("account.logout", "account.close_account", "campus.logout")
STUDENT_TYPE = "DANXI_CAMPUS_TYPE"
TOTP = "DANXI_CAMPUS_TOTP"
VARIABLES = (*(variable for _, _, *variables in LOGINS.values() for variable in variables), STUDENT_TYPE, TOTP)

Account = Mapping[str, str]  # the parameters of the login, without secrets


def kinds_of(method: Method) -> tuple[str, ...]:
    """Returns the kinds of accounts that a method needs or may need."""
    if method.name in (*STATUS.values(), *(login for login, *_ in LOGINS.values())):
        return ()
    # The schema of `campus.fetch` names no account, because only some pages need one.
    if method.service == CAMPUS:
        return (CAMPUS,)
    return {"both": KINDS, "none": ()}.get(method.sign_in, (method.sign_in,))


def student_type(number: str) -> str | None:
    """Returns the kind of a campus account from the form of its number, or None for another form.

    A student's number has 11 digits: two for the year, and one for the degree (3: bachelor, 2: master, 1: doctor). That of staff has five.
    """
    number = number.strip()
    if re.fullmatch(r"\d{5}", number):
        return "staff"
    found = re.fullmatch(r"\d\d([123])\d{8}", number)
    return {"3": "undergraduate", "2": "graduate", "1": "graduate"}[found[1]] if found else None


def remembered(kind: str) -> Account | None:
    """Returns the account of the last login with an account of the kind `kind`, or None."""
    account: Account | None = _read().get(kind)
    return account


def remember(kind: str, account: Account | None) -> None:
    """Saves the account of a login. Removes the saved account if `account` is None."""
    _write({**_read(), kind: account})


def after(method: str) -> None:
    """Lets a running `danxi serve` and `danxi rpc` notice that the method that was called has signed in or out.

    A sign-out deletes the last values of `danxi serve`. The values of an account that stays signed in are requested again.
    """
    if method in SIGN_INS or method in SIGN_OUTS:
        with contextlib.suppress(OSError):  # the account is signed in or out, also if the disk is full
            _write(_read())  # the servers look at the time of the file
    if method in SIGN_OUTS:
        shutil.rmtree(served_values(), ignore_errors=True)


def path() -> Path:
    """Returns the path of the file with the names of the accounts."""
    return data_directory() / "accounts.json"


def served_values() -> Path:
    """Returns the path of the directory with the last values of `danxi serve`."""
    return data_directory() / "serve" / "sources"


def last_change() -> int | None:
    """Returns the time in nanoseconds of the last login or sign-out, or None if there was none."""
    try:
        return path().stat().st_mtime_ns
    except FileNotFoundError:
        return None


def _write(accounts: Mapping[str, Account | None]) -> None:
    path().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = path().with_suffix(f".{os.getpid()}")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(json.dumps({name: value for name, value in accounts.items() if value}, indent=2) + "\n")
    new.replace(path())


def parameters(kind: str) -> dict[str, str] | None:
    """Returns the parameters of a login, with the password from the environment or the keyring. None if no password is known."""
    _, name, name_variable, password_variable = LOGINS[kind]
    environment = os.environ
    if environment.get(name_variable) and environment.get(password_variable):
        found = {name: environment[name_variable], "password": environment[password_variable]}
        if kind == CAMPUS:
            found["student_type"] = environment.get(STUDENT_TYPE) or student_type(found[name]) or "undergraduate"
            if environment.get(TOTP):
                found["totp_secret"] = environment[TOTP]
        return found
    account = remembered(kind)
    password = secret(kind, account[name]) if account else None
    if not account or password is None:
        return None
    found = {**account, "password": password}
    if kind == CAMPUS and (totp := secret(f"{kind} totp", account[name])):
        found["totp_secret"] = totp
    return found


def secret(kind: str, name: str) -> str | None:
    """Returns a secret of the keyring. None if the keyring cannot be used, or has no such secret."""
    import keyring
    from keyring.errors import KeyringError

    try:
        return keyring.get_password(f"danxi {kind}", name)
    except (KeyringError, RuntimeError):
        return None


def keep_secret(kind: str, name: str, value: str | None) -> bool:
    """Saves a secret in the keyring, or deletes it if `value` is None. Returns whether this succeeded."""
    import keyring
    from keyring.errors import KeyringError

    try:
        if value is not None:
            keyring.set_password(f"danxi {kind}", name, value)
            return keyring.get_password(f"danxi {kind}", name) == value
        keyring.delete_password(f"danxi {kind}", name)
    except (KeyringError, RuntimeError):
        return False
    return True


def _read() -> dict[str, Any]:
    try:
        found = json.loads(path().read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
