"""The lines with labels in the documentation of a C function: requests, sign-in, cache, pages."""

from __future__ import annotations

from model import Interface, Method

from .layout import labelled
from .names import rendered

SIGN_INS = {
    "community": "community, danxi_account_login()",
    "campus": "campus, danxi_campus_login()",
    "both": "community, danxi_account_login(), and campus, danxi_campus_login()",
}


def facts(interface: Interface, method: Method) -> list[str]:
    lines = requests(interface, method)
    if method.sign_in in SIGN_INS:
        lines += labelled("Sign-in", f"{SIGN_INS[method.sign_in]}.")
    if method.cache_seconds is not None:
        lines += labelled("Cache", f"the value is valid for {duration(method.cache_seconds)}.")
    if method.cache_rule:
        lines += labelled("Cache", f"{rendered(method.cache_rule)}.")
    if method.at_least_one:
        lines += labelled("Needed", f"at least one of {', '.join(f'`{name}`' for name in method.at_least_one)}.")
    if method.watch:
        lines += labelled(
            "Stream",
            f'danxi_watch(session, "{method.full_name}", …) delivers each result whose `{method.watch.items}` is not empty.',
        )
    if method.pages:
        lines += labelled("Next page", "danxi_next_page().")
    return lines


def requests(interface: Interface, method: Method) -> list[str]:
    once = ", sent at most once" if method.effect == "once" else ""
    addresses = [address(interface, operation) for operation in method.operations]
    if not addresses:
        # A method with a sign-in that sends no request itself calls other methods, so "none" would be wrong.
        return ["Requests: none."] if method.sign_in == "none" else []
    if len(addresses) == 1:
        return [f"Request: {addresses[0]}{once}"]
    return [f"Requests{once}:", *(f"- {each}" for each in addresses)]


def address(interface: Interface, operation: str) -> str:
    """Returns an operation, such as `GET {forum}/divisions`, with the default `base_url` of the configuration section in place of its name."""
    for section in interface.configuration:
        for key in section.keys:
            if key.name == "base_url" and key.has_default:
                operation = operation.replace(f"{{{section.name}}}", key.default)
    return operation


def duration(seconds: int) -> str:
    for unit, size in (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)):
        if seconds % size == 0:
            count = seconds // size
            return f"{count} {unit}" if count == 1 else f"{count} {unit}s"
    raise ValueError(seconds)
