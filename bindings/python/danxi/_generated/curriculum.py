# Generated from interface/curriculum.toml by `make generate`; do not edit.

"""The course reviews 蛋壳: course groups, courses and what students write about them.

A course group holds all courses with the same code: one course for each section and semester. Reviews belong to a
course. They are visible to every signed-in account.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Mapping
from typing import Any

from .._entity import Entity, tuple_of
from .._pages import AsyncItems, Items
from .._service import AsyncService, Service
from .._time import Timestamp
from .options import CachePolicy

__all__ = [
    "Achievement",
    "AsyncCurriculumService",
    "CourseGroup",
    "CourseGroupPage",
    "CourseReviews",
    "CurriculumCourse",
    "CurriculumService",
    "Review",
    "ReviewChange",
    "ReviewExtra",
    "ReviewRank",
    "ReviewVersion",
    "SensitiveReview",
]


class CourseGroup(Entity):
    """All courses with the same code.

    Attributes:
        id: Identifier of the group, for `curriculum.get_course_group()`.
        code: Code of its courses, such as `MATH120016`.
        name: Name of its courses.
        department: Department that offers its courses.
        campus_name: Name of the campus. May be empty.
        credits: Credits: several numbers if its courses differ. `None` in `curriculum.list_course_groups()`.
        course_count: Number of its courses. `None` in `curriculum.list_course_groups()`.
        review_count: Number of reviews of its courses, deleted ones included. `None` in
            `curriculum.list_course_groups()`.
        course_list: Its courses. `None` in `curriculum.search_course_groups()`.
    """

    id: int
    """Identifier of the group, for `curriculum.get_course_group()`."""
    code: str
    """Code of its courses, such as `MATH120016`."""
    name: str
    """Name of its courses."""
    department: str
    """Department that offers its courses."""
    campus_name: str
    """Name of the campus. May be empty."""
    credits: tuple[float, ...] | None = None
    """Credits: several numbers if its courses differ. `None` in `curriculum.list_course_groups()`."""
    course_count: int | None = None
    """Number of its courses. `None` in `curriculum.list_course_groups()`."""
    review_count: int | None = None
    """Number of reviews of its courses, deleted ones included. `None` in `curriculum.list_course_groups()`."""
    course_list: tuple[CurriculumCourse, ...] | None = None
    """Its courses. `None` in `curriculum.search_course_groups()`."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"credits": tuple, "course_list": tuple_of(CurriculumCourse.from_json)}


class CourseGroupPage(Entity):
    """A page of a search for course groups.

    Attributes:
        items: Course groups that match, at most `page_size`.
        page: Number of the page, from 1.
        page_size: Maximum number of course groups on a page.
    """

    items: tuple[CourseGroup, ...]
    """Course groups that match, at most `page_size`."""
    page: int
    """Number of the page, from 1."""
    page_size: int
    """Maximum number of course groups on a page."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"items": tuple_of(CourseGroup.from_json)}


class CurriculumCourse(Entity):
    """A course: one section of a course group in one semester.

    Attributes:
        id: Identifier of the course, for `curriculum.list_reviews()`.
        code: Code of its group, such as `MATH120016`.
        code_id: Code with the number of the section, such as `MATH120016.03`.
        name: Name of the course.
        department: Department that offers it.
        campus_name: Name of the campus. May be empty.
        teachers: Names of the teachers, separated by commas.
        credit: Credits. 0 if they are unknown.
        max_student: Maximum number of students. 0 if it is unknown.
        week_hour: Lessons in a week. 0 if the number is unknown.
        year: Year in which the academic year starts.
        semester: Number of the semester in the academic year, from 1.
        review_list: Its reviews. `None` if it has no reviews, or the list was not requested.
    """

    id: int
    """Identifier of the course, for `curriculum.list_reviews()`."""
    code: str
    """Code of its group, such as `MATH120016`."""
    code_id: str
    """Code with the number of the section, such as `MATH120016.03`."""
    name: str
    """Name of the course."""
    department: str
    """Department that offers it."""
    campus_name: str
    """Name of the campus. May be empty."""
    teachers: str
    """Names of the teachers, separated by commas."""
    credit: float
    """Credits. 0 if they are unknown."""
    max_student: int
    """Maximum number of students. 0 if it is unknown."""
    week_hour: int
    """Lessons in a week. 0 if the number is unknown."""
    year: int
    """Year in which the academic year starts."""
    semester: int
    """Number of the semester in the academic year, from 1."""
    review_list: tuple[Review, ...] | None = None
    """Its reviews. `None` if it has no reviews, or the list was not requested."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"review_list": tuple_of(Review.from_json)}


class CourseReviews(Entity):
    """A course of a timetable with the reviews of all courses with the same code, of any semester and teacher.

    Attributes:
        code: Code of the course, such as `MATH120016`.
        name: Name in the timetable.
        teachers: Names of the teachers in the timetable. Empty if the server sends none.
        group_id: Identifier of its course group. `None` if the course reviews do not have the course.
        courses: Courses of the group, with their reviews. Empty if the course reviews do not have the course.
    """

    code: str
    """Code of the course, such as `MATH120016`."""
    name: str
    """Name in the timetable."""
    teachers: tuple[str, ...]
    """Names of the teachers in the timetable. Empty if the server sends none."""
    group_id: int | None = None
    """Identifier of its course group. `None` if the course reviews do not have the course."""
    courses: tuple[CurriculumCourse, ...]
    """Courses of the group, with their reviews. Empty if the course reviews do not have the course."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"teachers": tuple, "courses": tuple_of(CurriculumCourse.from_json)}


class ReviewRank(Entity):
    """The marks of a review, from 1 (worst) to 5 (best). 0 means that no mark was given.

    Attributes:
        overall: Overall mark of the course.
        content: Mark of the content and the style of teaching.
        workload: Mark of the workload.
        assessment: Mark of the assessment.
    """

    overall: int
    """Overall mark of the course."""
    content: int
    """Mark of the content and the style of teaching."""
    workload: int
    """Mark of the workload."""
    assessment: int
    """Mark of the assessment."""


class Review(Entity):
    """A review of a course.

    Attributes:
        id: Identifier of the review, for `curriculum.get_review()`.
        title: Title. While the review is checked for sensitive content, a notice in its place.
        content: Text in Markdown. While the review is checked for sensitive content, a notice in its place.
        rank: Marks that the author gave.
        remark: Number of votes for the review minus the number of votes against it.
        vote: The account's vote: 1 for the review, -1 against it, 0 for none.
        is_me: Whether the account wrote it. `None` in `curriculum.list_my_reviews()` and
            `curriculum.get_random_review()`.
        reviewer_id: Identifier of the author's account. Unlike on the forum, it is the same in all reviews.
        history: Earlier versions, oldest first. Empty in lists of reviews.
        extra: Data about the author.
        time_created: Time of creation.
        time_updated: Time of the last change by the author. Votes do not change it.
        course: Its course. `None` except in `curriculum.get_random_review()`.
        group_id: Identifier of its course group. `None` except in `curriculum.get_random_review()`.
    """

    id: int
    """Identifier of the review, for `curriculum.get_review()`."""
    title: str
    """Title. While the review is checked for sensitive content, a notice in its place."""
    content: str
    """Text in Markdown. While the review is checked for sensitive content, a notice in its place."""
    rank: ReviewRank
    """Marks that the author gave."""
    remark: int
    """Number of votes for the review minus the number of votes against it."""
    vote: int
    """The account's vote: 1 for the review, -1 against it, 0 for none."""
    is_me: bool | None = None
    """Whether the account wrote it. `None` in `curriculum.list_my_reviews()` and `curriculum.get_random_review()`."""
    reviewer_id: int
    """Identifier of the author's account. Unlike on the forum, it is the same in all reviews."""
    history: tuple[ReviewChange, ...]
    """Earlier versions, oldest first. Empty in lists of reviews."""
    extra: ReviewExtra
    """Data about the author."""
    time_created: Timestamp
    """Time of creation."""
    time_updated: Timestamp
    """Time of the last change by the author. Votes do not change it."""
    course: CurriculumCourse | None = None
    """Its course. `None` except in `curriculum.get_random_review()`."""
    group_id: int | None = None
    """Identifier of its course group. `None` except in `curriculum.get_random_review()`."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "rank": ReviewRank.from_json,
            "history": tuple_of(ReviewChange.from_json),
            "extra": ReviewExtra.from_json,
            "time_created": Timestamp.parse,
            "time_updated": Timestamp.parse,
            "course": CurriculumCourse.from_json,
        }


class ReviewChange(Entity):
    """A change of a review.

    Attributes:
        time: Time of the change.
        alter_by: Identifier of the author's account, also if an administrator made the change.
        original: The version before the change.
    """

    time: Timestamp
    """Time of the change."""
    alter_by: int
    """Identifier of the author's account, also if an administrator made the change."""
    original: ReviewVersion
    """The version before the change."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"time": Timestamp.parse, "original": ReviewVersion.from_json}


class ReviewVersion(Entity):
    """An earlier version of a review.

    Attributes:
        title: Title before the change.
        content: Text before the change, in Markdown.
        rank: The present marks: the server does not keep earlier ones.
        remark: The present number of votes for the review minus the number of votes against it.
        reviewer_id: Identifier of the author's account.
        time_created: Time of creation of the review.
        time_updated: Time of the change that ended this version.
    """

    title: str
    """Title before the change."""
    content: str
    """Text before the change, in Markdown."""
    rank: ReviewRank
    """The present marks: the server does not keep earlier ones."""
    remark: int
    """The present number of votes for the review minus the number of votes against it."""
    reviewer_id: int
    """Identifier of the author's account."""
    time_created: Timestamp
    """Time of creation of the review."""
    time_updated: Timestamp
    """Time of the change that ended this version."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"rank": ReviewRank.from_json, "time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class ReviewExtra(Entity):
    """Data about the author of a review.

    Attributes:
        achievements: Achievements of the author. Empty in lists of reviews.
    """

    achievements: tuple[Achievement, ...]
    """Achievements of the author. Empty in lists of reviews."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"achievements": tuple_of(Achievement.from_json)}


class Achievement(Entity):
    """An achievement of an author of reviews.

    Attributes:
        name: Name of the achievement.
        domain: Field of the achievement.
        obtain_date: Time of the achievement.
    """

    name: str
    """Name of the achievement."""
    domain: str
    """Field of the achievement."""
    obtain_date: Timestamp
    """Time of the achievement."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"obtain_date": Timestamp.parse}


class SensitiveReview(Entity):
    """A review that the automatic check found sensitive, as administrators see it.

    Attributes:
        id: Identifier of the review.
        title: Title of the review.
        content: Text of the review, in Markdown.
        is_actually_sensitive: The decision of an administrator. `None` if none has decided.
        sensitive_detail: Reason that the automatic check reported.
        modify_count: Number of times the review was changed.
        course: Course of the review.
        time_created: Time of creation of the review.
        time_updated: Time of the last change of the review.
    """

    id: int
    """Identifier of the review."""
    title: str
    """Title of the review."""
    content: str
    """Text of the review, in Markdown."""
    is_actually_sensitive: bool | None = None
    """The decision of an administrator. `None` if none has decided."""
    sensitive_detail: str
    """Reason that the automatic check reported."""
    modify_count: int
    """Number of times the review was changed."""
    course: CurriculumCourse
    """Course of the review."""
    time_created: Timestamp
    """Time of creation of the review."""
    time_updated: Timestamp
    """Time of the last change of the review."""

    @classmethod
    def _decoders(cls) -> Mapping[str, Callable[[Any], Any]]:
        return {"course": CurriculumCourse.from_json, "time_created": Timestamp.parse, "time_updated": Timestamp.parse}


class CurriculumService(Service):
    """The course reviews 蛋壳: course groups, courses and what students write about them. It is the property
    `curriculum` of `danxi.Session`.
    """

    __slots__ = ()

    def list_course_groups(self, *, cache: CachePolicy = "prefer", timeout_ms: int | None = None) -> list[CourseGroup]:
        """Lists all course groups with their courses, without reviews.

        The list has thousands of groups. When the cached list is no longer valid, its hash is compared first, and
        the list is requested only if the server's hash differs. The server computes the hash at most every ten
        minutes, so recent changes can be missing.

        The session must be signed in with `account.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseGroup]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/hash
            GET https://danke.fduhole.com/api/courses

        Since:
            0.1.0

        Example:
            session.curriculum.list_course_groups()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = self._call("curriculum.list_course_groups", params)
        return [CourseGroup.from_json(item) for item in items]

    def search_course_groups(
        self,
        query: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> CourseGroupPage:
        """Searches course groups by course code, course name or teacher, and lists them page by page.

        A query that starts like a course code, such as `MATH12`, finds the codes that start with it. Any other
        query finds names of courses and teachers that contain it.

        The session must be signed in with `account.login()`.

        Args:
            query: Words to search for. `%` stands for any characters, and `_` for any single character. Not empty.
            page: Number of the page. At least 1. Default: 1.
            size: Maximum number of course groups. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseGroupPage: A page of a search for course groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/course_groups/search

        Since:
            0.1.0

        Example:
            session.curriculum.search_course_groups("数据")
        """
        params = {"query": query, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return CourseGroupPage.from_json(self._call("curriculum.search_course_groups", params))

    def get_course_group(self, id: int, *, timeout_ms: int | None = None) -> CourseGroup:
        """Returns a course group with its courses and all their reviews.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the course group. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseGroup: All courses with the same code.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No course group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/course_groups/{id}

        Since:
            0.1.0

        Example:
            session.curriculum.get_course_group(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return CourseGroup.from_json(self._call("curriculum.get_course_group", params))

    def create_course(
        self,
        name: str,
        code: str,
        code_id: str,
        department: str,
        teachers: str,
        year: int,
        semester: int,
        *,
        campus_name: str = "",
        credit: float = 0,
        max_student: int = 0,
        week_hour: int = 0,
        timeout_ms: int | None = None,
    ) -> CurriculumCourse:
        """Adds a course that the list does not contain yet. Only for administrators.

        A code that no course has creates a course group. Check the list first: no method corrects a course.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            name: Name of the course. 1 to 255 characters.
            code: Code of its group, such as `MATH120016`. At least 4 characters.
            code_id: Code with the number of the section, such as `MATH120016.03`. At least 4 characters.
            department: Department that offers it. Not empty.
            teachers: Names of the teachers, separated by commas. Not empty.
            year: Year in which the academic year starts. At least 2,000.
            semester: Number of the semester in the academic year. At least 1.
            campus_name: Name of the campus. By default it is empty. Default: "".
            credit: Credits. 0 if they are unknown. At least 0. Default: 0.
            max_student: Maximum number of students. 0 if it is unknown. At least 0. Default: 0.
            week_hour: Lessons in a week. 0 if the number is unknown. At least 0. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CurriculumCourse: The new course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            RejectedError: The course exists already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://danke.fduhole.com/api/courses

        Since:
            0.1.0

        Example:
            session.curriculum.create_course("编译原理实验", "COMP930001", "COMP930001.01", "计算机科学技术学院", "林疏影,何川", 2026,
                1, credit=2)
        """
        params = {
            "name": name,
            "code": code,
            "code_id": code_id,
            "department": department,
            "teachers": teachers,
            "year": year,
            "semester": semester,
            "campus_name": campus_name,
            "credit": credit,
            "max_student": max_student,
            "week_hour": week_hour,
            "timeout_ms": timeout_ms,
        }
        return CurriculumCourse.from_json(self._call("curriculum.create_course", params))

    def list_reviews(self, course_id: int, *, timeout_ms: int | None = None) -> list[Review]:
        """Lists the reviews of a course, without histories and achievements.

        The list is empty if the course does not exist. `curriculum.get_course_group()` returns the reviews of all
        courses of a group at once.

        The session must be signed in with `account.login()`.

        Args:
            course_id: Identifier of the course. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Review]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/{course_id}/reviews

        Since:
            0.1.0

        Example:
            session.curriculum.list_reviews(1)
        """
        params = {"course_id": course_id, "timeout_ms": timeout_ms}
        items = self._call("curriculum.list_reviews", params)
        return [Review.from_json(item) for item in items]

    def get_review(self, id: int, *, timeout_ms: int | None = None) -> Review:
        """Returns a review with its history and its author's achievements.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the review. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: A review of a course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            session.curriculum.get_review(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Review.from_json(self._call("curriculum.get_review", params))

    def create_review(
        self,
        course_id: int,
        title: str,
        content: str,
        overall_rank: int,
        content_rank: int,
        workload_rank: int,
        assessment_rank: int,
        *,
        timeout_ms: int | None = None,
    ) -> Review:
        """Writes a review of a course.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            course_id: Identifier of the course. At least 1.
            title: Title of the review. 1 to 64 characters.
            content: Text of the review, in Markdown. A link to another host delays the review until an
                administrator has read it. 1 to 10,240 characters.
            overall_rank: Overall mark, from 1 (worst) to 5 (best). 1 to 5.
            content_rank: Mark of the content and the style of teaching. 1 to 5.
            workload_rank: Mark of the workload. 1 to 5.
            assessment_rank: Mark of the assessment. 1 to 5.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The new review.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No course has this identifier.
            RejectedError: The account has reviewed the course already. Change the review, or delete it first.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://danke.fduhole.com/api/courses/{course_id}/reviews

        Since:
            0.1.0

        Example:
            session.curriculum.create_review(1, "Clear and fair", "The lectures are clear. Start the projects
                early.", 5, 5, 3, 4)
        """
        params = {
            "course_id": course_id,
            "title": title,
            "content": content,
            "overall_rank": overall_rank,
            "content_rank": content_rank,
            "workload_rank": workload_rank,
            "assessment_rank": assessment_rank,
            "timeout_ms": timeout_ms,
        }
        return Review.from_json(self._call("curriculum.create_review", params))

    def list_my_reviews(self, *, timeout_ms: int | None = None) -> list[Review]:
        """Lists the reviews that the account wrote, oldest first.

        Unlike other lists, it contains the text of reviews that are checked for sensitive content.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Review]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/me

        Since:
            0.1.0

        Example:
            session.curriculum.list_my_reviews()
        """
        params = {"timeout_ms": timeout_ms}
        items = self._call("curriculum.list_my_reviews", params)
        return [Review.from_json(item) for item in items]

    def modify_review(
        self,
        id: int,
        title: str,
        content: str,
        overall_rank: int,
        content_rank: int,
        workload_rank: int,
        assessment_rank: int,
        *,
        timeout_ms: int | None = None,
    ) -> Review:
        """Changes a review that the account wrote.

        The whole review is replaced, its marks included. Everybody can read the earlier versions.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            title: New title of the review. 1 to 64 characters.
            content: New text of the review, in Markdown. 1 to 10,240 characters.
            overall_rank: Overall mark, from 1 (worst) to 5 (best). 1 to 5.
            content_rank: Mark of the content and the style of teaching. 1 to 5.
            workload_rank: Mark of the workload. 1 to 5.
            assessment_rank: Mark of the assessment. 1 to 5.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The modified review.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the review.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            session.curriculum.modify_review(1, "Clear and fair", "The lectures are clear. The second project is
                hard.", 5, 5, 2, 4)
        """
        params = {
            "id": id,
            "title": title,
            "content": content,
            "overall_rank": overall_rank,
            "content_rank": content_rank,
            "workload_rank": workload_rank,
            "assessment_rank": assessment_rank,
            "timeout_ms": timeout_ms,
        }
        return Review.from_json(self._call("curriculum.modify_review", params))

    def vote_review(self, id: int, vote: int, *, timeout_ms: int | None = None) -> Review:
        """Votes for or against a review, or removes the vote.

        The server can only toggle a vote. The account's present vote is therefore requested first, and the new vote
        is sent only if it differs.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            vote: The vote: 1 for the review, -1 against it, 0 to remove the vote. -1 to 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The review with the new votes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/{id}
            PATCH https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            session.curriculum.vote_review(1, 1)
        """
        params = {"id": id, "vote": vote, "timeout_ms": timeout_ms}
        return Review.from_json(self._call("curriculum.vote_review", params))

    def delete_review(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a review that the account wrote.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the review.
            NotFoundError: No review has this identifier, or it was deleted already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            session.curriculum.delete_review(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        self._call("curriculum.delete_review", params)

    def get_random_review(self, *, timeout_ms: int | None = None) -> Review:
        """Returns a random review with its course.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: A review of a course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: There are no reviews yet.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/random

        Since:
            0.1.0

        Example:
            session.curriculum.get_random_review()
        """
        params = {"timeout_ms": timeout_ms}
        return Review.from_json(self._call("curriculum.get_random_review", params))

    def list_sensitive_reviews(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SensitiveReview]:
        """Lists the reviews that the automatic check found sensitive, page by page, last changed first. Only for
        administrators.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether to list the reviews about which no administrator has decided. Otherwise, those with a
                decision are listed. Default: True.
            all: Whether to list both. `open` then has no effect. Default: False.
            start_time: Lists only reviews that were last changed before this time. The default is now.
            size: Maximum number of reviews. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SensitiveReview]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/reviews/_sensitive

        Since:
            0.1.0

        Example:
            session.curriculum.list_sensitive_reviews()
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = self._call("curriculum.list_sensitive_reviews", params)
        return [SensitiveReview.from_json(item) for item in items]

    def set_review_sensitive(self, id: int, sensitive: bool, *, timeout_ms: int | None = None) -> SensitiveReview:
        """Decides whether a review is sensitive. Only for administrators.

        A sensitive review is deleted. Any other becomes visible to everybody.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the review, from `curriculum.list_sensitive_reviews()`. At least 1.
            sensitive: Whether the review is sensitive.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SensitiveReview: A review that the automatic check found sensitive, as administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://danke.fduhole.com/api/v3/reviews/{id}/_sensitive

        Since:
            0.1.0

        Example:
            session.curriculum.set_review_sensitive(1, False)
        """
        params = {"id": id, "sensitive": sensitive, "timeout_ms": timeout_ms}
        return SensitiveReview.from_json(self._call("curriculum.set_review_sensitive", params))

    def refresh_course_groups(self, *, timeout_ms: int | None = None) -> None:
        """Makes the server compute its list of course groups again. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/refresh

        Since:
            0.1.0

        Example:
            session.curriculum.refresh_course_groups()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("curriculum.refresh_course_groups", params)

    def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached course groups from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            session.curriculum.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        self._call("curriculum.clear_cache", params)

    def iter_search_course_groups(
        self,
        query: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[CourseGroup]:
        """Iterates over the items of all pages of `search_course_groups`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_course_groups`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"query": query, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return Items(self._run, "curriculum.search_course_groups", params, CourseGroup.from_json, "items")

    def iter_sensitive_reviews(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> Items[SensitiveReview]:
        """Iterates over the items of all pages of `list_sensitive_reviews`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_sensitive_reviews`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return Items(self._run, "curriculum.list_sensitive_reviews", params, SensitiveReview.from_json)


class AsyncCurriculumService(AsyncService):
    """The course reviews 蛋壳: course groups, courses and what students write about them. It is the property
    `curriculum` of `danxi.AsyncSession`.
    """

    __slots__ = ()

    async def list_course_groups(
        self,
        *,
        cache: CachePolicy = "prefer",
        timeout_ms: int | None = None,
    ) -> list[CourseGroup]:
        """Lists all course groups with their courses, without reviews.

        The list has thousands of groups. When the cached list is no longer valid, its hash is compared first, and
        the list is requested only if the server's hash differs. The server computes the hash at most every ten
        minutes, so recent changes can be missing.

        The session must be signed in with `account.login()`. A cached value is valid for 1 day.

        Args:
            cache: How to use the cached value. One of "prefer", "refresh", "only", "revalidate"; see
                `danxi.CachePolicy`. Default: "prefer".
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[CourseGroup]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotCachedError: The option `cache` was `"only"`, and no value is cached.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/hash
            GET https://danke.fduhole.com/api/courses

        Since:
            0.1.0

        Example:
            await session.curriculum.list_course_groups()
        """
        params = {"cache": cache, "timeout_ms": timeout_ms}
        items = await self._call("curriculum.list_course_groups", params)
        return [CourseGroup.from_json(item) for item in items]

    async def search_course_groups(
        self,
        query: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> CourseGroupPage:
        """Searches course groups by course code, course name or teacher, and lists them page by page.

        A query that starts like a course code, such as `MATH12`, finds the codes that start with it. Any other
        query finds names of courses and teachers that contain it.

        The session must be signed in with `account.login()`.

        Args:
            query: Words to search for. `%` stands for any characters, and `_` for any single character. Not empty.
            page: Number of the page. At least 1. Default: 1.
            size: Maximum number of course groups. 1 to 100. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseGroupPage: A page of a search for course groups.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/course_groups/search

        Since:
            0.1.0

        Example:
            await session.curriculum.search_course_groups("数据")
        """
        params = {"query": query, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return CourseGroupPage.from_json(await self._call("curriculum.search_course_groups", params))

    async def get_course_group(self, id: int, *, timeout_ms: int | None = None) -> CourseGroup:
        """Returns a course group with its courses and all their reviews.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the course group. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CourseGroup: All courses with the same code.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No course group has this identifier.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/course_groups/{id}

        Since:
            0.1.0

        Example:
            await session.curriculum.get_course_group(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return CourseGroup.from_json(await self._call("curriculum.get_course_group", params))

    async def create_course(
        self,
        name: str,
        code: str,
        code_id: str,
        department: str,
        teachers: str,
        year: int,
        semester: int,
        *,
        campus_name: str = "",
        credit: float = 0,
        max_student: int = 0,
        week_hour: int = 0,
        timeout_ms: int | None = None,
    ) -> CurriculumCourse:
        """Adds a course that the list does not contain yet. Only for administrators.

        A code that no course has creates a course group. Check the list first: no method corrects a course.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            name: Name of the course. 1 to 255 characters.
            code: Code of its group, such as `MATH120016`. At least 4 characters.
            code_id: Code with the number of the section, such as `MATH120016.03`. At least 4 characters.
            department: Department that offers it. Not empty.
            teachers: Names of the teachers, separated by commas. Not empty.
            year: Year in which the academic year starts. At least 2,000.
            semester: Number of the semester in the academic year. At least 1.
            campus_name: Name of the campus. By default it is empty. Default: "".
            credit: Credits. 0 if they are unknown. At least 0. Default: 0.
            max_student: Maximum number of students. 0 if it is unknown. At least 0. Default: 0.
            week_hour: Lessons in a week. 0 if the number is unknown. At least 0. Default: 0.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            CurriculumCourse: The new course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            RejectedError: The course exists already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://danke.fduhole.com/api/courses

        Since:
            0.1.0

        Example:
            await session.curriculum.create_course("编译原理实验", "COMP930001", "COMP930001.01", "计算机科学技术学院", "林疏影,何川",
                2026, 1, credit=2)
        """
        params = {
            "name": name,
            "code": code,
            "code_id": code_id,
            "department": department,
            "teachers": teachers,
            "year": year,
            "semester": semester,
            "campus_name": campus_name,
            "credit": credit,
            "max_student": max_student,
            "week_hour": week_hour,
            "timeout_ms": timeout_ms,
        }
        return CurriculumCourse.from_json(await self._call("curriculum.create_course", params))

    async def list_reviews(self, course_id: int, *, timeout_ms: int | None = None) -> list[Review]:
        """Lists the reviews of a course, without histories and achievements.

        The list is empty if the course does not exist. `curriculum.get_course_group()` returns the reviews of all
        courses of a group at once.

        The session must be signed in with `account.login()`.

        Args:
            course_id: Identifier of the course. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Review]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/{course_id}/reviews

        Since:
            0.1.0

        Example:
            await session.curriculum.list_reviews(1)
        """
        params = {"course_id": course_id, "timeout_ms": timeout_ms}
        items = await self._call("curriculum.list_reviews", params)
        return [Review.from_json(item) for item in items]

    async def get_review(self, id: int, *, timeout_ms: int | None = None) -> Review:
        """Returns a review with its history and its author's achievements.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the review. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: A review of a course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            await session.curriculum.get_review(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        return Review.from_json(await self._call("curriculum.get_review", params))

    async def create_review(
        self,
        course_id: int,
        title: str,
        content: str,
        overall_rank: int,
        content_rank: int,
        workload_rank: int,
        assessment_rank: int,
        *,
        timeout_ms: int | None = None,
    ) -> Review:
        """Writes a review of a course.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            course_id: Identifier of the course. At least 1.
            title: Title of the review. 1 to 64 characters.
            content: Text of the review, in Markdown. A link to another host delays the review until an
                administrator has read it. 1 to 10,240 characters.
            overall_rank: Overall mark, from 1 (worst) to 5 (best). 1 to 5.
            content_rank: Mark of the content and the style of teaching. 1 to 5.
            workload_rank: Mark of the workload. 1 to 5.
            assessment_rank: Mark of the assessment. 1 to 5.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The new review.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No course has this identifier.
            RejectedError: The account has reviewed the course already. Change the review, or delete it first.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            POST https://danke.fduhole.com/api/courses/{course_id}/reviews

        Since:
            0.1.0

        Example:
            await session.curriculum.create_review(1, "Clear and fair", "The lectures are clear. Start the projects
                early.", 5, 5, 3, 4)
        """
        params = {
            "course_id": course_id,
            "title": title,
            "content": content,
            "overall_rank": overall_rank,
            "content_rank": content_rank,
            "workload_rank": workload_rank,
            "assessment_rank": assessment_rank,
            "timeout_ms": timeout_ms,
        }
        return Review.from_json(await self._call("curriculum.create_review", params))

    async def list_my_reviews(self, *, timeout_ms: int | None = None) -> list[Review]:
        """Lists the reviews that the account wrote, oldest first.

        Unlike other lists, it contains the text of reviews that are checked for sensitive content.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[Review]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/me

        Since:
            0.1.0

        Example:
            await session.curriculum.list_my_reviews()
        """
        params = {"timeout_ms": timeout_ms}
        items = await self._call("curriculum.list_my_reviews", params)
        return [Review.from_json(item) for item in items]

    async def modify_review(
        self,
        id: int,
        title: str,
        content: str,
        overall_rank: int,
        content_rank: int,
        workload_rank: int,
        assessment_rank: int,
        *,
        timeout_ms: int | None = None,
    ) -> Review:
        """Changes a review that the account wrote.

        The whole review is replaced, its marks included. Everybody can read the earlier versions.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            title: New title of the review. 1 to 64 characters.
            content: New text of the review, in Markdown. 1 to 10,240 characters.
            overall_rank: Overall mark, from 1 (worst) to 5 (best). 1 to 5.
            content_rank: Mark of the content and the style of teaching. 1 to 5.
            workload_rank: Mark of the workload. 1 to 5.
            assessment_rank: Mark of the assessment. 1 to 5.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The modified review.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the review.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            await session.curriculum.modify_review(1, "Clear and fair", "The lectures are clear. The second project
                is hard.", 5, 5, 2, 4)
        """
        params = {
            "id": id,
            "title": title,
            "content": content,
            "overall_rank": overall_rank,
            "content_rank": content_rank,
            "workload_rank": workload_rank,
            "assessment_rank": assessment_rank,
            "timeout_ms": timeout_ms,
        }
        return Review.from_json(await self._call("curriculum.modify_review", params))

    async def vote_review(self, id: int, vote: int, *, timeout_ms: int | None = None) -> Review:
        """Votes for or against a review, or removes the vote.

        The server can only toggle a vote. The account's present vote is therefore requested first, and the new vote
        is sent only if it differs.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            vote: The vote: 1 for the review, -1 against it, 0 to remove the vote. -1 to 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: The review with the new votes.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/{id}
            PATCH https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            await session.curriculum.vote_review(1, 1)
        """
        params = {"id": id, "vote": vote, "timeout_ms": timeout_ms}
        return Review.from_json(await self._call("curriculum.vote_review", params))

    async def delete_review(self, id: int, *, timeout_ms: int | None = None) -> None:
        """Deletes a review that the account wrote.

        The session must be signed in with `account.login()`. The request is sent at most once. If the connection
        breaks or the call times out, it may have taken effect.

        Args:
            id: Identifier of the review. At least 1.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account did not write the review.
            NotFoundError: No review has this identifier, or it was deleted already.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            DELETE https://danke.fduhole.com/api/reviews/{id}

        Since:
            0.1.0

        Example:
            await session.curriculum.delete_review(1)
        """
        params = {"id": id, "timeout_ms": timeout_ms}
        await self._call("curriculum.delete_review", params)

    async def get_random_review(self, *, timeout_ms: int | None = None) -> Review:
        """Returns a random review with its course.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            Review: A review of a course.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            NotFoundError: There are no reviews yet.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/reviews/random

        Since:
            0.1.0

        Example:
            await session.curriculum.get_random_review()
        """
        params = {"timeout_ms": timeout_ms}
        return Review.from_json(await self._call("curriculum.get_random_review", params))

    async def list_sensitive_reviews(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> list[SensitiveReview]:
        """Lists the reviews that the automatic check found sensitive, page by page, last changed first. Only for
        administrators.

        The session must be signed in with `account.login()`.

        Args:
            open: Whether to list the reviews about which no administrator has decided. Otherwise, those with a
                decision are listed. Default: True.
            all: Whether to list both. `open` then has no effect. Default: False.
            start_time: Lists only reviews that were last changed before this time. The default is now.
            size: Maximum number of reviews. 1 to 10. Default: 10.
            continue_from: Continues the list where an earlier page ended: the continuation of that page's result.
                The other parameters must be those of the first page, or missing. Not empty.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            list[SensitiveReview]

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/v3/reviews/_sensitive

        Since:
            0.1.0

        Example:
            await session.curriculum.list_sensitive_reviews()
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        items = await self._call("curriculum.list_sensitive_reviews", params)
        return [SensitiveReview.from_json(item) for item in items]

    async def set_review_sensitive(self, id: int, sensitive: bool, *, timeout_ms: int | None = None) -> SensitiveReview:
        """Decides whether a review is sensitive. Only for administrators.

        A sensitive review is deleted. Any other becomes visible to everybody.

        The session must be signed in with `account.login()`.

        Args:
            id: Identifier of the review, from `curriculum.list_sensitive_reviews()`. At least 1.
            sensitive: Whether the review is sensitive.
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Returns:
            SensitiveReview: A review that the automatic check found sensitive, as administrators see it.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            NotFoundError: No review has this identifier, or it was deleted.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            PUT https://danke.fduhole.com/api/v3/reviews/{id}/_sensitive

        Since:
            0.1.0

        Example:
            await session.curriculum.set_review_sensitive(1, False)
        """
        params = {"id": id, "sensitive": sensitive, "timeout_ms": timeout_ms}
        return SensitiveReview.from_json(await self._call("curriculum.set_review_sensitive", params))

    async def refresh_course_groups(self, *, timeout_ms: int | None = None) -> None:
        """Makes the server compute its list of course groups again. Only for administrators.

        The session must be signed in with `account.login()`.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            NotSignedInError: The call needs a signed-in account. The session has none, or its sign-in has expired:
                sign in again.
            ForbiddenError: The account is not an administrator's.
            Error: The call failed for any other reason; see `danxi.errors`.

        HTTP:
            GET https://danke.fduhole.com/api/courses/refresh

        Since:
            0.1.0

        Example:
            await session.curriculum.refresh_course_groups()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("curriculum.refresh_course_groups", params)

    async def clear_cache(self, *, timeout_ms: int | None = None) -> None:
        """Deletes the cached course groups from memory and disk.

        Args:
            timeout_ms: How long the call may take. The default is `network.timeout_ms`. 1 to 3,600,000 ms.

        Raises:
            Error: The call failed; see `danxi.errors`.

        Since:
            0.1.0

        Example:
            await session.curriculum.clear_cache()
        """
        params = {"timeout_ms": timeout_ms}
        await self._call("curriculum.clear_cache", params)

    def iter_search_course_groups(
        self,
        query: str,
        *,
        page: int = 1,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[CourseGroup]:
        """Iterates over the items of all pages of `search_course_groups`, starting at `page`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `search_course_groups`. The iterator's `continuation`, passed as `continue_from`, continues after the items
        returned so far.
        """
        params = {"query": query, "page": page, "size": size, "continue_from": continue_from, "timeout_ms": timeout_ms}
        return AsyncItems(self._run, "curriculum.search_course_groups", params, CourseGroup.from_json, "items")

    def iter_sensitive_reviews(
        self,
        *,
        open: bool = True,
        all: bool = False,
        start_time: dt.datetime | str | None = None,
        size: int = 10,
        continue_from: str | None = None,
        timeout_ms: int | None = None,
    ) -> AsyncItems[SensitiveReview]:
        """Iterates over the items of all pages of `list_sensitive_reviews`, starting at `start_time`.

        Each page is requested when its first item is needed. The parameters and errors are those of
        `list_sensitive_reviews`. The iterator's `continuation`, passed as `continue_from`, continues after the
        items returned so far.

        If more than 10 items have exactly the same time, the server shows only 10 of them.
        """
        params = {
            "open": open,
            "all": all,
            "start_time": start_time,
            "size": size,
            "continue_from": continue_from,
            "timeout_ms": timeout_ms,
        }
        return AsyncItems(self._run, "curriculum.list_sensitive_reviews", params, SensitiveReview.from_json)
