# Generated from interface/campus.toml by `make generate`; do not edit.

"""The campus account, which most campus services need.

A session is signed in with at most one campus account. Each campus service is signed in to when it is first called,
and again after the university has ended the sign-in.

The password is kept in memory only and is sent only to the university's sign-in. A call that needs a captcha or a
second factor fails with `CaptchaRequiredError` or `SecondFactorRequiredError`. Answer with
`campus.answer_challenge()`, then repeat the call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service

__all__ = [
    "AsyncCampusService",
    "CampusChallenge",
    "CampusChallengeMethod",
    "CampusService",
    "CampusStatus",
    "ChallengeKind",
    "StudentType",
    "WebVPNMode",
]

StudentType = Literal["undergraduate", "graduate", "staff"]
"""The kind of a campus account. Some services have other servers for graduates.

"undergraduate": An undergraduate student; "graduate": A graduate student; "staff": A member of staff.
"""

WebVPNMode = Literal["auto", "always", "never"]
"""When hosts that only the campus network reaches are accessed through WebVPN.

"auto": When the host cannot be reached directly and the session is signed in with `campus.login()`; "always":
Always; "never": Never.
"""

ChallengeKind = Literal["captcha", "second_factor"]
"""What a sign-in asks a person for.

"captcha": The characters of an image; "second_factor": A second factor, such as a code by SMS.
"""


class CampusStatus(Entity):
    """Whether a session is signed in with a campus account.

    Attributes:
        signed_in: Whether the session has an account that the university accepted. The university may have ended
            the sign-in since.
        username: Student or staff number of the account. Null if the session has no account.
        student_type: Kind of the account, as given to `campus.login()`. Null if the session has no account.
            "undergraduate": An undergraduate student; "graduate": A graduate student; "staff": A member of staff.
        remembered: Whether the sign-in is stored in a file below `store.path`, so that later sessions are signed
            in.
        challenge: The newest challenge that waits for an answer. Null if there is none.
    """

    signed_in: bool
    """Whether the session has an account that the university accepted. The university may have ended the sign-in
    since.
    """
    username: str | None = None
    """Student or staff number of the account. Null if the session has no account."""
    student_type: StudentType | None = None
    """Kind of the account, as given to `campus.login()`. Null if the session has no account."""
    remembered: bool
    """Whether the sign-in is stored in a file below `store.path`, so that later sessions are signed in."""
    challenge: CampusChallenge | None = None
    """The newest challenge that waits for an answer. Null if there is none."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"challenge": CampusChallenge.from_json}


class CampusChallenge(Entity):
    """A captcha or a second factor that a sign-in asks a person for.

    It expires after ten minutes, and with the next `campus.login()` or `campus.logout()`.

    Attributes:
        id: Identifier, for `campus.answer_challenge()`.
        kind: What the sign-in asks for. "captcha": The characters of an image; "second_factor": A second factor,
            such as a code by SMS.
        image: The captcha's image, as a data URL (RFC 2397). Null for a second factor, and if the image could not
            be downloaded.
        methods: The ways to give the second factor. Null for a captcha.
        method: Identifier of the way that was chosen. Null for a captcha, and before one is chosen.
    """

    id: str
    """Identifier, for `campus.answer_challenge()`."""
    kind: ChallengeKind
    """What the sign-in asks for."""
    image: str | None = None
    """The captcha's image, as a data URL (RFC 2397). Null for a second factor, and if the image could not be
    downloaded.
    """
    methods: tuple[CampusChallengeMethod, ...] | None = None
    """The ways to give the second factor. Null for a captcha."""
    method: str | None = None
    """Identifier of the way that was chosen. Null for a captcha, and before one is chosen."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"methods": tuple_of(CampusChallengeMethod.from_json)}


class CampusChallengeMethod(Entity):
    """A way to give a second factor, such as a code by SMS.

    Attributes:
        id: Identifier chosen by the university, such as `userAndSms`, for `campus.answer_challenge()`.
        name: Name to display.
    """

    id: str
    """Identifier chosen by the university, such as `userAndSms`, for `campus.answer_challenge()`."""
    name: str
    """Name to display."""


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
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        It replaces the account that the session was signed in with, if any, once the university has accepted the
        new one. Until then the session stays as it was. The password is sent once. After `CaptchaRequiredError` or
        `SecondFactorRequiredError`, continue with `campus.answer_challenge()`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Student or staff number of the account. Not empty.
            password: Password of the account. It is kept in memory until `campus.logout()`, to sign in again after
                the university has ended the sign-in. Not empty.
            student_type: Kind of the account. "undergraduate": An undergraduate student; "graduate": A graduate
                student; "staff": A member of staff.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: `remember` is true, but `store.path` is not set.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again. `detail.tries_left` is the number of remaining tries, if the university names it.
            UnexpectedResponseError: No service asked for the password, so it was not sent. A proxy or captive
                portal may have answered.
            CaptchaRequiredError: The sign-in asks for a captcha. Continue with `campus.answer_challenge()`.
            SecondFactorRequiredError: The sign-in asks for a second factor. Continue with
                `campus.answer_challenge()`.
            AccountSetupRequiredError: The account must first complete a page of the university in a browser.
                `detail.url` is its address, if the university names it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
            "timeout_ms": timeout_ms,
        }
        return CampusStatus.from_json(self._call("campus.login", params))

    def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the cached values of all campus services are deleted, in memory and on disk.
        No request is sent. Without a signed-in account, nothing changes.

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
        """Returns whether the session is signed in with a campus account, and the challenge that waits for an answer.

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

        After success, repeat the call that failed with the challenge. `campus.login()` need not be repeated: the
        session is signed in.

        A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the university
        send a code and fails with `SecondFactorRequiredError` and the same challenge; the second takes the code as
        `answer`. If the second factor was given elsewhere, such as in a browser at https://id.fudan.edu.cn, call
        with `id` alone.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the challenge.
            answer: The characters of the captcha, or the code of the second factor.
            method: Identifier of the way to give the second factor. Together with `answer`, it is needed only if
                none was chosen before and there are several.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: No challenge with this identifier waits for an answer, or the parameters do not
                fit its kind.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again.
            RejectedError: The university did not send a code, or did not accept it.
            CaptchaRequiredError: The characters were wrong, or the sign-in now asks for a captcha.
                `detail.challenge` is the new challenge.
            SecondFactorRequiredError: The university has sent a code, or the sign-in now asks for a second factor.
                `detail.challenge` is the challenge to answer next.
            AccountSetupRequiredError: The account must first complete a page of the university in a browser.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg
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
        timeout_ms: int | None = None,
    ) -> CampusStatus:
        """Signs the session in with a campus account.

        It replaces the account that the session was signed in with, if any, once the university has accepted the
        new one. Until then the session stays as it was. The password is sent once. After `CaptchaRequiredError` or
        `SecondFactorRequiredError`, continue with `campus.answer_challenge()`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            username: Student or staff number of the account. Not empty.
            password: Password of the account. It is kept in memory until `campus.logout()`, to sign in again after
                the university has ended the sign-in. Not empty.
            student_type: Kind of the account. "undergraduate": An undergraduate student; "graduate": A graduate
                student; "staff": A member of staff.
            remember: Whether to store the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: `remember` is true, but `store.path` is not set.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again. `detail.tries_left` is the number of remaining tries, if the university names it.
            UnexpectedResponseError: No service asked for the password, so it was not sent. A proxy or captive
                portal may have answered.
            CaptchaRequiredError: The sign-in asks for a captcha. Continue with `campus.answer_challenge()`.
            SecondFactorRequiredError: The sign-in asks for a second factor. Continue with
                `campus.answer_challenge()`.
            AccountSetupRequiredError: The account must first complete a page of the university in a browser.
                `detail.url` is its address, if the university names it.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
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
            "timeout_ms": timeout_ms,
        }
        return CampusStatus.from_json(await self._call("campus.login", params))

    async def logout(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Signs the session out of the campus account.

        The password, the cookies and the cached values of all campus services are deleted, in memory and on disk.
        No request is sent. Without a signed-in account, nothing changes.

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
        """Returns whether the session is signed in with a campus account, and the challenge that waits for an answer.

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

        After success, repeat the call that failed with the challenge. `campus.login()` need not be repeated: the
        session is signed in.

        A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the university
        send a code and fails with `SecondFactorRequiredError` and the same challenge; the second takes the code as
        `answer`. If the second factor was given elsewhere, such as in a browser at https://id.fudan.edu.cn, call
        with `id` alone.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the challenge.
            answer: The characters of the captcha, or the code of the second factor.
            method: Identifier of the way to give the second factor. Together with `answer`, it is needed only if
                none was chosen before and there are several.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: No challenge with this identifier waits for an answer, or the parameters do not
                fit its kind.
            WrongPasswordError: The username or the password is wrong. The password was sent once and is not tried
                again.
            RejectedError: The university did not send a code, or did not accept it.
            CaptchaRequiredError: The characters were wrong, or the sign-in now asks for a captcha.
                `detail.challenge` is the new challenge.
            SecondFactorRequiredError: The university has sent a code, or the sign-in now asks for a second factor.
                `detail.challenge` is the challenge to answer next.
            AccountSetupRequiredError: The account must first complete a page of the university in a browser.
            WeakPasswordError: The university refuses the password because it is too weak. Change it in a browser.
            MaintenanceError: The university's sign-in is under maintenance.
            AccountLockedError: The account is locked, usually after too many wrong passwords.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg
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
