"""The application behind the web server: it passes requests to the hosts, applies faults and logs requests."""

import time
import traceback
from collections import deque
from typing import Any

from danxi_standin.faults import Fault, Faults
from danxi_standin.host import Host
from danxi_standin.hosts import HOST_CLASSES
from danxi_standin.hosts.control import ControlHost
from danxi_standin.malformed_rows import add_malformed_rows
from danxi_standin.web.messages import ConnectionCut, Refusal, Request, Response, html_response, redirect
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
LOGGED_BODY = 65_536  # bytes; the log omits larger bodies

PORTAL_URL = "http://10.108.255.249/srun_portal_pc?ac_id=1"
PORTAL_PAGE = """<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>校园网认证</title></head>
<body><form action="/include/auth_action.php"><input name="username"/><input name="password" type="password"/></form></body></html>
"""


class Application:
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
        self._open_hosts()  # new hosts, because the old ones keep unfinished sign-ins

    @property
    def host_names(self) -> list[str]:
        return list(self._hosts)

    async def respond(self, request: Request) -> Response:
        if request.host in ControlHost.names:
            return self._serve(request)
        if self._is_intercepted(request):
            return self._portal(request)
        fault = self.faults.take(request)
        entry = self._record(request, fault)
        try:
            response = await fault.respond(request, self._serve) if fault else self._serve(request)
            entry["status"] = response.status
        except ConnectionCut:
            entry["status"] = 0
            raise
        finally:
            entry["ended"] = time.monotonic()
        return response

    def _is_intercepted(self, request: Request) -> bool:
        """Returns whether a captive portal responds instead of the host. A portal can intercept only requests without TLS."""
        return self.world.settings.captive_portal != "none" and request.scheme == "http"

    def _portal(self, request: Request) -> Response:
        entry = self._record(request, None)
        is_page = self.world.settings.captive_portal == "page"
        response = html_response(PORTAL_PAGE) if is_page else redirect(PORTAL_URL)
        entry["status"], entry["ended"] = response.status, time.monotonic()
        return response

    def forward(self, request: Request) -> Response:
        """Passes a request from one host, such as WebVPN, to another host, and returns the response of the other host."""
        entry = self._record(request, None, forwarded=True)
        response = self._serve(request)
        entry["status"], entry["ended"] = response.status, time.monotonic()
        return response

    def _serve(self, request: Request) -> Response:
        host = self._hosts.get(request.host)
        if host is None:
            return Response(b"Misdirected Request", 421, "text/plain")
        try:
            response = host.respond(request)
            return add_malformed_rows(request, response) if self.world.settings.malformed_rows else response
        except Refusal as refusal:
            return refusal.response
        except Exception:
            traceback.print_exc()  # a bug in the stand-in
            return Response(b"Internal Server Error", 500, "text/plain")

    def _record(self, request: Request, fault: Fault | None, *, forwarded: bool = False) -> dict[str, Any]:
        headers = {name: request.headers[name] for name in LOGGED_HEADERS if name in request.headers}
        entry = {
            "host": request.host,
            "method": request.method,
            "path": request.path,
            "query": request.query,
            "headers": headers,
            "body": _json_text(request),
            "status": None,
            "fault": fault.kind if fault else None,
            "forwarded": forwarded,
            "started": time.monotonic(),
            "ended": None,
        }
        self.log.append(entry)
        return entry


def _json_text(request: Request) -> str | None:
    """Returns the text of a JSON body, or None if the body is too large or not JSON."""
    if "json" not in request.headers.get("content-type", "") or len(request.body) > LOGGED_BODY:
        return None
    return request.body.decode("utf-8", "replace")
