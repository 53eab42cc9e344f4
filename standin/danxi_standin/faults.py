"""Faults that a test orders: failures of a network, a proxy or a server."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from fnmatch import fnmatchcase
from typing import Any, Self, cast

from danxi_standin import odd_answers, odd_rows
from danxi_standin.fault_kinds import KINDS as FAILURES
from danxi_standin.fault_kinds import FaultOptions, Serve
from danxi_standin.services import hosts_of
from danxi_standin.web.messages import Request, Response

KINDS = {**FAILURES, **odd_answers.kinds(), **odd_rows.kinds()}
FORMS = {  # the values of `form`, by kind
    "php_lists": odd_answers.PHP_FORMS,
    "link": tuple(odd_answers.LINKS),
    **{kind: tuple(forms) for kind, forms in odd_rows.FORMS.items()},
}


@dataclass(kw_only=True)
class Fault(FaultOptions):
    """A fault that a control request has ordered. If `times` is None, the fault lasts until it is removed."""

    kind: str
    host: str = "*"  # a host, a pattern of hosts, or the name of a service
    path: str = "*"
    method: str = "*"
    times: int | None = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        for field in fields(self):
            if not isinstance(getattr(self, field.name), cast(type, field.type)):
                raise ValueError(f"`{field.name}` must be of type {field.type}.")
        if self.kind not in KINDS:
            raise ValueError(f"Unknown kind {self.kind!r}. The kinds are: {', '.join(KINDS)}.")
        if self.form not in FORMS.get(self.kind, ("",)):
            raise ValueError(f"`form` of {self.kind} must be one of {', '.join(FORMS.get(self.kind, ('',)))}.")
        self._hosts = hosts_of(self.host)
        self.id = 0
        self.hits = 0  # number of requests that the fault has changed

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Self:
        """Creates a fault. If a field is unknown, missing or invalid, raises ValueError with a message for the client."""
        known = [field.name for field in fields(cls)]
        unknown = values.keys() - set(known)
        if unknown:
            raise ValueError(f"Unknown field `{min(unknown)}`. The fields are: {', '.join(known)}.")
        if "kind" not in values:
            raise ValueError(f"`kind` is missing. The kinds are: {', '.join(KINDS)}.")
        return cls(**values)

    def as_json(self) -> dict[str, Any]:
        return {"id": self.id, "hits": self.hits, **{field.name: getattr(self, field.name) for field in fields(self)}}

    def matches(self, request: Request) -> bool:
        return (
            self.times != 0
            and any(fnmatchcase(request.host, pattern) for pattern in self._hosts)
            and fnmatchcase(request.decoded_path, self.path)
            and fnmatchcase(request.method, self.method.upper())
        )

    async def respond(self, request: Request, serve: Serve) -> Response:
        return await KINDS[self.kind](self, request, serve)


class Faults:
    def __init__(self) -> None:
        self._by_id: dict[int, Fault] = {}
        self._added = 0

    def add(self, fault: Fault) -> None:
        self._added += 1
        fault.id = self._added
        self._by_id[fault.id] = fault

    def __iter__(self) -> Iterator[Fault]:
        return iter(self._by_id.values())

    def find(self, id: int) -> Fault | None:
        return self._by_id.get(id)

    def remove(self, fault: Fault) -> None:
        """Removes a fault. Requests that wait because of a fault of the kind "hold" get their responses."""
        del self._by_id[fault.id]
        fault.removed.set()

    def clear(self) -> None:
        for fault in list(self):
            self.remove(fault)

    def take(self, request: Request) -> Fault | None:
        """Returns the first fault that matches the request, or None, and counts the request as changed by the fault."""
        fault = next((fault for fault in self if fault.matches(request)), None)
        if fault:
            fault.hits += 1
            if fault.times is not None:
                fault.times -= 1
        return fault
