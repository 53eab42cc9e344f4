# Generated from interface/profile.toml by `make generate`; do not edit.

"""What the university has on file about the student whose account is signed in.

All methods but clear_cache need a signed-in campus account. What is stored stays in memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from ._session import AsyncSession, Session

__all__ = [
    "StudentProfile",
    "ProfileService",
    "AsyncProfileService",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class StudentProfile:
    """A student, as the university has them on file.

    Attributes:
        campus_id: The student number.
        name: The name.
        gender: The gender, as the university writes it, such as 女; missing if it has none on file.
        id_number: The number of the identity card or passport; missing if the university has none on file.
        department: The school or department; missing if the university has none on file.
        major: The major; missing if the university has none on file.
    """

    campus_id: str
    """The student number."""
    name: str
    """The name."""
    gender: str | None = None
    """The gender, as the university writes it, such as 女; missing if it has none on file."""
    id_number: str | None = None
    """The number of the identity card or passport; missing if the university has none on file."""
    department: str | None = None
    """The school or department; missing if the university has none on file."""
    major: str | None = None
    """The major; missing if the university has none on file."""

    @classmethod
    def _from_json(cls, json: dict[str, Any]) -> StudentProfile:
        return cls(
            campus_id=json["campus_id"],
            name=json["name"],
            gender=json.get("gender"),
            id_number=json.get("id_number"),
            department=json.get("department"),
            major=json.get("major"),
        )


class ProfileService:
    """What the university has on file about the student whose account is signed in.

    All methods but clear_cache need a signed-in campus account. What is stored stays in memory.

    It is the `profile` of a `danxi.Session`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_student_profile(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> StudentProfile:
        """Gets the student's profile.

        A stored value is valid for a day.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information
        """
        value = self._session.call("profile.get_student_profile", cache=cache, timeout_ms=timeout_ms)
        return StudentProfile._from_json(value)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored profile.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        self._session.call("profile.clear_cache", timeout_ms=timeout_ms)


class AsyncProfileService:
    """What the university has on file about the student whose account is signed in.

    All methods but clear_cache need a signed-in campus account. What is stored stays in memory.

    It is the `profile` of a `danxi.AsyncSession`.
    """

    __slots__ = ("_session",)

    def __init__(self, session: AsyncSession) -> None:
        self._session = session

    async def get_student_profile(
        self,
        *,
        cache: Literal["prefer", "refresh", "only", "revalidate"] | None = None,
        timeout_ms: int | None = None,
    ) -> StudentProfile:
        """Gets the student's profile.

        A stored value is valid for a day.

        Args:
            cache: Whether the answer may come from the store.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information
        """
        value = await self._session.call("profile.get_student_profile", cache=cache, timeout_ms=timeout_ms)
        return StudentProfile._from_json(value)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored profile.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`.

        Raises:
            Error: Anything that a call can meet; see `danxi.errors`.

        Source:

        """
        await self._session.call("profile.clear_cache", timeout_ms=timeout_ms)
