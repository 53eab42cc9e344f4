# Generated from interface/campus.toml by `make generate`; do not edit.

"""The campus account, which most campus services need.

A session is signed in with at most one campus account at a time. When a campus service is called for the first
time, or after its sign-in has expired, the library signs in to the service's site by itself, by whichever sign-in
page the site shows.

The password is kept in memory only and is sent only to the university's sign-in. A call that needs a captcha or a
second factor fails with `CaptchaRequiredError` or `SecondFactorRequiredError`. Answer with
`campus.answer_challenge()`, then repeat the call. A second factor that only a browser can answer fails with
`BrowserRequiredError`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .markup import Element

__all__ = [
    "AsyncCampusService",
    "CampusChallenge",
    "CampusChallengeMethod",
    "CampusCookie",
    "CampusImport",
    "CampusResponse",
    "CampusService",
    "CampusStatus",
    "ChallengeKind",
    "FetchFormat",
    "FetchMethod",
    "RefusedCookie",
    "RefusedCookieReason",
    "RequestField",
    "StudentType",
    "WebVPNMode",
]

StudentType = Literal["undergraduate", "graduate", "staff"]
"""The kind of a campus account. It decides which servers are asked: for example, graduates' courses are on another
server than undergraduates'.

"undergraduate": An undergraduate student; "graduate": A graduate student; "staff": A member of staff.
"""

WebVPNMode = Literal["auto", "always", "never"]
"""When requests to hosts of the campus network go through WebVPN, the university's gateway.

"auto": If the session is signed in to the campus: for hosts that cannot be reached directly, and, unless
`network.allow_plain_http` is set, for requests with passwords, tokens or tickets to hosts without TLS, because
WebVPN encrypts them; "always": Always, even on the campus network; "never": Never. Outside the campus network,
calls that need these hosts fail.
"""

ChallengeKind = Literal["captcha", "second_factor"]
"""The kind of a challenge.

"captcha": A captcha: an image with characters that a person must type; "second_factor": A second factor, such as
the code of an authenticator app.
"""

RefusedCookieReason = Literal["foreign_domain", "expired", "invalid"]
"""The reason why a cookie was not imported.

"foreign_domain": The domain is neither `fudan.edu.cn` nor below it; "expired": The cookie has expired; "invalid":
The name, value, domain or path contains characters that a cookie cannot have, or is too long.
"""

FetchMethod = Literal["GET", "POST"]
"""The HTTP method of a request.

"GET": Reads a page. The request may be sent again after a failure; "POST": Sends a form or JSON. The request is
sent at most once.
"""

FetchFormat = Literal["text", "bytes", "json", "elements"]
"""The form in which `campus.fetch()` returns the body of a response.

"text": A string. The encoding is detected from the response; invalid bytes become U+FFFD; "bytes": The bytes in
base64 (RFC 4648, section 4); "json": The decoded JSON. A leading `while(1);` is skipped; "elements": The elements
of the HTML page that match the parameter `selector`.
"""


class CampusStatus(Entity):
    """Whether a session is signed in with a campus account.

    Attributes:
        signed_in: Whether the session has an account that the university accepted. The university may have ended
            the sign-in since.
        username: Student or staff number of the account. `None` if the session has no account.
        student_type: Kind of the account, as passed to `campus.login()`. `None` if the session has no account.
            "undergraduate": An undergraduate student; "graduate": A graduate student; "staff": A member of staff.
        remembered: Whether the sign-in is stored below `store.path` or in `store.url`, so that later sessions are
            signed in.
        challenge: The newest challenge that still needs an answer. `None` if no challenge is open.
    """

    signed_in: bool
    """Whether the session has an account that the university accepted. The university may have ended the sign-in
    since.
    """
    username: str | None = None
    """Student or staff number of the account. `None` if the session has no account."""
    student_type: StudentType | None = None
    """Kind of the account, as passed to `campus.login()`. `None` if the session has no account."""
    remembered: bool
    """Whether the sign-in is stored below `store.path` or in `store.url`, so that later sessions are signed in."""
    challenge: CampusChallenge | None = None
    """The newest challenge that still needs an answer. `None` if no challenge is open."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"challenge": CampusChallenge.from_json}


class CampusChallenge(Entity):
    """A challenge: a captcha or a second factor that the sign-in needs from a person.

    It expires after ten minutes, or with the next `campus.login()` or `campus.logout()`.

    Attributes:
        id: Identifier, for `campus.answer_challenge()`.
        kind: Kind of the challenge. "captcha": A captcha: an image with characters that a person must type;
            "second_factor": A second factor, such as the code of an authenticator app.
        image: The captcha's image, as a data URL (RFC 2397). `None` for a second factor, or if the image could not
            be downloaded.
        methods: The methods that the account can use as a second factor. `None` for a captcha.
        method: Identifier of the method that `campus.answer_challenge()` answers. `None` for a captcha, or if it
            can answer none of `methods`.
    """

    id: str
    """Identifier, for `campus.answer_challenge()`."""
    kind: ChallengeKind
    """Kind of the challenge."""
    image: str | None = None
    """The captcha's image, as a data URL (RFC 2397). `None` for a second factor, or if the image could not be
    downloaded.
    """
    methods: tuple[CampusChallengeMethod, ...] | None = None
    """The methods that the account can use as a second factor. `None` for a captcha."""
    method: str | None = None
    """Identifier of the method that `campus.answer_challenge()` answers. `None` for a captcha, or if it can answer
    none of `methods`.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"methods": tuple_of(CampusChallengeMethod.from_json)}


class CampusChallengeMethod(Entity):
    """A method of the second factor, such as the code of an authenticator app.

    Attributes:
        id: Identifier chosen by the university, such as `userAndOtp`.
        name: Name to show to the person.
        is_supported: Whether `campus.answer_challenge()` can answer it. Only codes of an authenticator app
            (`userAndOtp`) are supported.
    """

    id: str
    """Identifier chosen by the university, such as `userAndOtp`."""
    name: str
    """Name to show to the person."""
    is_supported: bool
    """Whether `campus.answer_challenge()` can answer it. Only codes of an authenticator app (`userAndOtp`) are
    supported.
    """


class CampusCookie(Entity):
    """A cookie of a browser.

    Unknown members are ignored, so that the cookies of browser tools can be passed as they are, once their members
    are renamed.

    Attributes:
        name: Name of the cookie.
        value: Value of the cookie, as the browser stores it.
        domain: Host that receives the cookie, such as `id.fudan.edu.cn`. With a leading dot, the hosts below it
            receive it too.
        path: Path that receives the cookie, with all paths below it. The default is `/`.
        secure: Whether the cookie has the attribute Secure, which the prefixes `__Secure-` and `__Host-` of a name
            demand. It is sent over https only in any case. The default is `True`.
        http_only: Whether scripts cannot read the cookie. It has no effect in the library. The default is `False`.
        expires: Unix time at which the cookie expires. `None`, 0 or less stand for a cookie that lasts until the
            browser is closed; the library keeps it until `campus.logout()`. In s.
    """

    name: str
    """Name of the cookie."""
    value: str
    """Value of the cookie, as the browser stores it."""
    domain: str
    """Host that receives the cookie, such as `id.fudan.edu.cn`. With a leading dot, the hosts below it receive it too."""
    path: str | None = None
    """Path that receives the cookie, with all paths below it. The default is `/`."""
    secure: bool | None = None
    """Whether the cookie has the attribute Secure, which the prefixes `__Secure-` and `__Host-` of a name demand. It
    is sent over https only in any case. The default is `True`.
    """
    http_only: bool | None = None
    """Whether scripts cannot read the cookie. It has no effect in the library. The default is `False`."""
    expires: float | None = None
    """Unix time at which the cookie expires. `None`, 0 or less stand for a cookie that lasts until the browser is
    closed; the library keeps it until `campus.logout()`.
    """

    _secrets = frozenset({"value"})


class CampusImport(Entity):
    """The outcome of an import of cookies.

    Attributes:
        imported: Number of cookies that were accepted.
        refused: Cookies that were left out. Empty if all were accepted.
        is_live: Whether `id.fudan.edu.cn` accepts the sign-in, so that the library can sign in to further services.
            `False` if only the sites of other cookies may be signed in, and `None` if the check failed.
        status: The session's sign-in after the import.
    """

    imported: int
    """Number of cookies that were accepted."""
    refused: tuple[RefusedCookie, ...]
    """Cookies that were left out. Empty if all were accepted."""
    is_live: bool | None = None
    """Whether `id.fudan.edu.cn` accepts the sign-in, so that the library can sign in to further services. `False` if
    only the sites of other cookies may be signed in, and `None` if the check failed.
    """
    status: CampusStatus
    """The session's sign-in after the import."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"refused": tuple_of(RefusedCookie.from_json), "status": CampusStatus.from_json}


class RefusedCookie(Entity):
    """A cookie that was not imported.

    Attributes:
        name: Name of the cookie.
        domain: Domain of the cookie, as passed.
        reason: Why the cookie was left out. "foreign_domain": The domain is neither `fudan.edu.cn` nor below it;
            "expired": The cookie has expired; "invalid": The name, value, domain or path contains characters that a
            cookie cannot have, or is too long.
    """

    name: str
    """Name of the cookie."""
    domain: str
    """Domain of the cookie, as passed."""
    reason: RefusedCookieReason
    """Why the cookie was left out."""


class RequestField(Entity):
    """A name and a value: a field of a form, or a header of a request.

    Attributes:
        name: Name of the field or header. Not empty.
        value: Value, not percent-encoded.
    """

    name: str
    """Name of the field or header."""
    value: str
    """Value, not percent-encoded."""


class CampusResponse(Entity):
    """The response of a site of the university.

    Of the last four fields, the parameter `format` chooses one; the others are `None`.

    Attributes:
        url: URL of the page, after redirects.
        status: HTTP status, from 200 to 299. Other statuses are errors. 200 to 299.
        media_type: Media type in lower case without parameters, such as `text/html`. `None` if the server does not
            send it.
        text: Body as a string.
        base64: Body in base64.
        json: Body as decoded JSON. `None` also if the body is the JSON value null.
        elements: Elements that match the parameter `selector`, as `markup.select()` returns them.
    """

    url: str
    """URL of the page, after redirects."""
    status: int
    """HTTP status, from 200 to 299. Other statuses are errors."""
    media_type: str | None = None
    """Media type in lower case without parameters, such as `text/html`. `None` if the server does not send it."""
    text: str | None = None
    """Body as a string."""
    base64: str | None = None
    """Body in base64."""
    json: Any | None = None
    """Body as decoded JSON. `None` also if the body is the JSON value null."""
    elements: tuple[Element, ...] | None = None
    """Elements that match the parameter `selector`, as `markup.select()` returns them."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"elements": tuple_of(Element.from_json)}


class CampusService(Service):
    """The campus account, which most campus services need. It is the property `campus` of `danxi.Session`."""

    __slots__ = ()

    def login(
        self,
        username: str,
        password: str,
        student_type: StudentType,
        *,
        remember: bool = False,
        reuse: bool = False,
        totp_secret: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        The session keeps its previous account, if any, until the university has accepted the new one. The password
        is sent once. After `CaptchaRequiredError` or `SecondFactorRequiredError`, continue with
        `campus.answer_challenge()`.

        The sign-in is checked at `id.fudan.edu.cn` itself, so it works while other services do not. If that page
        does not ask for the password, pages of two services are tried.

        Some services, such as `my.fudan.edu.cn`, need a second factor. With `totp_secret`, the library computes the
        codes itself, with the computer's clock. If the clock is wrong by more than about 30 seconds, the university
        refuses them. Each code is used once: if a second one is needed within 30 seconds, the call waits for it.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Student or staff number of the account. Not empty.
            password: Password of the account. It is kept in memory until `campus.logout()`, to sign in again after
                the university has ended the sign-in. Not empty.
            student_type: Kind of the account. With a wrong kind, methods such as `course.get_courses()` ask the
                wrong server and fail. "undergraduate": An undergraduate student; "graduate": A graduate student;
                "staff": A member of staff.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path` or in `store.url`, for later sessions. Default: False.
            reuse: Whether to use the stored cookies of an earlier login of this account, if there are any, instead
                of sending the password. It is sent later if a site asks for it. Sessions that share a store take
                turns, so that only one of them signs in. Needs `remember`. Default: False.
            totp_secret: Secret of the account's authenticator app: base32, or an `otpauth://totp/` URI (RFC 6238
                with SHA-1, 6 digits, 30 seconds). It is kept in memory until `campus.logout()`. By default, a
                person must answer a second factor. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set. Or `reuse`
                is `True` without `remember`. Or `totp_secret` is not a secret of this kind.
            NotSignedInError: The university accepted the password, but its site asked for a sign-in again. Try
                again later.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again. `detail.tries_left` is the number of remaining attempts, if the university reports it.
            UnexpectedResponseError: No page of the university asked for the password, so it was not sent. A proxy
                or captive portal may have answered instead.
            CaptchaRequiredError: The sign-in asks for a captcha. Continue with `campus.answer_challenge()`.
            SecondFactorRequiredError: The sign-in asks for the code of an authenticator app. Continue with
                `campus.answer_challenge()`.
            AccountSetupRequiredError: The university requires a step in a browser first, such as a new password.
                `detail.url` is the page, if the university reports it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            BrowserRequiredError: The sign-in asks for a second factor that only a browser can answer.
                `detail.challenge.methods` lists those that the university offers.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            GET https://ecard.fudan.edu.cn/epay/myepay/index
            POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods
            POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey
            POST https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed
            POST https://id.fudan.edu.cn/idp/authn/authExecute
            POST https://id.fudan.edu.cn/idp/authCenter/authnEngine

        Since:
            0.1.0

        Example:
            session.campus.login("23307110001", "Guanghua+1905", "undergraduate")
        """
        params = {
            "username": username,
            "password": password,
            "student_type": student_type,
            "remember": remember,
            "reuse": reuse,
            "totp_secret": totp_secret,
            "timeout_ms": timeout_ms,
        }
        return CampusStatus.from_json(self._call("campus.login", params))

    def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the cached values of all campus services are deleted from memory and disk. No
        request is sent: at the university, the sign-in remains until it expires.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.campus.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return CampusStatus.from_json(self._call("campus.logout", params))

    def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Returns whether the session is signed in with a campus account, and the challenge that needs an answer, if
        any.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.campus.status()
        """
        params = {"timeout_ms": timeout_ms}
        return CampusStatus.from_json(self._call("campus.status", params))

    def answer_challenge(
        self,
        id: str,
        *,
        answer: str | None = None,
        method: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Answers a captcha or a second factor, and continues the sign-in that asked for it.

        After success, the session is signed in. If a call other than `campus.login()` had failed with the
        challenge, repeat that call.

        For a captcha, pass its characters as `answer`. For a second factor, pass the six digits that the person's
        authenticator app shows. A wrong code fails with `SecondFactorRequiredError` and the same challenge, so that
        it can be answered again. Codes by SMS or e-mail and confirmations by WeChat are not supported: what the
        university's server expects of them is not publicly known.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the challenge, from `detail.challenge` of the error or from `campus.status()`.
            answer: The characters of the captcha, or the code of the second factor. It may be missing for a second
                factor if `campus.login()` was called with `totp_secret`.
            method: Identifier of the method of the second factor, from the challenge. It must be one that is
                supported. The default is the challenge's `method`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: No challenge with this identifier needs an answer, or the parameters do not fit
                its kind.
            NotSignedInError: The university accepted the answer, but its site asked for a sign-in again. Try again
                later.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again.
            CaptchaRequiredError: The characters were wrong, or the sign-in now asks for a captcha.
                `detail.challenge` is the new challenge.
            SecondFactorRequiredError: The university did not accept the code, or the sign-in now asks for a second
                factor. `detail.challenge` is the challenge to answer next.
            AccountSetupRequiredError: The university requires a step in a browser first, such as a new password.
                `detail.url` is the page, if the university reports it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            BrowserRequiredError: The library cannot answer the method. `detail.challenge.methods` lists those that
                the university offers.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
            POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
            POST https://uis.fudan.edu.cn/authserver/login

        Since:
            0.1.0

        Example:
            session.campus.answer_challenge("3f2a", answer="w8kx")
        """
        params = {"id": id, "answer": answer, "method": method, "timeout_ms": timeout_ms}
        return CampusStatus.from_json(self._call("campus.answer_challenge", params))

    def import_cookies(
        self,
        cookies: Sequence[CampusCookie | Mapping[str, Any]],
        username: str,
        student_type: StudentType,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> CampusImport:
        """Signs the session in with the cookies of a browser in which the person has signed in.

        This helps if a sign-in needs what only a browser can do. Pass the cookies of `id.fudan.edu.cn`, of
        `fudan.edu.cn`, and of the services that the person has opened. A cookie replaces an earlier one with the
        same name, domain and path.

        If the session is signed in with the same account, its password and its other cookies are kept. Otherwise
        the session has no password and cannot sign in again by itself: when the university ends the sign-in, calls
        fail with `NotSignedInError`, and the cookies must be imported again.

        Args:
            cookies: Cookies of the browser. Those of other sites than the university's are left out. At least 1
                items.
            username: Student or staff number of the account. Not empty.
            student_type: Kind of the account, as for `campus.login()`. "undergraduate": An undergraduate student;
                "graduate": A graduate student; "staff": A member of staff.
            remember: Whether to store the cookies in a file of mode 0600 below `store.path` or in `store.url`, for
                later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusImport: The outcome of an import of cookies.

        Raises:
            InvalidArgumentError: No cookie was accepted, or `remember` is `True` and `store.path` is not set.
                `detail.refused` lists the cookies.
            NotSignedInError: The only cookies are those of `id.fudan.edu.cn`, which does not accept them. The
                session is unchanged. Sign in with the browser again, then import its cookies.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://id.fudan.edu.cn/authserver/login

        Since:
            0.1.0

        Example:
            session.campus.import_cookies([{"name": "session_id", "value": "5d41402abc4b2a76", "domain":
                "id.fudan.edu.cn"}], "23307110001", "undergraduate")
        """
        params = {
            "cookies": cookies,
            "username": username,
            "student_type": student_type,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return CampusImport.from_json(self._call("campus.import_cookies", params))

    def fetch(
        self,
        url: str,
        *,
        method: FetchMethod | None = None,
        form: Sequence[RequestField | Mapping[str, Any]] | None = None,
        json: Any | None = None,
        headers: Sequence[RequestField | Mapping[str, Any]] | None = None,
        entry: str | None = None,
        format: FetchFormat = "text",
        selector: str | None = None,
        limit: int | None = None,
        timeout_ms: int | None = None,
    ) -> CampusResponse:
        """Requests any page of the university, with the session's sign-in, cookies and WebVPN.

        Use it for pages that no method of this library reads. Only hosts below `fudan.edu.cn` and `fudan.sh.cn` and
        the addresses of the campus network (10.0.0.0/8) are allowed, except the hosts of the sign-in itself. No
        cookie is sent to another host, and none of the sign-in over plain http: with an http URL, only public pages
        can be read, except on the campus network through WebVPN.

        Without a campus account, public pages can be read. With one, the session signs in to the site if it asks
        for that, and sends the request again. A POST request is sent again only if the site has certainly refused
        it. Some sites do not lead to the sign-in from every page: pass the page that starts it as `entry`. A
        response with another status than 2xx is an error.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            url: URL of the page, with its query.
            method: HTTP method. The default is `POST` with `form` or `json`, otherwise `GET`. "GET": Reads a page.
                The request may be sent again after a failure; "POST": Sends a form or JSON. The request is sent at
                most once.
            form: Fields of a form, in order. The body has the type `application/x-www-form-urlencoded`. By default,
                no form is sent.
            json: JSON value to send as the body. `None`, the default, sends none.
            headers: Additional headers. Only `Accept`, `Accept-Language`, `Origin`, `Referer` and
                `X-Requested-With` are allowed. Empty by default. At most 5 items.
            entry: Page of the site that starts its sign-in, such as https://fdjwgl.fudan.edu.cn/student/sso/login.
                It is opened before the request if the session is not signed in to the site. By default, the sign-in
                starts at `url` when the site asks for it.
            format: Form in which the body is returned. "text": A string. The encoding is detected from the
                response; invalid bytes become U+FFFD; "bytes": The bytes in base64 (RFC 4648, section 4); "json":
                The decoded JSON. A leading `while(1);` is skipped; "elements": The elements of the HTML page that
                match the parameter `selector`. Default: "text".
            selector: CSS selector, as `markup.select()` accepts it. Required with the `format` `elements`, and not
                allowed with another. Not empty.
            limit: Maximum number of elements. By default there is no limit. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusResponse: The response of a site of the university.

        Raises:
            InvalidArgumentError: The host is not the university's, the URL contains a user name, a header is not
                allowed, or the selector is invalid. The message names the parameter.
            TooLargeError: The body is larger than `network.max_response_bytes`, or the HTML of all matching
                elements together is larger than 64 MiB.
            NotSignedInError: The page needs a campus account: call `campus.login()`. If `detail.outcome` is
                `unknown`, a POST request was redirected to the sign-in through another page. The site may have
                carried it out, so it was not sent again.
            ForbiddenError: The account may not read the page.
            NotFoundError: The page does not exist.
            UnexpectedResponseError: The page redirects to a host outside the university, the body is not JSON
                although `format` is `json`, or the HTML page is nested more than 256 levels deep.
            CaptchaRequiredError: The sign-in asks for a captcha. Answer with `campus.answer_challenge()`, then
                repeat the call.
            SecondFactorRequiredError: The sign-in asks for a second factor. Answer with
                `campus.answer_challenge()`, then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}
            POST https://{host}/{path}

        Since:
            0.1.0

        Example:
            session.campus.fetch("https://jwc.fudan.edu.cn/9397/list1.htm", format="elements",
                selector="a[href$='page.htm']", limit=3)
        """
        params = {
            "url": url,
            "method": method,
            "form": form,
            "json": json,
            "headers": headers,
            "entry": entry,
            "format": format,
            "selector": selector,
            "limit": limit,
            "timeout_ms": timeout_ms,
        }
        return CampusResponse.from_json(self._call("campus.fetch", params))


class AsyncCampusService(AsyncService):
    """The campus account, which most campus services need. It is the property `campus` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def login(
        self,
        username: str,
        password: str,
        student_type: StudentType,
        *,
        remember: bool = False,
        reuse: bool = False,
        totp_secret: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        The session keeps its previous account, if any, until the university has accepted the new one. The password
        is sent once. After `CaptchaRequiredError` or `SecondFactorRequiredError`, continue with
        `campus.answer_challenge()`.

        The sign-in is checked at `id.fudan.edu.cn` itself, so it works while other services do not. If that page
        does not ask for the password, pages of two services are tried.

        Some services, such as `my.fudan.edu.cn`, need a second factor. With `totp_secret`, the library computes the
        codes itself, with the computer's clock. If the clock is wrong by more than about 30 seconds, the university
        refuses them. Each code is used once: if a second one is needed within 30 seconds, the call waits for it.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Student or staff number of the account. Not empty.
            password: Password of the account. It is kept in memory until `campus.logout()`, to sign in again after
                the university has ended the sign-in. Not empty.
            student_type: Kind of the account. With a wrong kind, methods such as `course.get_courses()` ask the
                wrong server and fail. "undergraduate": An undergraduate student; "graduate": A graduate student;
                "staff": A member of staff.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path` or in `store.url`, for later sessions. Default: False.
            reuse: Whether to use the stored cookies of an earlier login of this account, if there are any, instead
                of sending the password. It is sent later if a site asks for it. Sessions that share a store take
                turns, so that only one of them signs in. Needs `remember`. Default: False.
            totp_secret: Secret of the account's authenticator app: base32, or an `otpauth://totp/` URI (RFC 6238
                with SHA-1, 6 digits, 30 seconds). It is kept in memory until `campus.logout()`. By default, a
                person must answer a second factor. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set. Or `reuse`
                is `True` without `remember`. Or `totp_secret` is not a secret of this kind.
            NotSignedInError: The university accepted the password, but its site asked for a sign-in again. Try
                again later.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again. `detail.tries_left` is the number of remaining attempts, if the university reports it.
            UnexpectedResponseError: No page of the university asked for the password, so it was not sent. A proxy
                or captive portal may have answered instead.
            CaptchaRequiredError: The sign-in asks for a captcha. Continue with `campus.answer_challenge()`.
            SecondFactorRequiredError: The sign-in asks for the code of an authenticator app. Continue with
                `campus.answer_challenge()`.
            AccountSetupRequiredError: The university requires a step in a browser first, such as a new password.
                `detail.url` is the page, if the university reports it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            BrowserRequiredError: The sign-in asks for a second factor that only a browser can answer.
                `detail.challenge.methods` lists those that the university offers.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
            GET https://ecard.fudan.edu.cn/epay/myepay/index
            POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods
            POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey
            POST https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed
            POST https://id.fudan.edu.cn/idp/authn/authExecute
            POST https://id.fudan.edu.cn/idp/authCenter/authnEngine

        Since:
            0.1.0

        Example:
            await session.campus.login("23307110001", "Guanghua+1905", "undergraduate")
        """
        params = {
            "username": username,
            "password": password,
            "student_type": student_type,
            "remember": remember,
            "reuse": reuse,
            "totp_secret": totp_secret,
            "timeout_ms": timeout_ms,
        }
        return CampusStatus.from_json(await self._call("campus.login", params))

    async def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the cached values of all campus services are deleted from memory and disk. No
        request is sent: at the university, the sign-in remains until it expires.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.campus.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return CampusStatus.from_json(await self._call("campus.logout", params))

    async def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Returns whether the session is signed in with a campus account, and the challenge that needs an answer, if
        any.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.campus.status()
        """
        params = {"timeout_ms": timeout_ms}
        return CampusStatus.from_json(await self._call("campus.status", params))

    async def answer_challenge(
        self,
        id: str,
        *,
        answer: str | None = None,
        method: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Answers a captcha or a second factor, and continues the sign-in that asked for it.

        After success, the session is signed in. If a call other than `campus.login()` had failed with the
        challenge, repeat that call.

        For a captcha, pass its characters as `answer`. For a second factor, pass the six digits that the person's
        authenticator app shows. A wrong code fails with `SecondFactorRequiredError` and the same challenge, so that
        it can be answered again. Codes by SMS or e-mail and confirmations by WeChat are not supported: what the
        university's server expects of them is not publicly known.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the challenge, from `detail.challenge` of the error or from `campus.status()`.
            answer: The characters of the captcha, or the code of the second factor. It may be missing for a second
                factor if `campus.login()` was called with `totp_secret`.
            method: Identifier of the method of the second factor, from the challenge. It must be one that is
                supported. The default is the challenge's `method`.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: No challenge with this identifier needs an answer, or the parameters do not fit
                its kind.
            NotSignedInError: The university accepted the answer, but its site asked for a sign-in again. Try again
                later.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again.
            CaptchaRequiredError: The characters were wrong, or the sign-in now asks for a captcha.
                `detail.challenge` is the new challenge.
            SecondFactorRequiredError: The university did not accept the code, or the sign-in now asks for a second
                factor. `detail.challenge` is the challenge to answer next.
            AccountSetupRequiredError: The university requires a step in a browser first, such as a new password.
                `detail.url` is the page, if the university reports it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            BrowserRequiredError: The library cannot answer the method. `detail.challenge.methods` lists those that
                the university offers.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
            POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
            POST https://uis.fudan.edu.cn/authserver/login

        Since:
            0.1.0

        Example:
            await session.campus.answer_challenge("3f2a", answer="w8kx")
        """
        params = {"id": id, "answer": answer, "method": method, "timeout_ms": timeout_ms}
        return CampusStatus.from_json(await self._call("campus.answer_challenge", params))

    async def import_cookies(
        self,
        cookies: Sequence[CampusCookie | Mapping[str, Any]],
        username: str,
        student_type: StudentType,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> CampusImport:
        """Signs the session in with the cookies of a browser in which the person has signed in.

        This helps if a sign-in needs what only a browser can do. Pass the cookies of `id.fudan.edu.cn`, of
        `fudan.edu.cn`, and of the services that the person has opened. A cookie replaces an earlier one with the
        same name, domain and path.

        If the session is signed in with the same account, its password and its other cookies are kept. Otherwise
        the session has no password and cannot sign in again by itself: when the university ends the sign-in, calls
        fail with `NotSignedInError`, and the cookies must be imported again.

        Args:
            cookies: Cookies of the browser. Those of other sites than the university's are left out. At least 1
                items.
            username: Student or staff number of the account. Not empty.
            student_type: Kind of the account, as for `campus.login()`. "undergraduate": An undergraduate student;
                "graduate": A graduate student; "staff": A member of staff.
            remember: Whether to store the cookies in a file of mode 0600 below `store.path` or in `store.url`, for
                later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusImport: The outcome of an import of cookies.

        Raises:
            InvalidArgumentError: No cookie was accepted, or `remember` is `True` and `store.path` is not set.
                `detail.refused` lists the cookies.
            NotSignedInError: The only cookies are those of `id.fudan.edu.cn`, which does not accept them. The
                session is unchanged. Sign in with the browser again, then import its cookies.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://id.fudan.edu.cn/authserver/login

        Since:
            0.1.0

        Example:
            await session.campus.import_cookies([{"name": "session_id", "value": "5d41402abc4b2a76", "domain":
                "id.fudan.edu.cn"}], "23307110001", "undergraduate")
        """
        params = {
            "cookies": cookies,
            "username": username,
            "student_type": student_type,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return CampusImport.from_json(await self._call("campus.import_cookies", params))

    async def fetch(
        self,
        url: str,
        *,
        method: FetchMethod | None = None,
        form: Sequence[RequestField | Mapping[str, Any]] | None = None,
        json: Any | None = None,
        headers: Sequence[RequestField | Mapping[str, Any]] | None = None,
        entry: str | None = None,
        format: FetchFormat = "text",
        selector: str | None = None,
        limit: int | None = None,
        timeout_ms: int | None = None,
    ) -> CampusResponse:
        """Requests any page of the university, with the session's sign-in, cookies and WebVPN.

        Use it for pages that no method of this library reads. Only hosts below `fudan.edu.cn` and `fudan.sh.cn` and
        the addresses of the campus network (10.0.0.0/8) are allowed, except the hosts of the sign-in itself. No
        cookie is sent to another host, and none of the sign-in over plain http: with an http URL, only public pages
        can be read, except on the campus network through WebVPN.

        Without a campus account, public pages can be read. With one, the session signs in to the site if it asks
        for that, and sends the request again. A POST request is sent again only if the site has certainly refused
        it. Some sites do not lead to the sign-in from every page: pass the page that starts it as `entry`. A
        response with another status than 2xx is an error.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            url: URL of the page, with its query.
            method: HTTP method. The default is `POST` with `form` or `json`, otherwise `GET`. "GET": Reads a page.
                The request may be sent again after a failure; "POST": Sends a form or JSON. The request is sent at
                most once.
            form: Fields of a form, in order. The body has the type `application/x-www-form-urlencoded`. By default,
                no form is sent.
            json: JSON value to send as the body. `None`, the default, sends none.
            headers: Additional headers. Only `Accept`, `Accept-Language`, `Origin`, `Referer` and
                `X-Requested-With` are allowed. Empty by default. At most 5 items.
            entry: Page of the site that starts its sign-in, such as https://fdjwgl.fudan.edu.cn/student/sso/login.
                It is opened before the request if the session is not signed in to the site. By default, the sign-in
                starts at `url` when the site asks for it.
            format: Form in which the body is returned. "text": A string. The encoding is detected from the
                response; invalid bytes become U+FFFD; "bytes": The bytes in base64 (RFC 4648, section 4); "json":
                The decoded JSON. A leading `while(1);` is skipped; "elements": The elements of the HTML page that
                match the parameter `selector`. Default: "text".
            selector: CSS selector, as `markup.select()` accepts it. Required with the `format` `elements`, and not
                allowed with another. Not empty.
            limit: Maximum number of elements. By default there is no limit. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusResponse: The response of a site of the university.

        Raises:
            InvalidArgumentError: The host is not the university's, the URL contains a user name, a header is not
                allowed, or the selector is invalid. The message names the parameter.
            TooLargeError: The body is larger than `network.max_response_bytes`, or the HTML of all matching
                elements together is larger than 64 MiB.
            NotSignedInError: The page needs a campus account: call `campus.login()`. If `detail.outcome` is
                `unknown`, a POST request was redirected to the sign-in through another page. The site may have
                carried it out, so it was not sent again.
            ForbiddenError: The account may not read the page.
            NotFoundError: The page does not exist.
            UnexpectedResponseError: The page redirects to a host outside the university, the body is not JSON
                although `format` is `json`, or the HTML page is nested more than 256 levels deep.
            CaptchaRequiredError: The sign-in asks for a captcha. Answer with `campus.answer_challenge()`, then
                repeat the call.
            SecondFactorRequiredError: The sign-in asks for a second factor. Answer with
                `campus.answer_challenge()`, then repeat the call.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://{host}/{path}
            POST https://{host}/{path}

        Since:
            0.1.0

        Example:
            await session.campus.fetch("https://jwc.fudan.edu.cn/9397/list1.htm", format="elements",
                selector="a[href$='page.htm']", limit=3)
        """
        params = {
            "url": url,
            "method": method,
            "form": form,
            "json": json,
            "headers": headers,
            "entry": entry,
            "format": format,
            "selector": selector,
            "limit": limit,
            "timeout_ms": timeout_ms,
        }
        return CampusResponse.from_json(await self._call("campus.fetch", params))
