"""`danxi logout`: signs out, and forgets the account and its password."""

from __future__ import annotations

import shutil

import click

from . import accounts
from .app import App, is_interactive
from .paths import OTHERS, data_directory

METHODS = {accounts.COMMUNITY: "account.logout", accounts.CAMPUS: "campus.logout"}


@click.command(
    "logout",
    help="Sign out of one account, or of both, and delete the passwords from the keyring.\n\n"
    "The community ends the sign-ins of the account on all devices.",
)
@click.argument("account", required=False, type=click.Choice(accounts.KINDS))
@click.option("--yes", is_flag=True, help="Do not ask before the community account is signed out.")
@click.option(
    "--forget",
    is_flag=True,
    help="Also delete everything that the command keeps for the account on this machine: caches, saved threads, subscriptions and names.",
)
@click.pass_obj
def command(app: App, account: str | None, yes: bool, forget: bool) -> None:
    if forget and account:
        raise click.UsageError("--forget deletes what is kept of both accounts. Leave out ACCOUNT.")
    kinds = [account] if account else list(accounts.KINDS)
    for kind in kinds:
        if not app.status(kind)["signed_in"]:
            click.echo(f"Not signed in to the {kind}.")
        elif yes or kind == accounts.CAMPUS or _agrees():
            app.session.call(METHODS[kind])
            click.echo(f"Signed out of the {kind}.")
        else:
            continue
        accounts.after(METHODS[kind])
        _forget(kind)
    if forget:
        _delete(app)


def _delete(app: App) -> None:
    """Deletes the files of the account. A store that the configuration names may have other things in it, so it stays."""
    store = app.configuration()["store"]
    app.close()
    for kind in accounts.KINDS:
        _forget(kind)
    directory = data_directory()
    if directory.exists():
        # The files of other accounts are below the directory of the usual one.
        for path in directory.iterdir():
            if path.is_dir() and not path.is_symlink() and path.name != OTHERS:
                shutil.rmtree(path)
            elif path.name != OTHERS:
                path.unlink()
    click.echo(f"Deleted the files in {directory}.")
    if not str(store.get("path") or "").startswith(str(directory)):
        place = store.get("path") or store.get("url")
        click.echo(f"The store {place}, which the configuration names, was not deleted.", err=True)


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
