# Generated from interface/profile.toml by `make generate`; do not edit.

"""The university's data about the signed-in person.

The data are cached in memory only, because they are personal.
"""

from __future__ import annotations

from .._entity import Entity
from .._service import AsyncService, Service
from .options import CachePolicy

__all__ = [
    "AsyncProfileService",
    "PersonIdentity",
    "ProfileService",
    "StudentProfile",
]


class StudentProfile(Entity):
    """The university's data about a student.

    Attributes:
        campus_id: Student number of the person.
        name: Full name of the person.
        gender: Gender as the university writes it, such as 女. `None` if the university does not report it.
        id_number: Number of the identity card or passport. `None` if the university does not report it.
        department: Name of the school or department. `None` if the university does not report it.
        major: Name of the major. `None` if the university does not report it.
    """

    campus_id: str
    """Student number of the person."""
    name: str
    """Full name of the person."""
    gender: str | None = None
    """Gender as the university writes it, such as 女. `None` if the university does not report it."""
    id_number: str | None = None
    """Number of the identity card or passport. `None` if the university does not report it."""
    department: str | None = None
    """Name of the school or department. `None` if the university does not report it."""
    major: str | None = None
    """Name of the major. `None` if the university does not report it."""

    _secrets = frozenset({"id_number"})


class PersonIdentity(Entity):
    """The name, kind and department of a person.

    Attributes:
        name: Full name of the person.
        identity: Kind of person as the university writes it, such as 本科生 (undergraduate). `None` if the university
            does not report it.
        department: Name of the school or department. `None` if the university does not report it.
    """

    name: str
    """Full name of the person."""
    identity: str | None = None
    """Kind of person as the university writes it, such as 本科生 (undergraduate). `None` if the university does not
    report it.
    """
    department: str | None = None
    """Name of the school or department. `None` if the university does not report it."""


class ProfileService(Service):
    """The university's data about the signed-in person. It is the property `profile` of `danxi.Session`."""

    __slots__ = ()

    def get_student_profile(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> StudentProfile:
        """Returns the university's data about the signed-in student.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            StudentProfile: The university's data about a student.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information

        Since:
            0.1.0

        Example:
            session.profile.get_student_profile()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return StudentProfile.from_json(self._call("profile.get_student_profile", params))

    def get_identity(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> PersonIdentity:
        """Returns the name, kind and department of the signed-in person, whether student or staff.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            PersonIdentity: The name, kind and department of a person.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot find the person in the portal, because the layout of the HTML page
                has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ehall.fudan.edu.cn/

        Since:
            0.1.0

        Example:
            session.profile.get_identity()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return PersonIdentity.from_json(self._call("profile.get_identity", params))

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached profile and identity from memory.

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
    """The university's data about the signed-in person. It is the property `profile` of `danxi.AsyncSession`."""

    __slots__ = ()

    async def get_student_profile(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> StudentProfile:
        """Returns the university's data about the signed-in student.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            StudentProfile: The university's data about a student.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://workflow1.fudan.edu.cn/site/fudan/student-information

        Since:
            0.1.0

        Example:
            await session.profile.get_student_profile()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return StudentProfile.from_json(await self._call("profile.get_student_profile", params))

    async def get_identity(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> PersonIdentity:
        """Returns the name, kind and department of the signed-in person, whether student or staff.

        The session must be signed in with `campus.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            PersonIdentity: The name, kind and department of a person.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            PageChangedError: The library cannot find the person in the portal, because the layout of the HTML page
                has changed.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://ehall.fudan.edu.cn/

        Since:
            0.1.0

        Example:
            await session.profile.get_identity()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        return PersonIdentity.from_json(await self._call("profile.get_identity", params))

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached profile and identity from memory.

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
