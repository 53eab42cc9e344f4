# Generated from interface/account.toml by `make generate`; do not edit.

"""The account of the DanXi community, for the forum and the course reviews.

A session is signed in with at most one community account at a time. The server issues two tokens, an access token
for 30 minutes and a refresh token for 30 days, and calls refresh them automatically. They are kept in memory and,
with `remember` of `account.login()`, also in a file of mode 0600 below `store.path`, which several processes may
share.

A call acts for the account that the session had when the call started. If another call signs in or out during it,
the call fails with `AccountChangedError` before its next request.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from .._entity import Entity, tuple_of
from .._service import AsyncService, Service
from .._time import Timestamp

__all__ = [
    "AccountService",
    "AccountStatus",
    "AccountUser",
    "AsyncAccountService",
    "EmailVerification",
    "Quiz",
    "QuizAnswer",
    "QuizQuestion",
    "QuizQuestionType",
    "QuizResult",
    "QuizSpec",
    "VerificationScope",
]

VerificationScope = Literal["register", "reset"]
"""The purpose of a verification code.

"register": To register the address; "reset": To set a new password for the account that has the address. A server
may send others.
"""

QuizQuestionType = Literal["single-selection", "multi-selection", "true-or-false"]
"""The kind of a quiz question.

"single-selection": One option is right; "multi-selection": One or more options are right, and all of them must be
chosen; "true-or-false": One of the options `true` and `false` is right. A server may send others.
"""


class AccountStatus(Entity):
    """The state of a session's sign-in to the community.

    Attributes:
        signed_in: Whether the session has tokens. This is not checked with the server, which may have revoked them.
        account_id: Identifier of the account. `None` if the session is not signed in.
        remembered: Whether `store.path` or `store.url` holds tokens of this account, so that later sessions are
            signed in.
        access_expires_at: When the access token expires, 30 minutes after it was issued. It is refreshed
            automatically. `None` if the session is not signed in.
        refresh_expires_at: When the refresh token expires, 30 days after it was issued. Unless a call refreshes it
            before then, a new sign-in is needed. `None` if the session is not signed in.
    """

    signed_in: bool
    """Whether the session has tokens. This is not checked with the server, which may have revoked them."""
    account_id: int | None = None
    """Identifier of the account. `None` if the session is not signed in."""
    remembered: bool
    """Whether `store.path` or `store.url` holds tokens of this account, so that later sessions are signed in."""
    access_expires_at: Timestamp | None = None
    """When the access token expires, 30 minutes after it was issued. It is refreshed automatically. `None` if the
    session is not signed in.
    """
    refresh_expires_at: Timestamp | None = None
    """When the refresh token expires, 30 days after it was issued. Unless a call refreshes it before then, a new
    sign-in is needed. `None` if the session is not signed in.
    """

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"access_expires_at": Timestamp.parse, "refresh_expires_at": Timestamp.parse}


class EmailVerification(Entity):
    """The outcome of a request for a verification code.

    Attributes:
        registered: Whether an account has this address.
        scope: Purpose of the code. It depends on whether the address is registered. "register": To register the
            address; "reset": To set a new password for the account that has the address. A server may send others.
        message: The server's message for people.
    """

    registered: bool
    """Whether an account has this address."""
    scope: VerificationScope | str
    """Purpose of the code. It depends on whether the address is registered."""
    message: str
    """The server's message for people."""


class Quiz(Entity):
    """The quiz about the community's rules, which must be passed before the first post.

    Attributes:
        version: Version of the questions, for `account.answer_quiz()`.
        questions: Questions. All of them must be answered.
        spec: Numbers of questions of each group.
    """

    version: int
    """Version of the questions, for `account.answer_quiz()`."""
    questions: tuple[QuizQuestion, ...]
    """Questions. All of them must be answered."""
    spec: QuizSpec
    """Numbers of questions of each group."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"questions": tuple_of(QuizQuestion.from_json), "spec": QuizSpec.from_json}


class QuizSpec(Entity):
    """The rules by which the questions of a quiz are chosen.

    Attributes:
        number_of_questions: Number of questions that a person must answer.
        number_of_optional_questions: Number of questions of the group `optional` among them. -1 if all of them are
            sent.
        number_of_campus_questions: Number of questions about the university among them. `None` if the server does
            not send it.
        in_order: Whether the questions are in the order in which they were written. Otherwise, their order differs
            each time.
    """

    number_of_questions: int
    """Number of questions that a person must answer."""
    number_of_optional_questions: int
    """Number of questions of the group `optional` among them. -1 if all of them are sent."""
    number_of_campus_questions: int | None = None
    """Number of questions about the university among them. `None` if the server does not send it."""
    in_order: bool
    """Whether the questions are in the order in which they were written. Otherwise, their order differs each time."""


class QuizQuestion(Entity):
    """A question of the quiz.

    Attributes:
        id: Identifier of the question, for `QuizAnswer`.
        type: Kind of the question. "single-selection": One option is right; "multi-selection": One or more options
            are right, and all of them must be chosen; "true-or-false": One of the options `true` and `false` is
            right. A server may send others.
        group: Group: `required` or `optional`. It does not matter for the answers.
        question: Text of the question.
        options: Options. Their order differs each time.
    """

    id: int
    """Identifier of the question, for `QuizAnswer`."""
    type: QuizQuestionType | str
    """Kind of the question."""
    group: str
    """Group: `required` or `optional`. It does not matter for the answers."""
    question: str
    """Text of the question."""
    options: tuple[str, ...]
    """Options. Their order differs each time."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"options": tuple}


class QuizAnswer(Entity):
    """The answer to a question of the quiz.

    Attributes:
        id: Identifier of the question. At least 1.
        answer: Texts of the chosen options, in any order. At least 1 items.
    """

    id: int
    """Identifier of the question."""
    answer: tuple[str, ...]
    """Texts of the chosen options, in any order."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"answer": tuple}


class QuizResult(Entity):
    """The outcome of a quiz.

    Attributes:
        correct: Whether all answers are right. If so, the account may post from now on.
        wrong_question_ids: Identifiers of the questions whose answers are wrong. `None` if all are right.
        message: The server's message for people.
    """

    correct: bool
    """Whether all answers are right. If so, the account may post from now on."""
    wrong_question_ids: tuple[int, ...] | None = None
    """Identifiers of the questions whose answers are wrong. `None` if all are right."""
    message: str
    """The server's message for people."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"wrong_question_ids": tuple}


class AccountUser(Entity):
    """An account of the community, as the person and administrators see it.

    Attributes:
        id: Identifier of the account, for `account.get_user()`.
        nickname: Nickname. Other people never see it.
        is_admin: Whether the account is an administrator's.
        joined_time: Time of registration.
        last_login: Time of the last sign-in or refresh. `None` if the server does not send it.
        has_answered_questions: Whether the person has passed the quiz.
    """

    id: int
    """Identifier of the account, for `account.get_user()`."""
    nickname: str
    """Nickname. Other people never see it."""
    is_admin: bool
    """Whether the account is an administrator's."""
    joined_time: Timestamp
    """Time of registration."""
    last_login: Timestamp | None = None
    """Time of the last sign-in or refresh. `None` if the server does not send it."""
    has_answered_questions: bool
    """Whether the person has passed the quiz."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"joined_time": Timestamp.parse, "last_login": Timestamp.parse}


class AccountService(Service):
    """The account of the DanXi community, for the forum and the course reviews. It is the property `account` of
    `danxi.Session`.
    """

    __slots__ = ()

    def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool = False,
        reuse: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community with an e-mail address and a password.

        If the session is already signed in, the new account replaces the old one, and the cached values of the old
        one are deleted. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. Not empty.
            password: Password of the account. Not empty.
            remember: Whether to keep the tokens (never the password) for later sessions, in a file of mode 0600
                below `store.path` or in `store.url`. They replace those of any other account. Otherwise, stored
                tokens of this account are deleted. Default: False.
            reuse: Whether to use the stored tokens of an earlier login with this e-mail address, if they have not
                expired, instead of sending the password, which is not checked then. Sessions that share a store
                take turns, so that only one of them signs in. Needs `remember`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set. Or `reuse`
                is `True` without `remember`.
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotRegisteredError: No account has this e-mail address.
            RejectedError: The e-mail address is malformed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/login

        Since:
            0.1.0

        Example:
            session.account.login("student@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "remember": remember, "reuse": reuse, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.login", params))

    def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Ends all sign-ins of the account, on every device.

        The server revokes all tokens of the account. An expired access token is refreshed first, so that the server
        accepts the request. The session's tokens and the cached values of the community services are deleted from
        memory and disk even if the server cannot be reached; a warning is logged then, and copies of the tokens
        stay valid until they expire. If the session is not signed in, no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            AccountChangedError: Another call signed the session in to another account, which stays signed in.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/logout
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            session.account.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.logout", params))

    def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Replaces the access token and the refresh token with new ones.

        The server is asked each time, even if another process has just refreshed the tokens. This is rarely needed,
        because expired tokens are refreshed automatically. If the server refuses (401, 403 or 404), the session is
        signed out and the call fails with `NotSignedInError`.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            session.account.refresh_token()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.refresh_token", params))

    def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, and when its tokens expire.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.account.get_status()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.get_status", params))

    def send_verification_code(self, email: str, *, timeout_ms: int | None = None) -> EmailVerification:
        """Sends a verification code to an e-mail address of the university.

        The code has six digits and is valid for about ten minutes. A new code replaces the old one. If the address
        is registered, the code is for `account.reset_password()`, otherwise for `account.register()`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address, such as `23307110001@m.fudan.edu.cn`. 3 to 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            EmailVerification: The outcome of a request for a verification code.

        Raises:
            RejectedError: The address is malformed or not one of the university's, or its account was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/verify/email

        Since:
            0.1.0

        Example:
            session.account.send_verification_code("20307110001@fudan.edu.cn")
        """
        params = {"email": email, "timeout_ms": timeout_ms}
        return EmailVerification.from_json(self._call("account.send_verification_code", params))

    def register(
        self,
        email: str,
        password: str,
        verification: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Registers an account, and signs the session in with it.

        Before the first post on the forum, the quiz must be passed: see `account.get_quiz()`. If the session is
        already signed in, the new account replaces the old one. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address to register, one of the university. 3 to 64 characters.
            password: Password for the account. At least 8 characters.
            verification: Code from `account.send_verification_code()`. 1 to 6 characters.
            remember: Whether to keep the tokens for later sessions, as for `account.login()`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set.
            RejectedError: The code is wrong or has expired, or the address is registered already or was closed.
                `detail.server_message` contains the reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register

        Since:
            0.1.0

        Example:
            session.account.register("20307110001@fudan.edu.cn", "Guanghua+1905", "123456")
        """
        params = {
            "email": email,
            "password": password,
            "verification": verification,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return AccountStatus.from_json(self._call("account.register", params))

    def reset_password(
        self,
        email: str,
        password: str,
        verification: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Sets a new password for an account, and signs the session in with it.

        All sign-ins of the account on other devices end. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. 3 to 64 characters.
            password: New password of the account. At least 8 characters.
            verification: Code from `account.send_verification_code()`. 1 to 6 characters.
            remember: Whether to keep the tokens for later sessions, as for `account.login()`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set.
            RejectedError: The code is wrong or has expired, or no account has this address. `detail.server_message`
                contains the reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://auth.fduhole.com/api/register

        Since:
            0.1.0

        Example:
            session.account.reset_password("student@fudan.edu.cn", "Guanghua+1906", "123456")
        """
        params = {
            "email": email,
            "password": password,
            "verification": verification,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return AccountStatus.from_json(self._call("account.reset_password", params))

    def get_quiz(self, *, version: int | None = None, timeout_ms: int | None = None) -> Quiz:
        """Returns the quiz about the community's rules.

        The session must be signed in with `account.login()`.

        Args:
            version: Version of the questions. The default is the newest. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Quiz: The quiz about the community's rules, which must be passed before the first post.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no quiz, or not this version of it.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/register/questions

        Since:
            0.1.0

        Example:
            session.account.get_quiz()
        """
        params = {"version": version, "timeout_ms": timeout_ms}
        return Quiz.from_json(self._call("account.get_quiz", params))

    def answer_quiz(
        self,
        answers: Sequence[QuizAnswer | Mapping[str, Any]],
        *,
        version: int | None = None,
        timeout_ms: int | None = None,
    ) -> QuizResult:
        """Answers the quiz. If all answers are right, the account may post from now on.

        A wrong answer is not an error: the result names the questions to answer again. The quiz can be answered any
        number of times.

        The session must be signed in with `account.login()`.

        Args:
            answers: Answers to all questions. At least 1 items.
            version: Version of the questions, from `account.get_quiz()`. The default is the newest. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            QuizResult: The outcome of a quiz.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no quiz, or not this version of it.
            RejectedError: An answer is missing, or belongs to a question that this version does not have.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register/questions/_answer

        Since:
            0.1.0

        Example:
            session.account.answer_quiz([{"id": 1, "answer": ["false"]}, {"id": 2, "answer": ["使用举报功能"]}, {"id": 3,
                "answer": ["人身攻击", "刷屏广告"]}, {"id": 4, "answer": ["10"]}, {"id": 5, "answer": ["true"]}], version=1)
        """
        params = {"answers": answers, "version": version, "timeout_ms": timeout_ms}
        return QuizResult.from_json(self._call("account.answer_quiz", params))

    def reload_quiz(self, *, timeout_ms: int | None = None) -> None:
        """Makes the server read the questions of the quiz again. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: The server has no quiz.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register/questions/_reload

        Since:
            0.1.0

        Example:
            session.account.reload_quiz()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("account.reload_quiz", params)

    def get_current_user(self, *, timeout_ms: int | None = None) -> AccountUser:
        """Returns the account that the session is signed in with.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            session.account.get_current_user()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountUser.from_json(self._call("account.get_current_user", params))

    def get_user(self, id: int, *, timeout_ms: int | None = None) -> AccountUser:
        """Returns an account. Only administrators can request those of other people.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account, such as `account_id` of `account.get_status()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is another person's, and the session's account is not an administrator's.
            NotFoundError: No account has this identifier, or it was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            session.account.get_user(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return AccountUser.from_json(self._call("account.get_user", params))

    def modify_user(self, id: int, nickname: str, *, timeout_ms: int | None = None) -> AccountUser:
        """Changes the nickname of an account. Only administrators can change those of other people.

        Tokens contain the nickname that the account had when they were issued.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account. At least 1.
            nickname: The new nickname. 1 to 32 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is another person's, and the session's account is not an administrator's.
            NotFoundError: No account has this identifier, or it was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            session.account.modify_user(2, "Qiuqiu")
        """
        params = {"id": id, "nickname": nickname, "timeout_ms": timeout_ms}
        return AccountUser.from_json(self._call("account.modify_user", params))

    def list_administrators(self, *, timeout_ms: int | None = None) -> list[int]:
        """Lists the identifiers of the administrators' accounts.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[int]

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/admin

        Since:
            0.1.0

        Example:
            session.account.list_administrators()
        """
        params = {"timeout_ms": timeout_ms}
        value: list[int] = self._call("account.list_administrators", params)
        return value

    def close_account(self, email: str, password: str, *, timeout_ms: int | None = None) -> AccountStatus:
        """Closes an account permanently.

        The address cannot be registered again. Posts stay, without their author. All of the account's sign-ins end.
        The address and the password alone decide which account is closed: it can be another one than the session's.
        If it is the session's, the session is signed out.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. 3 to 64 characters.
            password: Password of the account. At least 8 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotFoundError: No account has this address, or it is closed already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://auth.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            session.account.close_account("nobody@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(self._call("account.close_account", params))

    def close_user(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Closes the account of another person permanently. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the account to close. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or `id` is its own identifier.
            NotFoundError: No account has this identifier.
            RejectedError: The account is closed already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            session.account.close_user(3)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("account.close_user", params)


class AsyncAccountService(AsyncService):
    """The account of the DanXi community, for the forum and the course reviews. It is the property `account` of
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def login(
        self,
        email: str,
        password: str,
        *,
        remember: bool = False,
        reuse: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Signs the session in to the community with an e-mail address and a password.

        If the session is already signed in, the new account replaces the old one, and the cached values of the old
        one are deleted. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. Not empty.
            password: Password of the account. Not empty.
            remember: Whether to keep the tokens (never the password) for later sessions, in a file of mode 0600
                below `store.path` or in `store.url`. They replace those of any other account. Otherwise, stored
                tokens of this account are deleted. Default: False.
            reuse: Whether to use the stored tokens of an earlier login with this e-mail address, if they have not
                expired, instead of sending the password, which is not checked then. Sessions that share a store
                take turns, so that only one of them signs in. Needs `remember`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set. Or `reuse`
                is `True` without `remember`.
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotRegisteredError: No account has this e-mail address.
            RejectedError: The e-mail address is malformed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/login

        Since:
            0.1.0

        Example:
            await session.account.login("student@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "remember": remember, "reuse": reuse, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.login", params))

    async def logout(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Ends all sign-ins of the account, on every device.

        The server revokes all tokens of the account. An expired access token is refreshed first, so that the server
        accepts the request. The session's tokens and the cached values of the community services are deleted from
        memory and disk even if the server cannot be reached; a warning is logged then, and copies of the tokens
        stay valid until they expire. If the session is not signed in, no request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            AccountChangedError: Another call signed the session in to another account, which stays signed in.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/logout
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            await session.account.logout()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.logout", params))

    async def refresh_token(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Replaces the access token and the refresh token with new ones.

        The server is asked each time, even if another process has just refreshed the tokens. This is rarely needed,
        because expired tokens are refreshed automatically. If the server refuses (401, 403 or 404), the session is
        signed out and the call fails with `NotSignedInError`.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/refresh

        Since:
            0.1.0

        Example:
            await session.account.refresh_token()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.refresh_token", params))

    async def get_status(self, *, timeout_ms: int | None = None) -> AccountStatus:
        """Returns whether the session is signed in, and when its tokens expire.

        No request is sent.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.account.get_status()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.get_status", params))

    async def send_verification_code(self, email: str, *, timeout_ms: int | None = None) -> EmailVerification:
        """Sends a verification code to an e-mail address of the university.

        The code has six digits and is valid for about ten minutes. A new code replaces the old one. If the address
        is registered, the code is for `account.reset_password()`, otherwise for `account.register()`.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address, such as `23307110001@m.fudan.edu.cn`. 3 to 64 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            EmailVerification: The outcome of a request for a verification code.

        Raises:
            RejectedError: The address is malformed or not one of the university's, or its account was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/verify/email

        Since:
            0.1.0

        Example:
            await session.account.send_verification_code("20307110001@fudan.edu.cn")
        """
        params = {"email": email, "timeout_ms": timeout_ms}
        return EmailVerification.from_json(await self._call("account.send_verification_code", params))

    async def register(
        self,
        email: str,
        password: str,
        verification: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Registers an account, and signs the session in with it.

        Before the first post on the forum, the quiz must be passed: see `account.get_quiz()`. If the session is
        already signed in, the new account replaces the old one. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address to register, one of the university. 3 to 64 characters.
            password: Password for the account. At least 8 characters.
            verification: Code from `account.send_verification_code()`. 1 to 6 characters.
            remember: Whether to keep the tokens for later sessions, as for `account.login()`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set.
            RejectedError: The code is wrong or has expired, or the address is registered already or was closed.
                `detail.server_message` contains the reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register

        Since:
            0.1.0

        Example:
            await session.account.register("20307110001@fudan.edu.cn", "Guanghua+1905", "123456")
        """
        params = {
            "email": email,
            "password": password,
            "verification": verification,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return AccountStatus.from_json(await self._call("account.register", params))

    async def reset_password(
        self,
        email: str,
        password: str,
        verification: str,
        *,
        remember: bool = False,
        timeout_ms: int | None = None,
    ) -> AccountStatus:
        """Sets a new password for an account, and signs the session in with it.

        All sign-ins of the account on other devices end. The password is sent once and is not stored.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. 3 to 64 characters.
            password: New password of the account. At least 8 characters.
            verification: Code from `account.send_verification_code()`. 1 to 6 characters.
            remember: Whether to keep the tokens for later sessions, as for `account.login()`. Default: False.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            InvalidArgumentError: `remember` is `True`, but neither `store.path` nor `store.url` is set.
            RejectedError: The code is wrong or has expired, or no account has this address. `detail.server_message`
                contains the reason.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://auth.fduhole.com/api/register

        Since:
            0.1.0

        Example:
            await session.account.reset_password("student@fudan.edu.cn", "Guanghua+1906", "123456")
        """
        params = {
            "email": email,
            "password": password,
            "verification": verification,
            "remember": remember,
            "timeout_ms": timeout_ms,
        }
        return AccountStatus.from_json(await self._call("account.reset_password", params))

    async def get_quiz(self, *, version: int | None = None, timeout_ms: int | None = None) -> Quiz:
        """Returns the quiz about the community's rules.

        The session must be signed in with `account.login()`.

        Args:
            version: Version of the questions. The default is the newest. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Quiz: The quiz about the community's rules, which must be passed before the first post.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no quiz, or not this version of it.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/register/questions

        Since:
            0.1.0

        Example:
            await session.account.get_quiz()
        """
        params = {"version": version, "timeout_ms": timeout_ms}
        return Quiz.from_json(await self._call("account.get_quiz", params))

    async def answer_quiz(
        self,
        answers: Sequence[QuizAnswer | Mapping[str, Any]],
        *,
        version: int | None = None,
        timeout_ms: int | None = None,
    ) -> QuizResult:
        """Answers the quiz. If all answers are right, the account may post from now on.

        A wrong answer is not an error: the result names the questions to answer again. The quiz can be answered any
        number of times.

        The session must be signed in with `account.login()`.

        Args:
            answers: Answers to all questions. At least 1 items.
            version: Version of the questions, from `account.get_quiz()`. The default is the newest. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            QuizResult: The outcome of a quiz.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: The server has no quiz, or not this version of it.
            RejectedError: An answer is missing, or belongs to a question that this version does not have.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register/questions/_answer

        Since:
            0.1.0

        Example:
            await session.account.answer_quiz([{"id": 1, "answer": ["false"]}, {"id": 2, "answer": ["使用举报功能"]},
                {"id": 3, "answer": ["人身攻击", "刷屏广告"]}, {"id": 4, "answer": ["10"]}, {"id": 5, "answer": ["true"]}],
                version=1)
        """
        params = {"answers": answers, "version": version, "timeout_ms": timeout_ms}
        return QuizResult.from_json(await self._call("account.answer_quiz", params))

    async def reload_quiz(self, *, timeout_ms: int | None = None) -> None:
        """Makes the server read the questions of the quiz again. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: The server has no quiz.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://auth.fduhole.com/api/register/questions/_reload

        Since:
            0.1.0

        Example:
            await session.account.reload_quiz()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("account.reload_quiz", params)

    async def get_current_user(self, *, timeout_ms: int | None = None) -> AccountUser:
        """Returns the account that the session is signed in with.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            await session.account.get_current_user()
        """
        params = {"timeout_ms": timeout_ms}
        return AccountUser.from_json(await self._call("account.get_current_user", params))

    async def get_user(self, id: int, *, timeout_ms: int | None = None) -> AccountUser:
        """Returns an account. Only administrators can request those of other people.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account, such as `account_id` of `account.get_status()`. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is another person's, and the session's account is not an administrator's.
            NotFoundError: No account has this identifier, or it was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            await session.account.get_user(2)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return AccountUser.from_json(await self._call("account.get_user", params))

    async def modify_user(self, id: int, nickname: str, *, timeout_ms: int | None = None) -> AccountUser:
        """Changes the nickname of an account. Only administrators can change those of other people.

        Tokens contain the nickname that the account had when they were issued.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the account. At least 1.
            nickname: The new nickname. 1 to 32 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountUser: An account of the community, as the person and administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is another person's, and the session's account is not an administrator's.
            NotFoundError: No account has this identifier, or it was closed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            await session.account.modify_user(2, "Qiuqiu")
        """
        params = {"id": id, "nickname": nickname, "timeout_ms": timeout_ms}
        return AccountUser.from_json(await self._call("account.modify_user", params))

    async def list_administrators(self, *, timeout_ms: int | None = None) -> list[int]:
        """Lists the identifiers of the administrators' accounts.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[int]

        Raises:
            Error: The call failed; see `danxi.errors`.

        HTTP:
            GET https://auth.fduhole.com/api/users/admin

        Since:
            0.1.0

        Example:
            await session.account.list_administrators()
        """
        params = {"timeout_ms": timeout_ms}
        value: list[int] = await self._call("account.list_administrators", params)
        return value

    async def close_account(self, email: str, password: str, *, timeout_ms: int | None = None) -> AccountStatus:
        """Closes an account permanently.

        The address cannot be registered again. Posts stay, without their author. All of the account's sign-ins end.
        The address and the password alone decide which account is closed: it can be another one than the session's.
        If it is the session's, the session is signed out.

        The request is sent at most once. If the connection breaks or the call times out, it may have taken effect.

        Args:
            email: E-mail address of the account. 3 to 64 characters.
            password: Password of the account. At least 8 characters.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            AccountStatus: The state of a session's sign-in to the community.

        Raises:
            WrongPasswordError: The password is wrong. It was sent once and is not sent again.
            NotFoundError: No account has this address, or it is closed already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://auth.fduhole.com/api/users/me

        Since:
            0.1.0

        Example:
            await session.account.close_account("nobody@fudan.edu.cn", "Guanghua+1905")
        """
        params = {"email": email, "password": password, "timeout_ms": timeout_ms}
        return AccountStatus.from_json(await self._call("account.close_account", params))

    async def close_user(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Closes the account of another person permanently. Only for administrators.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the account to close. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's, or `id` is its own identifier.
            NotFoundError: No account has this identifier.
            RejectedError: The account is closed already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://auth.fduhole.com/api/users/{id}

        Since:
            0.1.0

        Example:
            await session.account.close_user(3)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("account.close_user", params)
