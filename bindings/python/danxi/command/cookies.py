"""The university's cookies in a file that a browser or an extension of a browser has written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

UNIVERSITY = "fudan.edu.cn"
_HTTP_ONLY = "#HttpOnly_"  # in front of the domain of a cookie that scripts cannot read
_COLUMNS = 7  # number of fields of a line: domain, whether hosts below it receive the cookie, path, secure, expiry, name and value

Cookie = dict[str, Any]


class NoCookiesError(ValueError):
    """The error for a file that has no cookies of the university."""


def read_cookies(text: str) -> list[Cookie]:
    """Returns the university's cookies, as `campus.import_cookies` takes them. Those of other sites are not kept.

    Args:
        text: A file in the format of Netscape's `cookies.txt`, or a HAR file.

    Raises:
        NoCookiesError: The file has none, or is in neither format.
    """
    is_har = text.lstrip().startswith("{")
    found = {(each["name"], each["domain"], each.get("path", "/")): each for each in (_har if is_har else _lines)(text)}
    if not found:
        hint = (
            "Export the HAR file with sensitive data: otherwise, browsers leave out the cookies."
            if is_har
            else "The file must be a cookies.txt (seven fields in each line, separated by tabs) or a HAR file."
        )
        raise NoCookiesError(f"it has no cookies of {UNIVERSITY}. {hint}")
    return list(found.values())


def _is_university(domain: str) -> bool:
    host = domain.lstrip(".").lower()
    return host == UNIVERSITY or host.endswith(f".{UNIVERSITY}")


def _lines(text: str) -> Iterator[Cookie]:
    for line in text.splitlines():
        fields = line.removeprefix(_HTTP_ONLY).split("\t")
        if len(fields) != _COLUMNS or line.startswith("# ") or not _is_university(fields[0]):
            continue
        domain, _, path, secure, expires, name, value = fields
        cookie: Cookie = {"name": name, "value": value, "domain": domain, "path": path, "secure": secure == "TRUE"}
        yield {**cookie, **({"expires": float(expires)} if expires.isdigit() else {})}


def _har(text: str) -> Iterator[Cookie]:
    """Yields the cookies of the requests and then those of the responses, which also have a domain and a path."""
    try:
        entries = json.loads(text)["log"]["entries"]
        for message in ("request", "response"):
            for entry in entries:
                host = urlsplit(entry["request"]["url"]).hostname or ""
                for cookie in entry[message].get("cookies") or []:
                    domain = cookie.get("domain") or host
                    if _is_university(domain):
                        yield {
                            "name": cookie["name"],
                            "value": cookie["value"],
                            "domain": domain,
                            "path": cookie.get("path") or "/",
                        }
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise NoCookiesError(f"it is not a HAR file: {type(problem).__name__} {problem}") from None
