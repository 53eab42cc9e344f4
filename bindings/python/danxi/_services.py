# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions."""

from __future__ import annotations

from typing import Any

from . import account, forum, campus, bus, classroom, electricity, library, canteen, profile, markup, announcement, wallet, reservation, sport, course, exam, score
from .account import AccountService, AsyncAccountService
from .forum import AsyncForumService, ForumService
from .campus import AsyncCampusService, CampusService
from .bus import AsyncBusService, BusService
from .classroom import AsyncClassroomService, ClassroomService
from .electricity import AsyncElectricityService, ElectricityService
from .library import AsyncLibraryService, LibraryService
from .canteen import AsyncCanteenService, CanteenService
from .profile import AsyncProfileService, ProfileService
from .markup import AsyncMarkupService, MarkupService
from .announcement import AnnouncementService, AsyncAnnouncementService
from .wallet import AsyncWalletService, WalletService
from .reservation import AsyncReservationService, ReservationService
from .sport import AsyncSportService, SportService
from .course import AsyncCourseService, CourseService
from .exam import AsyncExamService, ExamService
from .score import AsyncScoreService, ScoreService

__all__ = [
    "account",
    "forum",
    "campus",
    "bus",
    "classroom",
    "electricity",
    "library",
    "canteen",
    "profile",
    "markup",
    "announcement",
    "wallet",
    "reservation",
    "sport",
    "course",
    "exam",
    "score",
]


class Services:
    """The services of `Session`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AccountService:
        """The account of the DanXi community, for the forum and the course reviews.

        A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
        {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed
        automatically.
        """
        return AccountService(self)

    @property
    def forum(self: Any) -> ForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

        A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym
        that identifies a person within one hole only.
        """
        return ForumService(self)

    @property
    def campus(self: Any) -> CampusService:
        """The campus account, with which all campus services are used.

        A session is signed in with one account at a time; its services are signed in to as they are called,
        and again when the university has ended a sign-in. The password stays in memory, and is sent to nobody
        but the university's sign-in, encrypted where that takes it so; what is asked of a person on the way
        (the characters of a picture, a second factor) ends a call with an error that says so, and is answered
        with {method:campus.answer_challenge}.
        """
        return CampusService(self)

    @property
    def bus(self: Any) -> BusService:
        """The buses between the campuses.

        There is one timetable for workdays and one for holidays (weekends too); all times are of
        Asia/Shanghai. All methods but clear_cache need a signed-in campus account.
        """
        return BusService(self)

    @property
    def classroom(self: Any) -> ClassroomService:
        """What the classrooms are used for today.

        The university's server answers on the campus network alone; from elsewhere it is asked through
        WebVPN, which needs a signed-in campus account.
        """
        return ClassroomService(self)

    @property
    def electricity(self: Any) -> ElectricityService:
        """The electricity of the dormitory room that the account lives in.

        All methods but clear_cache need a signed-in campus account; one without a room is {error:rejected},
        with the university's message. What is stored stays in memory.
        """
        return ElectricityService(self)

    @property
    def library(self: Any) -> LibraryService:
        """How full the libraries are at this moment.

        Nothing is stored, and no account is needed.
        """
        return LibraryService(self)

    @property
    def canteen(self: Any) -> CanteenService:
        """How full the canteens are at this moment.

        Nothing is stored; a signed-in campus account is needed.
        """
        return CanteenService(self)

    @property
    def profile(self: Any) -> ProfileService:
        """What the university has on file about the student whose account is signed in.

        All methods but clear_cache need a signed-in campus account. What is stored stays in memory.
        """
        return ProfileService(self)

    @property
    def markup(self: Any) -> MarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that
        it has no service for.

        Nothing here asks a server or needs a signed-in account.
        """
        return MarkupService(self)

    @property
    def announcement(self: Any) -> AnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school,
        newest first and by pages.

        They are public: no account is needed, though the announcements themselves may ask for one.
        """
        return AnnouncementService(self)

    @property
    def wallet(self: Any) -> WalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

        All methods need a signed-in campus account. Amounts of money are in yuan.
        """
        return WalletService(self)

    @property
    def reservation(self: Any) -> ReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each
        of a day's slots is taken.

        A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in
        campus account.
        """
        return ReservationService(self)

    @property
    def sport(self: Any) -> SportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test
        体质测试.

        All methods need a signed-in campus account.
        """
        return SportService(self)

    @property
    def course(self: Any) -> CourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses
        that meet at the same time, and all of it as a calendar file.

        Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
        {method:course.list_class_times} need an account of the university.
        """
        return CourseService(self)

    @property
    def exam(self: Any) -> ExamService:
        """The exams of an undergraduate.

        All methods need the campus account of one.
        """
        return ExamService(self)

    @property
    def score(self: Any) -> ScoreService:
        """What the account achieved in its courses, and where that puts it among others.

        All methods need a campus account.
        """
        return ScoreService(self)


class AsyncServices:
    """The services of `AsyncSession`."""

    __slots__ = ()

    @property
    def account(self: Any) -> AsyncAccountService:
        """The account of the DanXi community, for the forum and the course reviews.

        A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
        {method:account.login}, in a file of mode 0600 below {config:store.path}. They are renewed
        automatically.
        """
        return AsyncAccountService(self)

    @property
    def forum(self: Any) -> AsyncForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags.

        A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym
        that identifies a person within one hole only.
        """
        return AsyncForumService(self)

    @property
    def campus(self: Any) -> AsyncCampusService:
        """The campus account, with which all campus services are used.

        A session is signed in with one account at a time; its services are signed in to as they are called,
        and again when the university has ended a sign-in. The password stays in memory, and is sent to nobody
        but the university's sign-in, encrypted where that takes it so; what is asked of a person on the way
        (the characters of a picture, a second factor) ends a call with an error that says so, and is answered
        with {method:campus.answer_challenge}.
        """
        return AsyncCampusService(self)

    @property
    def bus(self: Any) -> AsyncBusService:
        """The buses between the campuses.

        There is one timetable for workdays and one for holidays (weekends too); all times are of
        Asia/Shanghai. All methods but clear_cache need a signed-in campus account.
        """
        return AsyncBusService(self)

    @property
    def classroom(self: Any) -> AsyncClassroomService:
        """What the classrooms are used for today.

        The university's server answers on the campus network alone; from elsewhere it is asked through
        WebVPN, which needs a signed-in campus account.
        """
        return AsyncClassroomService(self)

    @property
    def electricity(self: Any) -> AsyncElectricityService:
        """The electricity of the dormitory room that the account lives in.

        All methods but clear_cache need a signed-in campus account; one without a room is {error:rejected},
        with the university's message. What is stored stays in memory.
        """
        return AsyncElectricityService(self)

    @property
    def library(self: Any) -> AsyncLibraryService:
        """How full the libraries are at this moment.

        Nothing is stored, and no account is needed.
        """
        return AsyncLibraryService(self)

    @property
    def canteen(self: Any) -> AsyncCanteenService:
        """How full the canteens are at this moment.

        Nothing is stored; a signed-in campus account is needed.
        """
        return AsyncCanteenService(self)

    @property
    def profile(self: Any) -> AsyncProfileService:
        """What the university has on file about the student whose account is signed in.

        All methods but clear_cache need a signed-in campus account. What is stored stays in memory.
        """
        return AsyncProfileService(self)

    @property
    def markup(self: Any) -> AsyncMarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that
        it has no service for.

        Nothing here asks a server or needs a signed-in account.
        """
        return AsyncMarkupService(self)

    @property
    def announcement(self: Any) -> AsyncAnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school,
        newest first and by pages.

        They are public: no account is needed, though the announcements themselves may ask for one.
        """
        return AsyncAnnouncementService(self)

    @property
    def wallet(self: Any) -> AsyncWalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead.

        All methods need a signed-in campus account. Amounts of money are in yuan.
        """
        return AsyncWalletService(self)

    @property
    def reservation(self: Any) -> AsyncReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each
        of a day's slots is taken.

        A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in
        campus account.
        """
        return AsyncReservationService(self)

    @property
    def sport(self: Any) -> AsyncSportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test
        体质测试.

        All methods need a signed-in campus account.
        """
        return AsyncSportService(self)

    @property
    def course(self: Any) -> AsyncCourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses
        that meet at the same time, and all of it as a calendar file.

        Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
        {method:course.list_class_times} need an account of the university.
        """
        return AsyncCourseService(self)

    @property
    def exam(self: Any) -> AsyncExamService:
        """The exams of an undergraduate.

        All methods need the campus account of one.
        """
        return AsyncExamService(self)

    @property
    def score(self: Any) -> AsyncScoreService:
        """What the account achieved in its courses, and where that puts it among others.

        All methods need a campus account.
        """
        return AsyncScoreService(self)
