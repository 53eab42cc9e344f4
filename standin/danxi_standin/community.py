"""The base class of the community hosts: the errors that they send, and the tokens that they accept."""

from typing import Any

from danxi_standin.host import Host
from danxi_standin.validation import error
from danxi_standin.web.messages import Request, Response


class CommunityHost(Host):
    base_path = "/api"

    def not_found(self, request: Request) -> Response:
        raise error(404, f"Cannot {request.method} {request.path}")

    def method_not_allowed(self, request: Request, allowed: list[str]) -> Response:
        raise error(405, "Method Not Allowed")

    def claims(self, request: Request, cookie: str = "access", include_closed: bool = False) -> dict[str, Any] | None:
        """Returns the claims of the token in the header Authorization or in `cookie`, or None if there is no valid token."""
        token = request.headers.get("authorization") or request.cookies.get(cookie, "")
        return self.campus.world.accounts.claims_of(token.removeprefix("Bearer ").strip(), include_closed)

    def number(self, text: str) -> int:
        """Returns the number in a path parameter. As on the real servers, text that is not a number leads to status 500."""
        try:
            return int(text)
        except ValueError:
            message = f'failed to convert: strconv.Atoi: parsing "{text}": invalid syntax'
            raise error(500, message) from None
