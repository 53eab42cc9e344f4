"""The accounts of a stand-in, with the data that tests need, such as passwords."""

from dataclasses import dataclass
from typing import Literal

Role = Literal["undergraduate", "graduate"]


@dataclass(frozen=True)
class CommunityAccount:
    """An account of the DanXi community."""

    email: str
    password: str
    role: Literal["student", "admin"]


@dataclass(frozen=True)
class CampusAccount:
    """An account of the university.

    `trait` is the special outcome of a sign-in, such as "captcha", or None if the sign-in
    succeeds. `totp_secret` is the secret of the person's authenticator app, in base32.
    """

    number: str
    password: str
    name: str
    role: Role
    trait: str | None
    totp_secret: str
