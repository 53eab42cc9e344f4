"""danxi/status.h: the status of a result, with a constant for each error."""

from __future__ import annotations

from model import Error, Interface

from .layout import comment, guarded, paragraphs
from .names import error, rendered

SCOPES = {
    "call": "Any call can fail with this error.",
    "request": "Any call that sends a request can fail with this error.",
    "sign_in": "Any call that needs a sign-in can fail with this error.",
    "campus": "Any call that needs a campus sign-in can fail with this error.",
    "cache": "Any call with the option `cache` can fail with this error.",
    "method": "Only the functions that list this error can fail with it.",
}
ABOUT = """\
The status of a result. The numbers never change. Later versions may add errors: treat an unknown status as a failure.

Some errors are general: their description says which calls can fail with them. All others are listed by the functions that can fail
with them. An error is retryable if the same call can succeed later although the program and the account change nothing."""


def header(interface: Interface) -> str:
    codes = "\n\n".join(constant(each, last=each is interface.errors[-1]) for each in interface.errors)
    body = f"""{comment(paragraphs(ABOUT))}
typedef enum danxi_status {{
    /** The call succeeded. */
    DANXI_OK = 0,

{codes}
}} danxi_status;"""
    return guarded("status", "interface/errors.toml", body)


def constant(each: Error, last: bool) -> str:
    text = " ".join([rendered(each.summary), SCOPES[each.scope], *(["Retryable."] if each.retryable else [])])
    return f"{comment(paragraphs(text), '    ')}\n    {error(each.name)} = {each.number}{'' if last else ','}"
