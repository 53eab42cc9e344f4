"""`danxi doctor`: checks versions, files, servers and sign-ins."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Optional
from urllib.parse import urlsplit

import click

import danxi
from danxi._generated.version import __version__

from . import accounts, failures
from .app import App
from .schema import Interface
from .serve.command import PACKAGES
from .text import to_json

TIMEOUT_MS = 10_000

# For each kind of account, a method that shows whether the servers accept the sign-in.
PROOFS = {accounts.COMMUNITY: "forum.get_profile", accounts.CAMPUS: "profile.get_identity"}

# The hosts that the configuration can replace, with the section whose `base_url` replaces them.
SECTIONS = {
    "forum.fduhole.com": "forum",
    "danke.fduhole.com": "curriculum",
    "auth.fduhole.com": "auth",
    "image.fduhole.com": "image",
    "api.github.com": "github",
    "uploads.github.com": "github",
    "momentsapi.herokuapp.com": "moments",
}
NO_DEFAULT = "moments"  # a service without a public server

# Servers to which no method sends its request, but which sign the account in, send files or stand in for another server, with the services that
# need them.
ENTRIES = {
    "https://id.fudan.edu.cn": "campus",
    "https://uis.fudan.edu.cn": "campus",
    "https://webvpn.fudan.edu.cn": "campus",
    "https://tac.fudan.edu.cn": "sport",
    "https://fdulib.a-lsp.com": "library",
    "https://rwsjcas.fudan.edu.cn": "library",
    "http://yjsxktest.fudan.sh.cn": "course",
    "https://codeload.github.com": "github",
    "https://release-assets.githubusercontent.com": "github",
}

# Hosts that the library reaches through WebVPN from outside the campus.
CAMPUS_ONLY = re.compile(r"(.+\.)?fduhole\.com|yjsxk\.fudan\.edu\.cn|yjsxktest\.fudan\.sh\.cn|10(\.\d+){3}")

# The packages that a command needs in addition, by the name of the extra.
EXTRAS: Mapping[str, Sequence[str]] = {"mcp": ("mcp",), "serve": PACKAGES}

# The group of a check, its subject, whether it passed (None: neither passed nor failed), and details.
Check = tuple[str, str, Optional[bool], str]
MARKS = {
    True: click.style("ok", fg="green"),
    False: click.style("FAILED", fg="red"),
    None: click.style("no", fg="yellow"),
}


def servers(interface: Interface, config: Mapping[str, Any]) -> dict[str, list[str]]:
    """Returns the origins to which methods send requests, such as `https://api.github.com`, with the services that need them."""
    bases = {section: (config.get(section) or {}).get("base_url") for section in SECTIONS.values()}
    found: dict[str, list[str]] = {}

    def add(url: str, service: str) -> None:
        parts = urlsplit(url)
        needed_by = found.setdefault(f"{parts.scheme}://{parts.netloc}", [])
        if service not in needed_by:
            needed_by.append(service)

    for method in interface.methods():
        for url in method.urls:
            section = SECTIONS.get(urlsplit(url).hostname or "")
            if section and (base := bases[section]):
                add(base, method.service)
            elif section != NO_DEFAULT:
                add(url, method.service)
    for url, service in ENTRIES.items():
        if not bases.get(service):
            add(url, service)
    for name, host in (config.get("hosts") or {}).items():
        add(host["base_url"], f"hosts.{name}")
    return found


def checks(app: App) -> Iterator[Check]:
    yield "versions", "package", True, f"{__version__} in {Path(danxi.__file__).parent}"
    chosen = os.environ.get("DANXI_LIBRARY")
    info = danxi.build_info()
    compiler = info["compiler"].get("swift", "unknown")
    built = f"{app.interface.version} for {info['architecture']}, compiled by Swift {compiler}"
    yield "versions", "library", True, built + (f", in {chosen}" if chosen else "")
    yield from _libraries(info["libraries"])
    yield "versions", "python", True, f"{platform.python_version()} on {platform.platform()}"
    packages = ", ".join(f"{name} {version(name)}" for name in ("click", "rich", "keyring"))
    yield "versions", "packages", True, packages
    for extra, names in EXTRAS.items():
        yield "versions", f"danxi {extra}", *_extra(extra, names)
    yield "files", "configuration", True, app.configuration_source
    yield "files", "store", *_store(app)
    yield "files", "accounts", True, str(accounts.path())
    yield "files", "keyring", *_keyring()
    yield from _servers(app)
    yield from _sign_ins(app)


def _libraries(libraries: Sequence[Mapping[str, str]]) -> Iterator[Check]:
    """Yields the versions of the libraries that the library has loaded, by the folder that they come from, and the names of those that cannot be
    loaded."""
    folders: dict[str, list[str]] = {}
    for library in libraries:
        if "file" not in library:
            yield "versions", library["name"], False, "cannot be loaded"
            continue
        folder = os.path.dirname(library["file"])
        folders.setdefault(folder, []).append(f"{library['name']} {library.get('version', 'unknown')}")
    for folder, names in folders.items():
        yield "versions", f"libraries in {folder}", True, ", ".join(names)


def _extra(extra: str, names: Sequence[str]) -> tuple[bool | None, str]:
    """Returns whether the packages of an extra are installed, and their versions."""
    if missing := [name for name in names if find_spec(name) is None]:
        return None, f"needs the packages {', '.join(missing)}: pip install 'danxi[{extra}]'"
    return True, ", ".join(f"{name} {version(name)}" for name in names)


def _store(app: App) -> tuple[bool, str]:
    """Returns whether values can be written to the store, and what it is."""
    session = app.session  # raises an exception if the configuration is invalid
    try:
        status = session.store.check(timeout_ms=TIMEOUT_MS)
    except danxi.Error as error:
        return False, error.message
    if status.error:
        return False, status.error
    software = " ".join(filter(None, (status.software, status.version, status.role)))
    server = f" ({software}, {status.round_trip_ms} ms)" if software else ""
    return True, f"{status.place or status.kind}{server}"


def _keyring() -> tuple[bool | None, str]:
    import keyring

    backend = keyring.get_keyring()
    has_one = backend.priority > 0
    return (True, backend.name) if has_one else (None, "no keyring was found: the command asks for passwords")


def _servers(app: App) -> Iterator[Check]:
    session, config = app.session, app.configuration()  # the session refuses an invalid configuration
    uses_webvpn = (config.get("network") or {}).get("webvpn") != "never"
    found = servers(app.interface, config)
    calls = {
        origin: session.start("http.request", url=f"{origin}/", method="HEAD", timeout_ms=TIMEOUT_MS)
        for origin in found
    }
    for origin, call in calls.items():
        scheme, _, host = origin.partition("://")
        is_well: bool | None = True
        details = "reachable" if scheme == "https" else "reachable, without TLS"
        try:
            call.result()
        except danxi.Error as error:
            # A server that refuses the request is reachable.
            if not error.http_status:
                is_well, details = False, error.message
                if uses_webvpn and error.name in ("network", "timeout") and CAMPUS_ONLY.fullmatch(host):
                    is_well, details = None, f"{details} Outside the campus, this server is reached through WebVPN."
        yield "servers", host, is_well, f"{details} ({', '.join(found[origin])})"


def _sign_ins(app: App) -> Iterator[Check]:
    for kind, method in PROOFS.items():
        try:
            if not app.sign_in(kind):
                yield "sign-ins", kind, None, f"not signed in: run `danxi login {kind}`"
                continue
            app.request(app.interface.method(method), {"timeout_ms": TIMEOUT_MS})
            status = app.status(kind)
            yield "sign-ins", kind, True, f"works, as {status.get(accounts.LOGINS[kind][1]) or 'the stored account'}"
        except danxi.Error as error:
            yield "sign-ins", kind, False, failures.advise(error.name, error.message)


@click.command(
    "doctor",
    help="Check versions and files, whether servers are reachable, and whether sign-ins work. Outside the campus, some servers are reachable "
    "through WebVPN only; the checks of the sign-ins use WebVPN. The exit status is 1 if a check fails.",
)
@click.option("--json", "as_json", is_flag=True, help="Write a JSON object for each check.")
@click.pass_obj
def command(app: App, as_json: bool) -> None:
    app.as_json = as_json
    app.requires_store = False  # the check of the store tells why the store cannot be used
    well, last = True, ""
    for group, subject, is_well, details in checks(app):
        well = well and is_well is not False
        if as_json:
            click.echo(to_json({"group": group, "subject": subject, "ok": is_well, "details": details}))
            continue
        if group != last:
            click.secho(group.capitalize(), bold=True)
        last = group
        click.echo(f"  {subject}: {MARKS[is_well]}, {details}")
    if not well:
        raise click.exceptions.Exit(failures.UNEXPECTED)
