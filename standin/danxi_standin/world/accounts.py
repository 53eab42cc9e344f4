"""The accounts of the community, their tokens and their verification codes."""

import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from danxi_standin.world import clock, tokens

ACCESS_SECONDS = 30 * 60
REFRESH_SECONDS = 30 * 24 * 60 * 60
LIFETIMES = {"access": ACCESS_SECONDS, "refresh": REFRESH_SECONDS}

SEEDED = (
    {"email": "admin@fudan.edu.cn", "password": "staple battery", "role": "admin"},
    {"email": "student@fudan.edu.cn", "password": "correct horse", "role": "student"},
    {"email": "another@fudan.edu.cn", "password": "purple monkey", "role": "student"},
)


@dataclass
class Account:
    id: int
    email: str
    password: str
    is_admin: bool = False
    nickname: str = "user"
    is_active: bool = True
    has_answered_questions: bool = False
    joined: int = field(default_factory=clock.now)
    last_login: int = field(default_factory=clock.now)
    secret: str = field(default_factory=lambda: secrets.token_hex(16))
    issued_at: int = 0  # when the newest tokens were issued, in seconds since 1970
    used_refreshes: set[int] = field(default_factory=set)  # the claims `iat` of the refresh tokens that were used
    expired_through: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LIFETIMES, 0))

    @property
    def issuer(self) -> str:
        return f"user_{self.id}"


class Accounts:
    def __init__(self, seed: int, asks_questions: bool):
        self.asks_questions = asks_questions
        self.by_id: dict[int, Account] = {}
        self.codes: dict[tuple[str, str], str] = {}  # the unused verification codes, by email and scope
        self._by_email: dict[str, Account] = {}
        self._random = random.Random(seed)
        for account in SEEDED:
            self.register(
                account["email"], account["password"], is_admin=account["role"] == "admin", has_answered_questions=True
            )

    def register(self, email: str, password: str, **fields: Any) -> Account:
        account = Account(len(self.by_id) + 1, email, password, **fields)
        self.by_id[account.id] = self._by_email[email] = account
        return account

    def clear(self) -> None:
        """Removes all accounts. Their verification codes stay."""
        self.by_id.clear()
        self._by_email.clear()

    def with_email(self, email: str) -> Account | None:
        """Returns the account with this e-mail address, or None. A closed account is returned, too: its address cannot register again."""
        return self._by_email.get(email)

    def active(self, email: str) -> Account | None:
        account = self.with_email(email)
        return account if account and account.is_active else None

    def send_code(self, email: str, scope: str) -> None:
        self.codes[email, scope] = f"{self._random.randrange(1_000_000):06}"

    def issue_tokens(self, account: Account) -> dict[str, str]:
        # The real server issues equal tokens within the same second. Here all tokens differ, so that tests can tell them apart.
        account.issued_at = max(int(time.time()), account.issued_at + 1)
        return {kind: tokens.sign(self._claims(account, kind), account.secret) for kind in LIFETIMES}

    def _claims(self, account: Account, kind: str) -> dict[str, Any]:
        has_answered = account.has_answered_questions or not self.asks_questions
        return {
            "iss": account.issuer,
            "exp": account.issued_at + LIFETIMES[kind],
            "iat": account.issued_at,
            "id": account.id,
            "user_id": account.id,
            "uid": account.id,
            "type": kind,
            "nickname": account.nickname,
            "joined_time": clock.rfc3339(account.joined),
            "is_admin": account.is_admin,
            "has_answered_questions": has_answered,
        }

    def claims_of(self, token: str, include_closed: bool = False) -> dict[str, Any] | None:
        """Returns the claims of a token, or None if it is malformed, forged, expired, revoked or, by default, of a closed account."""
        try:
            claims = tokens.unverified_claims(token)
            account = self.by_id[claims["id"]]
        except (ValueError, KeyError, TypeError):
            return None
        if (
            (account.is_active or include_closed)
            and tokens.is_signed_with(token, account.secret)
            and claims["exp"] > time.time()
            and claims["iat"] > account.expired_through[claims["type"]]
        ):
            return claims
        return None

    def expire(self, account: Account, kinds: list[str]) -> None:
        account.expired_through.update(dict.fromkeys(kinds, account.issued_at))

    def revoke(self, account: Account) -> None:
        """Makes all tokens of an account invalid by replacing the secret with which they are signed."""
        account.secret = secrets.token_hex(16)
