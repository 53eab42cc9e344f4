"""The confirmation of changes: the host of the agent shows a change to the person, who accepts or declines it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..text import clean, to_json
from .tools import Tool

if TYPE_CHECKING:
    from mcp import types
    from mcp.server.context import ServerRequestContext

# The first version of the protocol in which a result asks the question, and the host repeats the call with the answer.
_ASKED_BY_RESULTS = "2026-07-28"
_KEY = "confirmation"
# A form without fields: the person only accepts or declines.
_FORM: dict[str, Any] = {"type": "object", "properties": {}}
_MOST_OPEN = 100  # questions that may wait for an answer at the same time


class UnavailableError(Exception):
    """The error for a host that cannot ask the person."""


class Confirmation:
    """Asks the person through the host, whose model does not take part in the answer."""

    def __init__(self) -> None:
        self._open: dict[str, str] = {}  # the questions without an answer, by the state that the host sends back

    async def ask(
        self, context: ServerRequestContext[Any], params: types.CallToolRequestParams, question: str
    ) -> bool | types.InputRequiredResult:
        """Asks a question, and returns whether the person accepts it.

        Returns:
            The result with the question, if the host repeats the call with the answer.

        Raises:
            UnavailableError: The host has no elicitation.
        """
        from mcp_types.version import is_version_at_least

        if is_version_at_least(context.protocol_version, _ASKED_BY_RESULTS):
            return self._answer(params, question) if params.request_state else self._question(context, question)
        _require_elicitation(context)
        answer = await context.session.elicit_form(question, _FORM, context.request_id)
        return answer.action == "accept"

    def _question(self, context: ServerRequestContext[Any], question: str) -> types.InputRequiredResult:
        from mcp import types

        _require_elicitation(context)
        while len(self._open) >= _MOST_OPEN:
            del self._open[next(iter(self._open))]
        state = secrets.token_urlsafe(16)
        self._open[state] = question
        asked = types.ElicitRequest(params=types.ElicitRequestFormParams(message=question, requested_schema=_FORM))
        return types.InputRequiredResult(input_requests={_KEY: asked}, request_state=state)

    def _answer(self, params: types.CallToolRequestParams, question: str) -> bool:
        """Returns whether the person has accepted exactly this question. An answer counts once."""
        asked = self._open.pop(params.request_state or "", None)
        answer = (params.input_responses or {}).get(_KEY)
        return asked == question and getattr(answer, "action", None) == "accept"


def question(tool: Tool, arguments: Mapping[str, Any], account: str) -> str:
    """Returns the text that a person confirms: the method, the account, and each argument as it will be sent."""
    lines = [f"{tool.method.name}: {tool.method.summary}", f"Account: {account}", ""]
    for name, value in arguments.items():
        lines.append(f"{name}: {clean(value) if isinstance(value, str) else to_json(value)}")
    return "\n".join(lines)


def _require_elicitation(context: ServerRequestContext[Any]) -> None:
    capabilities = context.session.client_capabilities
    elicitation = capabilities.elicitation if capabilities else None
    # `elicitation: {}` is the only form that hosts had before the protocol knew forms and URLs.
    if elicitation is None or (elicitation.form is None and elicitation.url is not None):
        raise UnavailableError
