"""The application of the server: passes requests to the hosts, applies faults and logs requests."""

import traceback
from collections import deque
from typing import Any

from danxi_standin.faults import Fault, Faults
from danxi_standin.hosts import HOST_CLASSES
from danxi_standin.hosts.control import ControlHost
from danxi_standin.odd_rows import add_odd_rows
from danxi_standin.web.messages import ConnectionCut, Refusal, Request, Response
from danxi_standin.web.routing import Host
from danxi_standin.world import World

LOGGED_HEADERS = (
    "accept",
    "accept-encoding",
    "authorization",
    "content-type",
    "cookie",
    "host",
    "referer",
    "user-agent",
    "x-requested-with",
)
LOG_SIZE = 20_000


class Campus:
    def __init__(self, world: World):
        self.world = world
        self.faults = Faults()
        self.log: deque[dict[str, Any]] = deque(maxlen=LOG_SIZE)
        self._open_hosts()

    def _open_hosts(self) -> None:
        self._hosts: dict[str, Host] = {
            name: host for host in (host_class(self) for host_class in HOST_CLASSES) for name in host.names
        }

    def reset(self) -> None:
        self.world.reset()
        self.faults.clear()
        self.log.clear()
        self._open_hosts()  # because hosts keep the state of unfinished sign-ins

    @property
    def host_names(self) -> list[str]:
        return list(self._hosts)

    async def answer(self, request: Request) -> Response:
        if request.host in ControlHost.names:
            return self._serve(request)
        fault = self.faults.take(request)
        entry = self._record(request, fault)
        try:
            response = await fault.answer(request, self._serve) if fault else self._serve(request)
        except ConnectionCut:
            entry["status"] = 0
            raise
        entry["status"] = response.status
        return response

    def forward(self, request: Request) -> Response:
        """Answers a request that one host, such as WebVPN, forwards to another."""
        entry = self._record(request, None)
        response = self._serve(request)
        entry["status"] = response.status
        return response

    def _serve(self, request: Request) -> Response:
        host = self._hosts.get(request.host)
        if host is None:
            return Response(b"Misdirected Request", 421, "text/plain")
        try:
            response = host.answer(request)
            return add_odd_rows(request, response) if self.world.settings.odd else response
        except Refusal as refusal:
            return refusal.response
        except Exception:
            traceback.print_exc()  # a bug in the stand-in
            return Response(b"Internal Server Error", 500, "text/plain")

    def _record(self, request: Request, fault: Fault | None) -> dict[str, Any]:
        headers = {name: request.headers[name] for name in LOGGED_HEADERS if name in request.headers}
        entry = {
            "host": request.host,
            "method": request.method,
            "path": request.path,
            "query": request.query,
            "headers": headers,
            "status": None,
            "fault": fault.kind if fault else None,
        }
        self.log.append(entry)
        return entry
