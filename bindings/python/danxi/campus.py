# Generated from interface/campus.toml by `make generate`; do not edit.

"""The campus account, with which all campus services are used.

A session is signed in with one account at a time; its services are signed in to as they are called, and again
when the university has ended a sign-in. The password stays in memory, and is sent to nobody but the
university's sign-in, encrypted where that takes it so; what is asked of a person on the way (the characters
of a picture, a second factor) ends a call with an error that says so, and is answered with
{method:campus.answer_challenge}.
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
        signed_in: Whether the session has an account that the university accepted. The university has the
            last word: it may have ended the sign-in since.
        username: The account's name, the student or staff number.
        student_type: `undergraduate`, `graduate` or `staff`, as given to `campus.login`.
        remembered: Whether the sign-in is kept in a file below `store.path` and survives the process.
        challenge: What the university waits for, if it does.
    """

    signed_in: bool
    """Whether the session has an account that the university accepted. The university has the last word: it may
    have ended the sign-in since.
    """
    username: str | None = None
    """The account's name, the student or staff number."""
    student_type: str | None = None
    """`undergraduate`, `graduate` or `staff`, as given to `campus.login`."""
    remembered: bool
    """Whether the sign-in is kept in a file below `store.path` and survives the process."""
    challenge: CampusChallenge | None = None
    """What the university waits for, if it does."""

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
    """A question that only a person can answer, on the way of a sign-in. It ends with the next `campus.login`,
    with `campus.logout`, and after ten minutes.

    Attributes:
        id: Identifier, for `campus.answer_challenge`.
        kind: `captcha`: the characters of a picture; `second_factor`: a proof beside the password.
        image: Of a captcha: the picture, as a data URL (RFC 2397).
        methods: Of a second factor: the ways that the university offers.
        method: Of a second factor: the way that was chosen, whose code is waited for.
    """

    id: str
    """Identifier, for `campus.answer_challenge`."""
    kind: str
    """`captcha`: the characters of a picture; `second_factor`: a proof beside the password."""
    image: str | None = None
    """Of a captcha: the picture, as a data URL (RFC 2397)."""
    methods: tuple[CampusChallengeMethod, ...] | None = None
    """Of a second factor: the ways that the university offers."""
    method: str | None = None
    """Of a second factor: the way that was chosen, whose code is waited for."""

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
    """A way to prove who one is, beside the password.

    Attributes:
        id: Identifier, for `campus.answer_challenge`; the university's own, such as `userAndSms`.
        name: What to show a person.
    """

    id: str
    """Identifier, for `campus.answer_challenge`; the university's own, such as `userAndSms`."""
    name: str
    """What to show a person."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> CampusChallengeMethod:
        return cls(
            id=json["id"],
            name=json["name"],
        )


class CampusService:
    """The campus account, with which all campus services are used.

    A session is signed in with one account at a time; its services are signed in to as they are called, and
    again when the university has ended a sign-in. The password stays in memory, and is sent to nobody but the
    university's sign-in, encrypted where that takes it so; what is asked of a person on the way (the
    characters of a picture, a second factor) ends a call with an error that says so, and is answered with
    {method:campus.answer_challenge}.

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
        """Signs the session in with a campus account, replacing the one it was signed in with, if any.

        The password is sent once.

        A wrong password is `WrongPasswordError`, with `detail.tries_left` where the university says how many
        tries it leaves; further outcomes are `CaptchaRequiredError`, `SecondFactorRequiredError`,
        `AccountSetupRequiredError`, `WeakPasswordError`, `AccountLockedError` and `MaintenanceError`. After
        the first two, `campus.answer_challenge` goes on. Until the university accepts it, the session stays
        as it was.

        Args:
            username: The account's name, the student or staff number.
            password: The account's password. It is kept in memory until `campus.logout`, to sign in again
                when the university ends a sign-in.
            student_type: What the account is: `undergraduate`, `graduate` or `staff`; some services ask
                elsewhere for each.
            remember: Keep the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
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
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
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
        """Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk too.

        A session that is not signed in answers the same.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = self._session.call("campus.logout", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Tells whether the session is signed in with a campus account, and what the university waits for,
        without asking it.

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
        """Answers what a sign-in was asked, and goes on with it; the call that met the question can then be made
        again.

        A captcha takes `answer`; a wrong one ends with `CaptchaRequiredError` and a new picture. A second
        factor takes `method` first, which has the university send a code and ends with
        `SecondFactorRequiredError` and the same challenge, then `answer`; or neither, once it was given
        elsewhere, as in a browser at https://id.fudan.edu.cn. A challenge that waits for no answer is
        `InvalidArgumentError`.

        Args:
            id: The challenge's identifier.
            answer: The characters of the picture, or the code of the second factor.
            method: Of a second factor: the identifier of the way to use.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
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
    """The campus account, with which all campus services are used.

    A session is signed in with one account at a time; its services are signed in to as they are called, and
    again when the university has ended a sign-in. The password stays in memory, and is sent to nobody but the
    university's sign-in, encrypted where that takes it so; what is asked of a person on the way (the
    characters of a picture, a second factor) ends a call with an error that says so, and is answered with
    {method:campus.answer_challenge}.

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
        """Signs the session in with a campus account, replacing the one it was signed in with, if any.

        The password is sent once.

        A wrong password is `WrongPasswordError`, with `detail.tries_left` where the university says how many
        tries it leaves; further outcomes are `CaptchaRequiredError`, `SecondFactorRequiredError`,
        `AccountSetupRequiredError`, `WeakPasswordError`, `AccountLockedError` and `MaintenanceError`. After
        the first two, `campus.answer_challenge` goes on. Until the university accepts it, the session stays
        as it was.

        Args:
            username: The account's name, the student or staff number.
            password: The account's password. It is kept in memory until `campus.logout`, to sign in again
                when the university ends a sign-in.
            student_type: What the account is: `undergraduate`, `graduate` or `staff`; some services ask
                elsewhere for each.
            remember: Keep the sign-in's cookies (never the password) in a file of mode 0600 below
                `store.path`, for later sessions.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
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
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
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
        """Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk too.

        A session that is not signed in answers the same.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        value = await self._session.call("campus.logout", timeout_ms=timeout_ms)
        return CampusStatus._from_json(value)

    async def status(self, *, timeout_ms: int | None = None) -> CampusStatus:
        """Tells whether the session is signed in with a campus account, and what the university waits for,
        without asking it.

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
        """Answers what a sign-in was asked, and goes on with it; the call that met the question can then be made
        again.

        A captcha takes `answer`; a wrong one ends with `CaptchaRequiredError` and a new picture. A second
        factor takes `method` first, which has the university send a code and ends with
        `SecondFactorRequiredError` and the same challenge, then `answer`; or neither, once it was given
        elsewhere, as in a browser at https://id.fudan.edu.cn. A challenge that waits for no answer is
        `InvalidArgumentError`.

        Args:
            id: The challenge's identifier.
            answer: The characters of the picture, or the code of the second factor.
            method: Of a second factor: the identifier of the way to use.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            CaptchaRequiredError: The campus sign-in asks for the characters of a captcha. `detail.challenge`
                holds the image as a data URL. Answer with `campus.answer_challenge`.
            SecondFactorRequiredError: The campus sign-in asks for a second factor. `detail.challenge.methods`
                lists the ways to give it. Choose one and answer with `campus.answer_challenge`.
            InvalidArgumentError: A parameter, option or configuration value is missing, unknown, of the wrong
                type or out of range. The message names it.
            Error: Anything else that a call can meet; see `danxi.errors`.

        Source:
            POST https://id.fudan.edu.cn/idp/authn/authExecute
        """
        value = await self._session.call(
            "campus.answer_challenge",
            id=id,
            answer=answer,
            method=method,
            timeout_ms=timeout_ms,
        )
        return CampusStatus._from_json(value)
