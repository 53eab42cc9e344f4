"""`danxi logout`: signs out, and forgets the account and its password."""

from __future__ import annotations

import click

from . import accounts
from .app import App, is_interactive

METHODS = {accounts.COMMUNITY: "account.logout", accounts.CAMPUS: "campus.logout"}


@click.command(
    "logout",
    help="Sign out of one account, or of both, and delete the passwords from the keyring.\n\n"
    "The community ends the sign-ins of the account on all devices.",
)
@click.argument("account", required=False, type=click.Choice(accounts.KINDS))
@click.option("--yes", is_flag=True, help="Do not ask before the community account is signed out.")
@click.pass_obj
def command(app: App, account: str | None, yes: bool) -> None:
    kinds = [account] if account else list(accounts.KINDS)
    for kind in kinds:
        if not app.status(kind)["signed_in"]:
            click.echo(f"Not signed in to the {kind}.")
        elif yes or kind == accounts.CAMPUS or _agrees():
            app.session.call(METHODS[kind])
            click.echo(f"Signed out of the {kind}.")
        else:
            continue
        _forget(kind)


def _agrees() -> bool:
    if not is_interactive():
        raise click.UsageError("the community signs the account out on all devices. Pass --yes to agree.")
    return click.confirm("Sign the community account out on all devices?", err=True)


def _forget(kind: str) -> None:
    known = accounts.remembered(kind)
    if known:
        for service in (kind, f"{kind} totp"):
            accounts.keep_secret(service, known[accounts.LOGINS[kind][1]], None)
        accounts.remember(kind, None)
