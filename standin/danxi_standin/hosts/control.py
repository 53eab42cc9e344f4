"""standin.test: the control of the stand-in, with faults, settings, the log of requests, and resets."""

import json
from itertools import takewhile
from typing import Any

from danxi_standin.crypto import totp
from danxi_standin.faults import Fault
from danxi_standin.host import Host
from danxi_standin.web.messages import Refusal, Request, Response, json_response
from danxi_standin.web.routing import route
from danxi_standin.world.accounts import LIFETIMES


def read_object(request: Request) -> dict[str, Any]:
    try:
        value = json.loads(request.body or b"{}")
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise refusal("The body must be a JSON object.")
    return value


def refusal(message: str, status: int = 400) -> Refusal:
    return Refusal(json_response({"message": message}, status))


class ControlHost(Host):
    names = ("standin.test",)

    @route("POST", "/faults")
    def add_fault(self, request: Request) -> Response:
        try:
            fault = Fault.from_json(read_object(request))
        except ValueError as problem:
            raise refusal(str(problem)) from None
        self.campus.faults.add(fault)
        return json_response(fault.as_json(), 201)

    @route("GET", "/faults")
    def list_faults(self, request: Request) -> Response:
        return json_response([fault.as_json() for fault in self.campus.faults])

    @route("GET", "/faults/{id:int}")
    def get_fault(self, request: Request, id: int) -> Response:
        return json_response(self._fault(id).as_json())

    @route("DELETE", "/faults/{id:int}")
    def remove_fault(self, request: Request, id: int) -> Response:
        fault = self._fault(id)
        self.campus.faults.remove(fault)
        return json_response(fault.as_json())

    def _fault(self, id: int) -> Fault:
        fault = self.campus.faults.find(id)
        if fault is None:
            raise refusal("No fault has this id. A reset removes all faults.", 404)
        return fault

    @route("DELETE", "/faults")
    def clear_faults(self, request: Request) -> Response:
        self.campus.faults.clear()
        return Response(status=204)

    @route("GET", "/requests")
    def list_requests(self, request: Request) -> Response:
        try:
            since = float(request.parameter("since", "0"))
        except ValueError:
            raise refusal("`since` must be a number: the `started` of the last request that you have seen.") from None
        newest_first = takewhile(lambda entry: entry["started"] > since, reversed(self.campus.log))
        return json_response(list(newest_first)[::-1])

    @route("DELETE", "/requests")
    def clear_requests(self, request: Request) -> Response:
        self.campus.log.clear()
        return Response(status=204)

    @route("POST", "/expire")
    def expire_tokens(self, request: Request) -> Response:
        order = read_object(request)
        account = self.campus.world.accounts.with_email(order.get("email", ""))
        if account is None:
            raise refusal("No account has this email. The ready line lists the accounts.", 404)
        kinds = list(LIFETIMES) if order.get("tokens", "all") == "all" else [order["tokens"]]
        if not set(kinds) <= set(LIFETIMES):
            raise refusal('`tokens` must be "access", "refresh" or "all".')
        self.campus.world.accounts.expire(account, kinds)
        return Response(status=204)

    @route("GET", "/codes")
    def list_verification_codes(self, request: Request) -> Response:
        """Returns the verification codes that were "mailed" and are not yet used."""
        codes = self.campus.world.accounts.codes
        return json_response([{"email": email, "scope": scope, "code": code} for (email, scope), code in codes.items()])

    # Campus

    @route("GET", "/sign-ins")
    def list_submissions(self, request: Request) -> Response:
        """Returns the attempts to sign in to the campus with a password since the last deletion or reset, and their outcomes."""
        return json_response(self.campus.world.passwords.submissions)

    @route("DELETE", "/sign-ins")
    def clear_submissions(self, request: Request) -> Response:
        self.campus.world.passwords.submissions.clear()
        return Response(status=204)

    @route("GET", "/sessions")
    def list_sessions(self, request: Request) -> Response:
        return json_response(
            [{"host": session.host, "number": session.person.number} for session in self.campus.world.sessions]
        )

    @route("POST", "/sessions/expire")
    def expire_sessions(self, request: Request) -> Response:
        order = read_object(request)
        host, number = order.get("host", "*"), order.get("number")
        return json_response({"expired": self.campus.world.sessions.expire(host, number)})

    @route("GET", "/captchas")
    def list_captchas(self, request: Request) -> Response:
        """Returns the answers to the captchas that were shown and are not yet answered."""
        answers = self.campus.world.captchas.answers
        return json_response([{"key": key, "answer": answer} for key, answer in answers.items()])

    @route("POST", "/second-factor")
    def show_authenticator(self, request: Request) -> Response:
        """Returns the code that a person's authenticator app shows now or, if this code was used, the next one."""
        person = self.campus.world.people.with_number(read_object(request).get("number", ""))
        if person is None:
            raise refusal("No campus account has this number. The ready line lists the accounts.", 404)
        code = self.campus.world.one_time_codes.next_code(person)
        if code is None:
            raise refusal(
                f"All codes that are valid now were used. Wait up to {totp.PERIOD} seconds, or reset the stand-in.", 409
            )
        return json_response({"code": code})

    @route("POST", "/elearning")
    def change_course(self, request: Request) -> Response:
        """Adds or changes a file, an announcement, an assignment or a score of a person's course in eLearning."""
        order = read_object(request)
        person = self.campus.world.people.with_number(order.pop("number", ""))
        site = self.campus.world.elearning.sites(person).get(order.pop("course_id", 0)) if person else None
        if site is None:
            raise refusal("No course of the person has this identifier. The ready line lists the people.", 404)
        try:
            return json_response({"id": site.change(order)})
        except (KeyError, TypeError, StopIteration) as problem:
            raise refusal(f"The order is invalid: {problem!r}. The stand-in's README lists its forms.") from None

    @route("GET", "/settings")
    def get_settings(self, request: Request) -> Response:
        return json_response(vars(self.campus.world.settings))

    @route("PATCH", "/settings")
    def change_settings(self, request: Request) -> Response:
        try:
            self.campus.world.settings.change(read_object(request))
        except ValueError as problem:
            raise refusal(str(problem)) from None
        return self.get_settings(request)

    @route("POST", "/reset")
    def reset(self, request: Request) -> Response:
        self.campus.reset()
        return Response(status=204)
