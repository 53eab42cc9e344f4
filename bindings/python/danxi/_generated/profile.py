# Generated from interface/profile.toml by `make generate`; do not edit.

"""What the university has on file about the student whose account is signed in.

All methods but clear_cache need a signed-in campus account. What is stored stays in memory.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncProfileService",
    "ProfileService",
    "StudentProfile",
]


class StudentProfile(Entity):
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


class ProfileService(Service):
    """What the university has on file about the student whose account is signed in. The `profile` of a
    `danxi.Session`.
    """

    __slots__ = ()

    def get_student_profile(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> StudentProfile:
        """Gets the student's profile.

        A stored value is valid for a day.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            StudentProfile: A student, as the university has them on file.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information

        Since:
            0.1.0

        Example:
            session.profile.get_student_profile()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return StudentProfile.from_json(self._call("profile.get_student_profile", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored profile.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.profile.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("profile.clear_cache", params)


class AsyncProfileService(AsyncService):
    """What the university has on file about the student whose account is signed in. The `profile` of a
    `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def get_student_profile(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> StudentProfile:
        """Gets the student's profile.

        A stored value is valid for a day.

        The session must be signed in with `campus.login()`. A stored answer is valid for 1 day.

        Args:
            cache: Whether the answer may come from the store. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            StudentProfile: A student, as the university has them on file.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no answer is stored.
            Error: Any other reason; see `danxi.errors`.

        HTTP:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information

        Since:
            0.1.0

        Example:
            await session.profile.get_student_profile()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return StudentProfile.from_json(await self._call("profile.get_student_profile", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Forgets the stored profile.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.profile.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("profile.clear_cache", params)
