# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum, campus, course, exam, score
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService
from .campus import AsyncCampusService, CampusService
from .course import AsyncCourseService, CourseService
from .exam import AsyncExamService, ExamService
from .score import AsyncScoreService, ScoreService

__all__ = [
    "account",
    "forum",
    "campus",
    "course",
    "exam",
    "score",
]


class Services:
    """The services of `Session`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AccountService:
        """The account of the DanXi community (forum and course reviews). A session is signed in with one account
        at a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks
        for it, and are renewed by themselves.
        """
        return AccountService(self)

    @property
    def forum(self: Any) -> ForumService:
        """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
        writes under a name that stands for one person within one hole only. All methods need a signed-in
        account.
        """
        return ForumService(self)

    @property
    def campus(self: Any) -> CampusService:
        """The campus account, with which all campus services are used. A session is signed in with one account
        at a time; its services are signed in to as they are called, and again when the university has ended a
        sign-in. The password stays in memory, and is sent to nobody but the university's sign-in, encrypted
        where that takes it so; what is asked of a person on the way (the characters of a picture, a second
        factor) ends a call with an error that says so, and is answered with campus.answer_challenge.
        """
        return CampusService(self)

    @property
    def course(self: Any) -> CourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses
        that meet at the same time, and all of it as a calendar file. Days and times are those of the
        university, Asia/Shanghai, wherever the caller is. All methods but course.list_class_times need an
        account of the university.
        """
        return CourseService(self)

    @property
    def exam(self: Any) -> ExamService:
        """The exams of an undergraduate. All methods need the campus account of one."""
        return ExamService(self)

    @property
    def score(self: Any) -> ScoreService:
        """What the account achieved in its courses, and where that puts it among others. All methods need a
        campus account.
        """
        return ScoreService(self)


class AsyncServices:
    """The services of `AsyncSession`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AsyncAccountService:
        """The account of the DanXi community (forum and course reviews). A session is signed in with one account
        at a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks
        for it, and are renewed by themselves.
        """
        return AsyncAccountService(self)

    @property
    def forum(self: Any) -> AsyncForumService:
        """The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes. Everybody
        writes under a name that stands for one person within one hole only. All methods need a signed-in
        account.
        """
        return AsyncForumService(self)

    @property
    def campus(self: Any) -> AsyncCampusService:
        """The campus account, with which all campus services are used. A session is signed in with one account
        at a time; its services are signed in to as they are called, and again when the university has ended a
        sign-in. The password stays in memory, and is sent to nobody but the university's sign-in, encrypted
        where that takes it so; what is asked of a person on the way (the characters of a picture, a second
        factor) ends a call with an error that says so, and is answered with campus.answer_challenge.
        """
        return AsyncCampusService(self)

    @property
    def course(self: Any) -> AsyncCourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses
        that meet at the same time, and all of it as a calendar file. Days and times are those of the
        university, Asia/Shanghai, wherever the caller is. All methods but course.list_class_times need an
        account of the university.
        """
        return AsyncCourseService(self)

    @property
    def exam(self: Any) -> AsyncExamService:
        """The exams of an undergraduate. All methods need the campus account of one."""
        return AsyncExamService(self)

    @property
    def score(self: Any) -> AsyncScoreService:
        """What the account achieved in its courses, and where that puts it among others. All methods need a
        campus account.
        """
        return AsyncScoreService(self)
