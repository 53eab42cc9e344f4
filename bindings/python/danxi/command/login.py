"""`danxi login`: signs in, and remembers the account."""

from __future__ import annotations

from typing import Any

import click

from . import accounts
from .app import App, is_interactive, prompt
from .cookies import read_cookies
from .values import read


@click.command(
    "login",
    help="Sign in, for this and later commands. The sign-in is kept in the store, by default in files that only you can read. The "
    "password is kept only if you agree, in the keyring of your desktop.\n\n"
    "ACCOUNT is community (forum and course reviews) or campus (the university). Without ACCOUNT, you are asked.\n\n"
    "The environment variables DANXI_EMAIL and DANXI_PASSWORD, or DANXI_CAMPUS_NUMBER, DANXI_CAMPUS_PASSWORD and DANXI_CAMPUS_TYPE, "
    "sign in without this command.",
)
@click.argument("account", required=False, type=click.Choice(accounts.KINDS))
@click.option("--name", help="E-mail address of the community account, or number of the campus account.")
@click.option(
    "--type",
    "student_type",
    help="Kind of the campus account: undergraduate, graduate or staff. By default, you are asked; without a terminal, "
    "the number decides.",
)
@click.option(
    "--password-file", metavar="FILE", help="File with the password; - is standard input. By default, you are asked."
)
@click.option(
    "--from-browser",
    "browser",
    metavar="FILE",
    help="Sign in with the cookies of a browser, for a campus account that needs a step which only a browser can do. The file is a cookies.txt or a HAR "
    "file; - is standard input. Only the cookies of fudan.edu.cn are read.",
)
@click.option(
    "--totp", is_flag=True, help="Also ask for the secret of the authenticator app, and keep it in the keyring."
)
@click.option(
    "--keyring/--no-keyring",
    default=None,
    help="Whether to keep the password in the keyring. By default, you are asked.",
)
@click.pass_obj
def command(
    app: App,
    account: str | None,
    name: str | None,
    student_type: str | None,
    password_file: str | None,
    browser: str | None,
    totp: bool,
    keyring: bool | None,
) -> None:
    kind = accounts.CAMPUS if browser and not account else account or _ask("Account", type=click.Choice(accounts.KINDS))
    if browser and kind != accounts.CAMPUS:
        raise click.UsageError("--from-browser is for the campus account only.")
    method = app.interface.method(accounts.LOGINS[kind][0])
    field = accounts.LOGINS[kind][1]
    before = accounts.remembered(kind) or {}
    question = "E-mail address" if kind == accounts.COMMUNITY else "Number"
    found = {field: (name or _ask(question, default=before.get(field))).strip()}
    if kind == accounts.CAMPUS:
        types = next(each.choices for each in method.parameters if each.name == "student_type")
        guess = accounts.student_type(found[field])
        if student_type is None and guess and not is_interactive():
            student_type = guess
        known = before.get("student_type") if before.get(field) == found[field] else None
        found["student_type"] = student_type or _ask(
            "Kind", type=click.Choice(list(types)), default=known or guess or "undergraduate"
        )
    if browser:
        _import(app, browser, found)
        return
    secrets = {"password": _password(password_file)}
    if totp and kind == accounts.CAMPUS:
        secrets["totp_secret"] = _ask("Secret of the authenticator app", hide_input=True)
    status = app.request(method, {**found, **secrets, "remember": True}).value
    accounts.remember(kind, found)
    click.echo(f"Signed in to the {kind} as {status.get(field) or found[field]}.")
    _keep(kind, found[field], secrets, keyring)


def _import(app: App, path: str, account: dict[str, str]) -> None:
    """Signs in with the cookies of a browser. The password is not known, so that of an earlier login is deleted."""
    try:
        cookies = read_cookies(read(path))
    except (OSError, ValueError) as problem:
        raise click.UsageError(f"--from-browser: {path}: {problem}") from None
    outcome = app.call("campus.import_cookies", cookies=cookies, **account, remember=True)
    accounts.remember(accounts.CAMPUS, account)
    for service in (accounts.CAMPUS, f"{accounts.CAMPUS} totp"):
        accounts.keep_secret(service, account["username"], None)
    click.echo(f"Signed in to the campus as {account['username']} with {outcome['imported']} cookies.")
    if outcome.get("is_live") is False:
        click.echo(
            "id.fudan.edu.cn does not accept them: only the sites that the browser has opened may be signed in.",
            err=True,
        )


def _password(path: str | None) -> str:
    if path is None:
        return _ask("Password", hide_input=True)
    try:
        return read(path).rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as problem:
        raise click.UsageError(f"--password-file: {problem}") from None


def _keep(kind: str, name: str, secrets: dict[str, str], wanted: bool | None) -> None:
    """Saves the secrets in the keyring if the person agrees. Otherwise deletes those of an earlier login."""
    if wanted is None:
        wanted = is_interactive() and click.confirm("Keep the password in the keyring?", default=True, err=True)
    kept = {kind: secrets["password"], f"{kind} totp": secrets.get("totp_secret")}
    for service, secret in kept.items():
        if wanted and secret is not None:
            if not accounts.keep_secret(service, name, secret):
                click.echo(
                    "The password was not saved, because no keyring can keep it. You will be asked again when the sign-in has expired.",
                    err=True,
                )
                return
        else:
            # Later commands would send the secret of an earlier login, and an outdated password can lock the account.
            accounts.keep_secret(service, name, None)


def _ask(question: str, **options: Any) -> str:
    if not is_interactive():
        hint = "Pass the options of `danxi login --help`, or run the command in a terminal."
        raise click.UsageError(f"{question} is missing. {hint}")
    return prompt(question, **options)
