# Generated from interface/errors.toml by `make generate`; do not edit.

"""The exceptions: `Error`, a subclass for each group of errors, and a subclass of these for each error."""

from __future__ import annotations

import builtins

from .._error import Error

__all__ = [
    "AccountChangedError",
    "AccountLockedError",
    "AccountSetupRequiredError",
    "BY_CODE",
    "BrowserRequiredError",
    "CallCancelledError",
    "CaptchaRequiredError",
    "ClosedError",
    "Error",
    "ForbiddenError",
    "ForkedError",
    "InternalError",
    "InvalidArgumentError",
    "InvalidHandleError",
    "InvalidJSONError",
    "LocalError",
    "MaintenanceError",
    "NetworkError",
    "NotCachedError",
    "NotFoundError",
    "NotRegisteredError",
    "NotSignedInError",
    "OutOfMemoryError",
    "PageChangedError",
    "RateLimitedError",
    "RejectedError",
    "RequestError",
    "SecondFactorRequiredError",
    "ServerError",
    "ServerFailureError",
    "SignInError",
    "StoppedError",
    "StorageError",
    "TLSError",
    "TimeoutError",
    "TooLargeError",
    "TransportError",
    "UnexpectedResponseError",
    "UnknownMethodError",
    "UsageError",
    "VetoedError",
    "WeakPasswordError",
    "WrongPasswordError",
]


class UsageError(Error):
    """The program made a mistake, such as a wrong argument. Fix the program: the message says what is wrong."""

    __module__ = "danxi"


class StoppedError(Error):
    """The program itself ended the call: it cancelled the call, closed the session, or an interceptor refused the
    request.
    """

    __module__ = "danxi"


class SignInError(Error):
    """The account is not signed in, or signing in failed. Sign in, or ask the person for what is missing."""

    __module__ = "danxi"


class RequestError(Error):
    """The server understood the request and refuses it. The same request will be refused again."""

    __module__ = "danxi"


class TransportError(Error):
    """The server was not reached in time, or not over a trusted connection."""

    __module__ = "danxi"


class ServerError(Error):
    """The server failed or is busy, or its response cannot be used."""

    __module__ = "danxi"


class LocalError(Error):
    """The call failed on this computer: a value is not cached, a file or memory cannot be used, or the library has a
    bug.
    """

    __module__ = "danxi"


class InvalidArgumentError(UsageError, ValueError):
    """A parameter, option or configuration value is missing, unknown, of the wrong type or out of range. The message
    names it.
    """

    __module__ = "danxi"
    code = 1
    name = "invalid_argument"
    retryable = False


class InvalidHandleError(UsageError):
    """The session, result or task is NULL, closed or already freed."""

    __module__ = "danxi"
    code = 2
    name = "invalid_handle"
    retryable = False


class InvalidJSONError(UsageError, ValueError):
    """The string is not a JSON object: it is not UTF-8, has a duplicate key, is nested too deeply, or has a syntax
    error. The message names the line and column.
    """

    __module__ = "danxi"
    code = 3
    name = "invalid_json"
    retryable = False


class UnknownMethodError(UsageError):
    """No method has this name. `danxi.schema()` lists all methods."""

    __module__ = "danxi"
    code = 4
    name = "unknown_method"
    retryable = False


class ClosedError(StoppedError):
    """The session was closed during the call."""

    __module__ = "danxi"
    code = 5
    name = "closed"
    retryable = False


class ForkedError(UsageError):
    """The process was forked after the library had started its threads, or while another thread was in a function of
    the library. Threads do not survive a fork. The first call starts them, and so does opening a session with a
    store of the program. Fork before that, or use the library in the child only after exec.
    """

    __module__ = "danxi"
    code = 6
    name = "forked"
    retryable = False


class CallCancelledError(StoppedError):
    """The call was cancelled."""

    __module__ = "danxi"
    code = 7
    name = "cancelled"
    retryable = False


class TimeoutError(TransportError, builtins.TimeoutError):
    """The call did not finish in time. The option `timeout_ms` and `network.timeout_ms` set how long it may take."""

    __module__ = "danxi"
    code = 8
    name = "timeout"
    retryable = True


class NetworkError(TransportError, ConnectionError):
    """The server could not be reached, or the connection was lost."""

    __module__ = "danxi"
    code = 9
    name = "network"
    retryable = True


class TLSError(TransportError, ConnectionError):
    """The TLS handshake failed, or the server's certificate is not trusted, or a secret would have been sent over
    plain http. To trust a private certificate authority, set `network.ca_file`. If the system has no certificate
    authorities, as in small containers, install the package ca-certificates.
    """

    __module__ = "danxi"
    code = 10
    name = "tls"
    retryable = False


class TooLargeError(ServerError):
    """The response is larger than `network.max_response_bytes`."""

    __module__ = "danxi"
    code = 11
    name = "too_large"
    retryable = False


class NotSignedInError(SignInError):
    """The call needs a signed-in account. The session has none, or its sign-in has expired: sign in again."""

    __module__ = "danxi"
    code = 12
    name = "not_signed_in"
    retryable = False


class WrongPasswordError(SignInError):
    """The server does not accept this password for the account."""

    __module__ = "danxi"
    code = 13
    name = "wrong_password"
    retryable = False


class NotRegisteredError(SignInError):
    """The account does not exist."""

    __module__ = "danxi"
    code = 14
    name = "not_registered"
    retryable = False


class ForbiddenError(RequestError):
    """The account is not allowed to do this."""

    __module__ = "danxi"
    code = 15
    name = "forbidden"
    retryable = False


class NotFoundError(RequestError):
    """The requested object does not exist, or no longer exists."""

    __module__ = "danxi"
    code = 16
    name = "not_found"
    retryable = False


class RejectedError(RequestError):
    """The server rejected the request. The message contains the server's message; `detail.server_message` and
    `detail.server_code` hold the server's own words, and `detail.fields` its messages about single fields.
    """

    __module__ = "danxi"
    code = 17
    name = "rejected"
    retryable = False


class RateLimitedError(ServerError):
    """The server received too many requests. `retry_after_ms` is how long to wait, if the server specified it."""

    __module__ = "danxi"
    code = 18
    name = "rate_limited"
    retryable = True


class ServerFailureError(ServerError):
    """The server failed with a 5xx status."""

    __module__ = "danxi"
    code = 19
    name = "server_failure"
    retryable = True


class UnexpectedResponseError(ServerError):
    """The response does not have the documented form: other JSON, HTML, or nothing. The message names the place. The
    server has changed, or the response comes from a proxy or captive portal.
    """

    __module__ = "danxi"
    code = 20
    name = "unexpected_response"
    retryable = False


class NotCachedError(LocalError):
    """The option `cache` was `"only"`, and no value is cached."""

    __module__ = "danxi"
    code = 21
    name = "not_cached"
    retryable = False


class StorageError(LocalError, OSError):
    """A file below `store.path` cannot be read or written, or must not be trusted. The message names the file, the
    reason and what the call has done nevertheless, such as signing in without storing the tokens.
    """

    __module__ = "danxi"
    code = 22
    name = "storage"
    retryable = False


class OutOfMemoryError(LocalError, MemoryError):
    """Memory ran out, or the process has too many threads or file descriptors."""

    __module__ = "danxi"
    code = 23
    name = "out_of_memory"
    retryable = True


class InternalError(LocalError):
    """A bug in the library. Report it with the message."""

    __module__ = "danxi"
    code = 24
    name = "internal"
    retryable = False


class PageChangedError(ServerError):
    """An HTML page does not contain the part that the library reads. Either the site has changed its layout, or it
    sent a sign-in or maintenance page instead. The message names the service, the CSS selector and the page, and
    contains a redacted excerpt. Update libdanxi, or report this.
    """

    __module__ = "danxi"
    code = 25
    name = "page_changed"
    retryable = False


class CaptchaRequiredError(SignInError):
    """The campus sign-in asks for the characters of a captcha. `detail.challenge` is a `CampusChallenge` with the
    image as a data URL. Answer with `campus.answer_challenge()`.
    """

    __module__ = "danxi"
    code = 26
    name = "captcha_required"
    retryable = False


class SecondFactorRequiredError(SignInError):
    """The campus sign-in asks for a second factor. `detail.challenge.methods` lists the available methods. Choose one
    and answer with `campus.answer_challenge()`.
    """

    __module__ = "danxi"
    code = 27
    name = "second_factor_required"
    retryable = False


class AccountSetupRequiredError(SignInError):
    """The university requires a step in a browser first, such as a new password or a phone number. Complete it at
    https://id.fudan.edu.cn, then sign in again.
    """

    __module__ = "danxi"
    code = 28
    name = "account_setup_required"
    retryable = False


class WeakPasswordError(SignInError):
    """The university refuses the password because it is too weak. Change it in a browser, then sign in again."""

    __module__ = "danxi"
    code = 29
    name = "weak_password"
    retryable = False


class MaintenanceError(ServerError):
    """The server is under maintenance. The message quotes the server."""

    __module__ = "danxi"
    code = 30
    name = "maintenance"
    retryable = True


class AccountLockedError(SignInError):
    """The campus account is locked, usually after too many wrong passwords. Wait, or unlock it in a browser."""

    __module__ = "danxi"
    code = 31
    name = "account_locked"
    retryable = False


class AccountChangedError(SignInError):
    """The session's account changed during the call, because another call signed in or out. Nothing was sent in the
    new account's name. Check who is signed in, then repeat the call if it is still needed.
    """

    __module__ = "danxi"
    code = 32
    name = "account_changed"
    retryable = False


class BrowserRequiredError(SignInError):
    """The site asks for something that only a browser can do, such as a script check or a confirmation on a phone. Do
    it in a browser. `campus.import_cookies()` takes over a sign-in that was made in a browser.
    """

    __module__ = "danxi"
    code = 33
    name = "browser_required"
    retryable = False


class VetoedError(StoppedError):
    """An interceptor of this program refused the request or its response. `detail.reason` is its reason, and
    `detail.exchange` the `id` of the request in the interceptor's callbacks.
    """

    __module__ = "danxi"
    code = 34
    name = "vetoed"
    retryable = False


BY_CODE: dict[int, type[Error]] = {
    1: InvalidArgumentError,
    2: InvalidHandleError,
    3: InvalidJSONError,
    4: UnknownMethodError,
    5: ClosedError,
    6: ForkedError,
    7: CallCancelledError,
    8: TimeoutError,
    9: NetworkError,
    10: TLSError,
    11: TooLargeError,
    12: NotSignedInError,
    13: WrongPasswordError,
    14: NotRegisteredError,
    15: ForbiddenError,
    16: NotFoundError,
    17: RejectedError,
    18: RateLimitedError,
    19: ServerFailureError,
    20: UnexpectedResponseError,
    21: NotCachedError,
    22: StorageError,
    23: OutOfMemoryError,
    24: InternalError,
    25: PageChangedError,
    26: CaptchaRequiredError,
    27: SecondFactorRequiredError,
    28: AccountSetupRequiredError,
    29: WeakPasswordError,
    30: MaintenanceError,
    31: AccountLockedError,
    32: AccountChangedError,
    33: BrowserRequiredError,
    34: VetoedError,
}
