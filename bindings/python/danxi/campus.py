# Generated from interface/campus.toml by `make generate`; do not edit.

"""The campus account, which most campus services need.

A session is signed in with at most one campus account. Each campus service is signed in to when it is first
called, and again after the university has ended the sign-in.

The password is kept in memory only and is sent only to the university's sign-in. A call that needs a captcha
or a second factor fails with {error:captcha_required} or {error:second_factor_required}. Answer with
{method:campus.answer_challenge}, then repeat the call.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "CampusStatus",
    "CampusChallenge",
    "CampusChallengeMethod",
    "CampusService",
    "AsyncCampusService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class CampusStatus:
    """Whether a session is signed in with a campus account.

    Attributes:
        signed_in: Whether the session has an account that the university accepted. The university may have
            ended the sign-in since.
        username: Student or staff number of the account. Null if the session has no account.
        student_type: Kind of the account, as given to `campus.login`: `undergraduate`, `graduate` or `staff`.
            Null if the session has no account.
        remembered: Whether the sign-in is stored in a file below `store.path`, so that later sessions are
            signed in.
        challenge: The newest challenge that waits for an answer. Null if there is none.
    """

    signed_in: bool
    """Whether the session has an account that the university accepted. The university may have ended the sign-in
    since.
    """
    username: str | None = None
    """Student or staff number of the account. Null if the session has no account."""
    student_type: str | None = None
    """Kind of the account, as given to `campus.login`: `undergraduate`, `graduate` or `staff`. Null if the
    session has no account.
    """
    remembered: bool
    """Whether the sign-in is stored in a file below `store.path`, so that later sessions are signed in."""
    challenge: CampusChallenge | None = None
    """The newest challenge that waits for an answer. Null if there is none."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CampusStatus:
        return cls(
            signed_in=json["signed_in"],
            username=json.get("username"),
            student_type=json.get("student_type"),
            remembered=json["remembered"],
            challenge=None if (value := json.get("challenge")) is None else CampusChallenge._from_json(value),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CampusChallenge:
    """A captcha or a second factor that a sign-in asks a person for.

    Attributes:
        id: Identifier, for `campus.answer_challenge`.
        kind: `captcha` or `second_factor`.
        image: The captcha's image, as a data URL (RFC 2397). Null for a second factor, and if the image could
            not be downloaded.
        methods: The ways to give the second factor. Null for a captcha.
        method: Identifier of the way that was chosen. Null for a captcha, and before one is chosen.
    """

    id: str
    """Identifier, for `campus.answer_challenge`."""
    kind: str
    """`captcha` or `second_factor`."""
    image: str | None = None
    """The captcha's image, as a data URL (RFC 2397). Null for a second factor, and if the image could not be
    downloaded.
    """
    methods: tuple[CampusChallengeMethod, ...] | None = None
    """The ways to give the second factor. Null for a captcha."""
    method: str | None = None
    """Identifier of the way that was chosen. Null for a captcha, and before one is chosen."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CampusChallenge:
        return cls(
            id=json["id"],
            kind=json["kind"],
            image=json.get("image"),
            methods=None if (value := json.get("methods")) is None else tuple([CampusChallengeMethod._from_json(item) for item in value]),
            method=json.get("method"),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class CampusChallengeMethod:
    """A way to give a second factor, such as a code by SMS.

    Attributes:
        id: Identifier chosen by the university, such as `userAndSms`, for `campus.answer_challenge`.
        name: Name to display.
    """

    id: str
    """Identifier chosen by the university, such as `userAndSms`, for `campus.answer_challenge`."""
    name: str
    """Name to display."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CampusChallengeMethod:
        return cls(
            id=json["id"],
            name=json["name"],
        )


class CampusService:
    """The campus account, which most campus services need.

    A session is signed in with at most one campus account. Each campus service is signed in to when it is
    first called, and again after the university has ended the sign-in.

    The password is kept in memory only and is sent only to the university's sign-in. A call that needs a
    captcha or a second factor fails with {error:captcha_required} or {error:second_factor_required}. Answer
    with {method:campus.answer_challenge}, then repeat the call.

    It is the `campus` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def login(
        self,
        username: str,
        password: str,
        student_type: Literal["undergraduate", "graduate", "staff"],
        *,
        remember: bool | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        It replaces the account that the session was signed in with, if any, once the university has accepted
        the new one. Until then the session stays as it was. The password is sent once. After
        `CaptchaRequiredError` or `SecondFactorRequiredError`, continue with `campus.answer_challenge`.

        Args:
            username: Student or staff number of the account.
            password: Password of the account. It is kept in memory until `campus.logout`, to sign in again
                after the university has ended the sign-in.
            student_type: Kind of the account.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            WrongPasswordError: The server does not accept this password for the account.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such
                as a new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then
                sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            MaintenanceError: The campus system is under maintenance.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or
                nothing. The message names the place. A proxy or captive portal may have answered instead of
                the server, or the server has changed.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://id.fudan.edu.cn/idp/authn/queryAuthMethods; POST
                https://id.fudan.edu.cn/idp/authn/getJsPublicKey; POST
                https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed; POST
                https://id.fudan.edu.cn/idp/authn/authExecute; POST
                https://id.fudan.edu.cn/idp/authCenter/authnEngine
        """
        value = self._session.call(
            "campus.login",
            username=username,
            password=password,
            student_type=student_type,
            remember=remember,
            timeout_ms=timeout_ms,
        )
        return CampusStatus._from_json(value)

    def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the stored answers of all campus services are deleted, in memory and on
        disk. No request is sent. Without a signed-in account, nothing changes.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call("campus.logout", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Returns whether the session is signed in with a campus account, and the challenge that waits for an
        answer.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call("campus.status", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    def answer_challenge(
        self,
        id: str,
        *,
        answer: str | None = None,
        method: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Answers a captcha or a second factor, and continues the sign-in that asked for it.

        After success, repeat the call that failed with the challenge. `campus.login` need not be repeated:
        the session is signed in.

        A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the
        university send a code and fails with `SecondFactorRequiredError` and the same challenge; the second
        takes the code as `answer`. If the second factor was given elsewhere, such as in a browser at
        https://id.fudan.edu.cn, call with `id` alone.

        Args:
            id: Identifier of the challenge.
            answer: The characters of the captcha, or the code of the second factor.
            method: Identifier of the way to give the second factor. Together with `answer`, it is needed only
                if none was chosen before and there are several.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            WrongPasswordError: The server does not accept this password for the account.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such
                as a new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then
                sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            MaintenanceError: The campus system is under maintenance.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg; POST
                https://id.fudan.edu.cn/idp/authn/authExecute; POST
                https://id.fudan.edu.cn/idp/authCenter/authnEngine; POST
                https://uis.fudan.edu.cn/authserver/login
        """
        value = self._session.call(
            "campus.answer_challenge",
            id=id,
            answer=answer,
            method=method,
            timeout_ms=timeout_ms,
        )
        return CampusStatus._from_json(value)


class AsyncCampusService:
    """The campus account, which most campus services need.

    A session is signed in with at most one campus account. Each campus service is signed in to when it is
    first called, and again after the university has ended the sign-in.

    The password is kept in memory only and is sent only to the university's sign-in. A call that needs a
    captcha or a second factor fails with {error:captcha_required} or {error:second_factor_required}. Answer
    with {method:campus.answer_challenge}, then repeat the call.

    It is the `campus` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def login(
        self,
        username: str,
        password: str,
        student_type: Literal["undergraduate", "graduate", "staff"],
        *,
        remember: bool | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        It replaces the account that the session was signed in with, if any, once the university has accepted
        the new one. Until then the session stays as it was. The password is sent once. After
        `CaptchaRequiredError` or `SecondFactorRequiredError`, continue with `campus.answer_challenge`.

        Args:
            username: Student or staff number of the account.
            password: Password of the account. It is kept in memory until `campus.logout`, to sign in again
                after the university has ended the sign-in.
            student_type: Kind of the account.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            WrongPasswordError: The server does not accept this password for the account.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such
                as a new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then
                sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            MaintenanceError: The campus system is under maintenance.
            UnexpectedResponseError: The response does not have the documented form: other JSON, HTML, or
                nothing. The message names the place. A proxy or captive portal may have answered instead of
                the server, or the server has changed.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists; POST
                https://id.fudan.edu.cn/idp/authn/queryAuthMethods; POST
                https://id.fudan.edu.cn/idp/authn/getJsPublicKey; POST
                https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed; POST
                https://id.fudan.edu.cn/idp/authn/authExecute; POST
                https://id.fudan.edu.cn/idp/authCenter/authnEngine
        """
        value = await self._session.call(
            "campus.login",
            username=username,
            password=password,
            student_type=student_type,
            remember=remember,
            timeout_ms=timeout_ms,
        )
        return CampusStatus._from_json(value)

    async def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the stored answers of all campus services are deleted, in memory and on
        disk. No request is sent. Without a signed-in account, nothing changes.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call("campus.logout", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    async def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Returns whether the session is signed in with a campus account, and the challenge that waits for an
        answer.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call("campus.status", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    async def answer_challenge(
        self,
        id: str,
        *,
        answer: str | None = None,
        method: str | None = None,
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Answers a captcha or a second factor, and continues the sign-in that asked for it.

        After success, repeat the call that failed with the challenge. `campus.login` need not be repeated:
        the session is signed in.

        A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the
        university send a code and fails with `SecondFactorRequiredError` and the same challenge; the second
        takes the code as `answer`. If the second factor was given elsewhere, such as in a browser at
        https://id.fudan.edu.cn, call with `id` alone.

        Args:
            id: Identifier of the challenge.
            answer: The characters of the captcha, or the code of the second factor.
            method: Identifier of the way to give the second factor. Together with `answer`, it is needed only
                if none was chosen before and there are several.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            RejectedError: The server rejected the request. The message contains the server's words, and
                `detail` holds what the server said about each field.
            WrongPasswordError: The server does not accept this password for the account.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such
                as a new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then
                sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            MaintenanceError: The campus system is under maintenance.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg; POST
                https://id.fudan.edu.cn/idp/authn/authExecute; POST
                https://id.fudan.edu.cn/idp/authCenter/authnEngine; POST
                https://uis.fudan.edu.cn/authserver/login
        """
        value = await self._session.call(
            "campus.answer_challenge",
            id=id,
            answer=answer,
            method=method,
            timeout_ms=timeout_ms,
        )
        return CampusStatus._from_json(value)
