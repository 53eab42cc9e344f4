# Generated from interface/errors.toml by `make generate`; do not edit.

"""The exceptions: `Error`, and below it a class for each reason why a call can fail."""

from ._error import Error

__all__ = [
    "Error",
    "InvalidArgumentError",
    "InvalidHandleError",
    "InvalidJSONError",
    "UnknownMethodError",
    "ClosedError",
    "ForkedError",
    "CancelledError",
    "TimeoutError",
    "NetworkError",
    "TLSError",
    "TooLargeError",
    "NotSignedInError",
    "WrongPasswordError",
    "NotRegisteredError",
    "ForbiddenError",
    "NotFoundError",
    "RejectedError",
    "RateLimitedError",
    "ServerFailureError",
    "UnexpectedResponseError",
    "NotCachedError",
    "StorageError",
    "OutOfMemoryError",
    "InternalError",
    "PageChangedError",
    "CaptchaRequiredError",
    "SecondFactorRequiredError",
    "AccountSetupRequiredError",
    "WeakPasswordError",
    "MaintenanceError",
    "AccountLockedError",
]


class InvalidArgumentError(Error):
    """A parameter, option or configuration value is missing, unknown, of the wrong type or out of range; the
    message names it.
    """

    code = 1
    name = "invalid_argument"
    retryable = False


class InvalidHandleError(Error):
    """The session, result or task is NULL, closed or already freed."""

    code = 2
    name = "invalid_handle"
    retryable = False


class InvalidJSONError(Error):
    """The text given is not a JSON object: not UTF-8, a duplicate key, nested too deeply, or a syntax error
    whose line and column the message names.
    """

    code = 3
    name = "invalid_json"
    retryable = False


class UnknownMethodError(Error):
    """No method has this name; `danxi.schema()` lists them all."""

    code = 4
    name = "unknown_method"
    retryable = False


class ClosedError(Error):
    """The session was closed while the call was under way."""

    code = 5
    name = "closed"
    retryable = False


class ForkedError(Error):
    """The process forked after the library had started its threads, which do not exist in the child: use the
    library in the child only after exec, or fork before the first call.
    """

    code = 6
    name = "forked"
    retryable = False


class CancelledError(Error):
    """The call was cancelled."""

    code = 7
    name = "cancelled"
    retryable = False


class TimeoutError(Error):
    """The call's deadline passed before it was done."""

    code = 8
    name = "timeout"
    retryable = True


class NetworkError(Error):
    """The server could not be reached, or the connection broke."""

    code = 9
    name = "network"
    retryable = True


class TLSError(Error):
    """The server's certificate or the TLS handshake was refused."""

    code = 10
    name = "tls"
    retryable = False


class TooLargeError(Error):
    """The answer is larger than network.max_response_bytes."""

    code = 11
    name = "too_large"
    retryable = False


class NotSignedInError(Error):
    """The call needs a signed-in account, and the session has none, or its sign-in has ended: sign in again."""

    code = 12
    name = "not_signed_in"
    retryable = False


class WrongPasswordError(Error):
    """The server does not accept this password for the account."""

    code = 13
    name = "wrong_password"
    retryable = False


class NotRegisteredError(Error):
    """The server knows no account of this name."""

    code = 14
    name = "not_registered"
    retryable = False


class ForbiddenError(Error):
    """The account may not do this."""

    code = 15
    name = "forbidden"
    retryable = False


class NotFoundError(Error):
    """What was asked for does not exist, or no longer."""

    code = 16
    name = "not_found"
    retryable = False


class RejectedError(Error):
    """The server found fault with the request; the message is the server's own, and `detail` holds what it said
    field by field.
    """

    code = 17
    name = "rejected"
    retryable = False


class RateLimitedError(Error):
    """The server asks to slow down; `retry_after` says for how long where the server did."""

    code = 18
    name = "rate_limited"
    retryable = True


class ServerFailureError(Error):
    """The server failed with a 5xx status."""

    code = 19
    name = "server_failure"
    retryable = True


class UnexpectedResponseError(Error):
    """The answer is not of the documented form (other JSON, HTML, nothing at all); the message names the place.
    A proxy or portal may be answering in the server's place, or the server has changed.
    """

    code = 20
    name = "unexpected_response"
    retryable = False


class NotCachedError(Error):
    """`cache` was `only`, and the store holds no value."""

    code = 21
    name = "not_cached"
    retryable = False


class StorageError(Error):
    """A file below store.path cannot be read or written; the message names it and the system's reason."""

    code = 22
    name = "storage"
    retryable = False


class OutOfMemoryError(Error):
    """Memory ran out."""

    code = 23
    name = "out_of_memory"
    retryable = True


class InternalError(Error):
    """A defect of the library; please report it with the message."""

    code = 24
    name = "internal"
    retryable = False


class PageChangedError(Error):
    """A page no longer has the part that is read from it; the message names the service, the selector, the page
    and a redacted excerpt. The site has changed, or a sign-in or maintenance page answered in its place:
    please update libdanxi, or report this.
    """

    code = 25
    name = "page_changed"
    retryable = False


class CaptchaRequiredError(Error):
    """The campus sign-in asks for the characters of a picture: `detail.challenge` holds it as a data URL; answer
    with campus.answer_challenge.
    """

    code = 26
    name = "captcha_required"
    retryable = False


class SecondFactorRequiredError(Error):
    """The campus sign-in asks for a second factor: `detail.challenge.methods` lists the ways; choose one and
    answer with campus.answer_challenge.
    """

    code = 27
    name = "second_factor_required"
    retryable = False


class AccountSetupRequiredError(Error):
    """The campus account must first finish a page of the university's, such as a new password or a telephone
    number: do so in a browser at https://id.fudan.edu.cn, then sign in again.
    """

    code = 28
    name = "account_setup_required"
    retryable = False


class WeakPasswordError(Error):
    """The campus sign-in refuses the password as too weak: change it in a browser, then sign in again."""

    code = 29
    name = "weak_password"
    retryable = False


class MaintenanceError(Error):
    """The campus system is under maintenance."""

    code = 30
    name = "maintenance"
    retryable = True


class AccountLockedError(Error):
    """The campus account is locked, mostly after too many wrong passwords: wait, or unlock it in a browser."""

    code = 31
    name = "account_locked"
    retryable = False


BY_CODE = {
    1: InvalidArgumentError,
    2: InvalidHandleError,
    3: InvalidJSONError,
    4: UnknownMethodError,
    5: ClosedError,
    6: ForkedError,
    7: CancelledError,
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
}
