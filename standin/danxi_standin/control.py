"""The control of a running stand-in: faults, settings, expiry of sign-ins, and the answers to captchas and second factors."""

import contextlib
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

HIT_TIMEOUT = 30  # seconds


class Control:
    """A client of a stand-in's control host, which responds at `port` without TLS.

    A parameter `host` is the name of a host, a pattern such as `*.fudan.edu.cn`, or the name of a service, which means all of its hosts.
    """

    def __init__(self, port: int) -> None:
        self.port = port

    def control(self, method: str, path: str, body: object = None) -> Any:
        """Sends a request to the control host, and returns the JSON of its response.

        Raises `LookupError` for status 404 and `ValueError` for other errors, with the stand-in's message.
        """
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Host": "standin.test", "Content-Type": "application/json"},
        )
        try:
            # urllib.request.urlopen() would use the proxy that the environment names.
            with _OPENER.open(request, timeout=30) as response:
                text = response.read()
        except urllib.error.HTTPError as error:
            kind = LookupError if error.code == 404 else ValueError
            raise kind(f"{method} {path}: {_message(error)}") from None
        return json.loads(text) if text else None

    def reset(self) -> None:
        """Restores the content, the accounts and the settings. Removes all faults, tokens, sign-ins and logged requests."""
        self.control("POST", "/reset")

    # Faults

    def fault(self, kind: str, host: str = "*", **fields: object) -> "ActiveFault":
        """Returns a context manager that changes the responses to matching requests while its block runs.

        `kind` and `fields` are the fields of a fault, such as `path="/api/holes*"` or `method="POST"`. With `times`, the
        fault ends after this number of requests.
        """
        return ActiveFault(self, {"kind": kind, "host": host, "times": None, **fields})

    def failing(self, host: str = "*", status: int = 503, **fields: object) -> "ActiveFault":
        """Makes servers respond with an HTTP status. `body` sets the body, and `retry_after` the header Retry-After in seconds."""
        return self.fault("status", host, status=status, **fields)

    def slow(self, host: str = "*", *, ms: int, **fields: object) -> "ActiveFault":
        """Delays responses by `ms` milliseconds."""
        return self.fault("delay", host, ms=ms, **fields)

    def holding(self, host: str = "*", **fields: object) -> "ActiveFault":
        """Delays responses until the block ends, so that a test can act while a request is in progress."""
        return self.fault("hold", host, **fields)

    def unreachable(self, host: str = "*", **fields: object) -> "ActiveFault":
        """Makes servers close the connection without a response."""
        return self.fault("close", host, **fields)

    def losing_answers(self, host: str = "*", **fields: object) -> "ActiveFault":
        """Makes servers handle requests, but close the connection without a response."""
        return self.fault("lost", host, **fields)

    def redesigned(self, host: str = "*", **fields: object) -> "ActiveFault":
        """Replaces each response with status 200 with an HTML page or a JSON object of an unknown form."""
        return self.fault("redesign", host, **fields)

    def under_maintenance(self, host: str = "*", **fields: object) -> "ActiveFault":
        """Makes servers respond with the university's maintenance page."""
        return self.fault("maintenance", host, **fields)

    # Settings

    @contextlib.contextmanager
    def settings(self, **values: object) -> Iterator[None]:
        """Changes settings while the block runs. The README of the stand-in lists them."""
        before = self.control("GET", "/settings")
        self.control("PATCH", "/settings", values)
        try:
            yield
        finally:
            self.control("PATCH", "/settings", {name: before[name] for name in values})

    # Sign-ins

    def expire_tokens(self, email: str, tokens: str = "all") -> None:
        """Expires the tokens that a community account has now. `tokens` is "access", "refresh" or "all"."""
        self.control("POST", "/expire", {"email": email, "tokens": tokens})

    def expire_sessions(self, host: str = "*", number: str | None = None) -> int:
        """Ends the campus sign-ins at `host` of the person `number`, or of everyone. Returns the number of these sign-ins."""
        count: int = self.control("POST", "/sessions/expire", {"host": host, "number": number})["expired"]
        return count

    def second_factor_code(self, number: str) -> str:
        """Returns the code that a person's authenticator app shows or, if this code was used, the next one.

        Raises `ValueError` if both codes were used. The next code is accepted within 30 seconds.
        """
        code: str = self.control("POST", "/second-factor", {"number": number})["code"]
        return code

    def captcha_answer(self) -> str:
        """Returns the characters of the newest captcha without an answer. Raises `LookupError` if no captcha waits for an answer."""
        shown = self.control("GET", "/captchas")
        if not shown:
            raise LookupError("No captcha waits for an answer. Start a sign-in that shows a captcha first.")
        answer: str = shown[-1]["answer"]
        return answer

    def mailed_code(self, email: str) -> str:
        """Returns the newest unused verification code for an e-mail address. Raises `LookupError` if all codes were used or none was sent."""
        codes: list[str] = [mail["code"] for mail in self.control("GET", "/codes") if mail["email"] == email]
        if not codes:
            raise LookupError(f"No unused code was mailed to {email}. Request a code for this address first.")
        return codes[-1]

    # Requests

    def requests(self, since: float = 0) -> list[dict[str, Any]]:
        """Returns the log of the requests that the stand-in has received since its start or the last reset, oldest first.

        The log keeps the last 20,000 requests. To read more, call this function now and then, with the `started` of the last request that you
        have seen as `since`.
        """
        log: list[dict[str, Any]] = self.control("GET", f"/requests?since={since}")
        return log


class ActiveFault:
    """A context manager whose fault is in effect while the block runs."""

    def __init__(self, control: Control, order: dict[str, object]) -> None:
        self._control = control
        self._order = order
        self._state: dict[str, Any] = {}
        self._ended = True

    def __enter__(self) -> "ActiveFault":
        self._state = self._control.control("POST", "/faults", self._order)
        self._ended = False
        return self

    def __exit__(self, *_: object) -> None:
        self._ended = True
        with contextlib.suppress(LookupError):  # a reset may have removed the fault
            self._state = self._control.control("DELETE", self._path)

    @property
    def hits(self) -> int:
        """The number of requests that the fault has changed. It can also be read after the end of the block."""
        if not self._ended:
            self._state = self._control.control("GET", self._path)
        hits: int = self._state["hits"]
        return hits

    def wait_for_hits(self, count: int = 1, timeout: float = HIT_TIMEOUT) -> None:
        """Waits until the fault has changed `count` requests. Raises `TimeoutError` after `timeout` seconds."""
        deadline = time.monotonic() + timeout
        while self.hits < count:
            if time.monotonic() > deadline:
                raise TimeoutError(
                    f"The fault {self._order} has changed {self.hits} instead of {count} requests within {timeout} s. "
                    "Check that the fault matches the requests."
                )
            time.sleep(0.005)

    @property
    def _path(self) -> str:
        return f"/faults/{self._state['id']}"


_OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def _message(error: urllib.error.HTTPError) -> str:
    text = error.read().decode("utf-8", "replace")
    try:
        return str(json.loads(text)["message"])
    except (ValueError, TypeError, KeyError):
        return f"HTTP {error.code} {text}".rstrip()
