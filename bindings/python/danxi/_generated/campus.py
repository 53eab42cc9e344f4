# Generated from interface/campus.toml by `make generate`; do not edit.

"""The campus account, with which all campus services are used.

A session is signed in with one account at a time; its services are signed in to as they are called, and again when
the university has ended a sign-in. The password stays in memory, and is sent to nobody but the university's
sign-in, encrypted where that takes it so; what is asked of a person on the way (the characters of a picture, a
second factor) ends a call with an error that says so, and is answered with `campus.answer_challenge()`.
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
    "StudentType",
    "WebVPNMode",
]

StudentType = Literal["undergraduate", "graduate", "staff"]
"""The kind of a campus account. Some services are at different servers for each kind.

"undergraduate": An undergraduate student; "graduate": A graduate student; "staff": A member of staff.
"""

WebVPNMode = Literal["auto", "always", "never"]
"""When WebVPN is used.

"auto": When the host cannot be reached directly and `campus.login()` has succeeded; "always": Always; "never":
Never.
"""


class CampusStatus(Entity):
    """Whether a session is signed in with a campus account.

    Attributes:
        signed_in: Whether the session has an account that the university accepted. The university has the last
            word: it may have ended the sign-in since.
        username: The account's name, the student or staff number.
        student_type: `undergraduate`, `graduate` or `staff`, as given to `campus.login()`.
        remembered: Whether the sign-in is kept in a file below `store.path` and survives the process.
        challenge: What the university waits for, if it does.
    """

    signed_in: bool
    """Whether the session has an account that the university accepted. The university has the last word: it may have
    ended the sign-in since.
    """
    username: str | None = None
    """The account's name, the student or staff number."""
    student_type: str | None = None
    """`undergraduate`, `graduate` or `staff`, as given to `campus.login()`."""
    remembered: bool
    """Whether the sign-in is kept in a file below `store.path` and survives the process."""
    challenge: CampusChallenge | None = None
    """What the university waits for, if it does."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"challenge": CampusChallenge.from_json}


class CampusChallenge(Entity):
    """A question that only a person can answer, on the way of a sign-in. It ends with the next `campus.login()`, with
    `campus.logout()`, and after ten minutes.

    Attributes:
        id: Identifier, for `campus.answer_challenge()`.
        kind: `captcha`: the characters of a picture; `second_factor`: a proof beside the password.
        image: Of a captcha: the picture, as a data URL (RFC 2397).
        methods: Of a second factor: the ways that the university offers.
        method: Of a second factor: the way that was chosen, whose code is waited for.
    """

    id: str
    """Identifier, for `campus.answer_challenge()`."""
    kind: str
    """`captcha`: the characters of a picture; `second_factor`: a proof beside the password."""
    image: str | None = None
    """Of a captcha: the picture, as a data URL (RFC 2397)."""
    methods: tuple[CampusChallengeMethod, ...] | None = None
    """Of a second factor: the ways that the university offers."""
    method: str | None = None
    """Of a second factor: the way that was chosen, whose code is waited for."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"methods": tuple_of(CampusChallengeMethod.from_json)}


class CampusChallengeMethod(Entity):
    """A way to prove who one is, beside the password.

    Attributes:
        id: Identifier, for `campus.answer_challenge()`; the university's own, such as `userAndSms`.
        name: What to show a person.
    """

    id: str
    """Identifier, for `campus.answer_challenge()`; the university's own, such as `userAndSms`."""
    name: str
    """What to show a person."""


class CampusService(Service):
    """The campus account, with which all campus services are used. The `campus` of a `danxi.Session`."""

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
        """Signs the session in with a campus account, replacing the one it was signed in with, if any.

        The password is sent once.

        A wrong password is `WrongPasswordError`, with `detail.tries_left` where the university says how many tries
        it leaves; further outcomes are `CaptchaRequiredError`, `SecondFactorRequiredError`,
        `AccountSetupRequiredError`, `WeakPasswordError`, `AccountLockedError` and `MaintenanceError`. After the
        first two, `campus.answer_challenge()` goes on. Until the university accepts it, the session stays as it
        was.

        The request is sent at most once; if the call fails, it may have taken effect nevertheless.

        Args:
            username: The account's name, the student or staff number.
            password: The account's password. It is kept in memory until `campus.logout()`, to sign in again when
                the university ends a sign-in.
            student_type: What the account is: `"undergraduate"`, `"graduate"` or `"staff"`; some services ask
                elsewhere for each. "undergraduate": An undergraduate student; "graduate": A graduate student;
                "staff": A member of staff.
            remember: Keep the sign-in's cookies (never the password) in a file of mode 0600 below `store.path`, for
                later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge` holds
                the image as a data URL. Answer with `campus.answer_challenge()`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods` lists
                the ways to give it. Choose one and answer with `campus.answer_challenge()`.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such as a
                new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            MaintenanceError: The campus system is under maintenance.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute

        Since:
            0.1.0

        Example:
            session.campus.login("23307110001", "a password", "undergraduate")
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
        """Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk too.

        A session that is not signed in answers the same.

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
        """Tells whether the session is signed in with a campus account, and what the university waits for, without
        asking it.

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
        """Answers what a sign-in was asked, and goes on with it; the call that met the question can then be made
        again.

        A captcha takes `answer`; a wrong one ends with `CaptchaRequiredError` and a new picture. A second factor
        takes `method` first, which has the university send a code and ends with `SecondFactorRequiredError` and the
        same challenge, then `answer`; or neither, once it was given elsewhere, as in a browser at
        https://id.fudan.edu.cn. A challenge that waits for no answer is `InvalidArgumentError`.

        The request is sent at most once; if the call fails, it may have taken effect nevertheless.

        Args:
            id: The challenge's identifier.
            answer: The characters of the picture, or the code of the second factor.
            method: Of a second factor: the identifier of the way to use.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge` holds
                the image as a data URL. Answer with `campus.answer_challenge()`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods` lists
                the ways to give it. Choose one and answer with `campus.answer_challenge()`.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute

        Since:
            0.1.0

        Example:
            session.campus.answer_challenge("3f2a", answer="w8kx")
        """
        params = {"id": id, "answer": answer, "method": method, "timeout_ms": timeout_ms}
        return CampusStatus.from_json(self._call("campus.answer_challenge", params))


class AsyncCampusService(AsyncService):
    """The campus account, with which all campus services are used. The `campus` of a `danxi.AsyncSession`."""

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
        """Signs the session in with a campus account, replacing the one it was signed in with, if any.

        The password is sent once.

        A wrong password is `WrongPasswordError`, with `detail.tries_left` where the university says how many tries
        it leaves; further outcomes are `CaptchaRequiredError`, `SecondFactorRequiredError`,
        `AccountSetupRequiredError`, `WeakPasswordError`, `AccountLockedError` and `MaintenanceError`. After the
        first two, `campus.answer_challenge()` goes on. Until the university accepts it, the session stays as it
        was.

        The request is sent at most once; if the call fails, it may have taken effect nevertheless.

        Args:
            username: The account's name, the student or staff number.
            password: The account's password. It is kept in memory until `campus.logout()`, to sign in again when
                the university ends a sign-in.
            student_type: What the account is: `"undergraduate"`, `"graduate"` or `"staff"`; some services ask
                elsewhere for each. "undergraduate": An undergraduate student; "graduate": A graduate student;
                "staff": A member of staff.
            remember: Keep the sign-in's cookies (never the password) in a file of mode 0600 below `store.path`, for
                later sessions. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            WrongPasswordError: The server does not accept this password for the account.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge` holds
                the image as a data URL. Answer with `campus.answer_challenge()`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods` lists
                the ways to give it. Choose one and answer with `campus.answer_challenge()`.
            AccountSetupRequiredError: The campus account must first complete a page of the university, such as a
                new password or a phone number. Do this in a browser at https://id.fudan.edu.cn, then sign in again.
            WeakPasswordError: The campus sign-in refuses the password because it is too weak. Change it in a
                browser, then sign in again.
            MaintenanceError: The campus system is under maintenance.
            AccountLockedError: The campus account is locked, usually after too many wrong passwords. Wait, or
                unlock it in a browser.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute

        Since:
            0.1.0

        Example:
            await session.campus.login("23307110001", "a password", "undergraduate")
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
        """Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk too.

        A session that is not signed in answers the same.

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
        """Tells whether the session is signed in with a campus account, and what the university waits for, without
        asking it.

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
        """Answers what a sign-in was asked, and goes on with it; the call that met the question can then be made
        again.

        A captcha takes `answer`; a wrong one ends with `CaptchaRequiredError` and a new picture. A second factor
        takes `method` first, which has the university send a code and ends with `SecondFactorRequiredError` and the
        same challenge, then `answer`; or neither, once it was given elsewhere, as in a browser at
        https://id.fudan.edu.cn. A challenge that waits for no answer is `InvalidArgumentError`.

        The request is sent at most once; if the call fails, it may have taken effect nevertheless.

        Args:
            id: The challenge's identifier.
            answer: The characters of the picture, or the code of the second factor.
            method: Of a second factor: the identifier of the way to use.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CampusStatus: Whether a session is signed in with a campus account.

        Raises:
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong type
                or out of range. The message names it.
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge` holds
                the image as a data URL. Answer with `campus.answer_challenge()`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods` lists
                the ways to give it. Choose one and answer with `campus.answer_challenge()`.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            POST https://id.fudan.edu.cn/idp/authn/authExecute

        Since:
            0.1.0

        Example:
            await session.campus.answer_challenge("3f2a", answer="w8kx")
        """
        params = {"id": id, "answer": answer, "method": method, "timeout_ms": timeout_ms}
        return CampusStatus.from_json(await self._call("campus.answer_challenge", params))
