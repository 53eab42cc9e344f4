# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions. A service's module is imported when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping

    from .account import AccountService, AsyncAccountService
    from .announcement import AnnouncementService, AsyncAnnouncementService
    from .bus import AsyncBusService, BusService
    from .campus import AsyncCampusService, CampusService
    from .canteen import AsyncCanteenService, CanteenService
    from .classroom import AsyncClassroomService, ClassroomService
    from .course import AsyncCourseService, CourseService
    from .electricity import AsyncElectricityService, ElectricityService
    from .exam import AsyncExamService, ExamService
    from .forum import AsyncForumService, ForumService
    from .library import AsyncLibraryService, LibraryService
    from .markup import AsyncMarkupService, MarkupService
    from .profile import AsyncProfileService, ProfileService
    from .reservation import AsyncReservationService, ReservationService
    from .score import AsyncScoreService, ScoreService
    from .sport import AsyncSportService, SportService
    from .wallet import AsyncWalletService, WalletService


class Services:
    """The services of `Session`."""

    if TYPE_CHECKING:

        def _call(self, method: str, params: Mapping[str, Any]) -> Any: ...

    @property
    def account(self) -> AccountService:
        """The account of the DanXi community, for the forum and the course reviews."""
        from .account import AccountService

        return AccountService(self._call)

    @property
    def forum(self) -> ForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags."""
        from .forum import ForumService

        return ForumService(self._call)

    @property
    def campus(self) -> CampusService:
        """The campus account, with which all campus services are used."""
        from .campus import CampusService

        return CampusService(self._call)

    @property
    def bus(self) -> BusService:
        """The buses between the campuses."""
        from .bus import BusService

        return BusService(self._call)

    @property
    def classroom(self) -> ClassroomService:
        """What the classrooms are used for today."""
        from .classroom import ClassroomService

        return ClassroomService(self._call)

    @property
    def electricity(self) -> ElectricityService:
        """The electricity of the dormitory room that the account lives in."""
        from .electricity import ElectricityService

        return ElectricityService(self._call)

    @property
    def library(self) -> LibraryService:
        """How full the libraries are at this moment."""
        from .library import LibraryService

        return LibraryService(self._call)

    @property
    def canteen(self) -> CanteenService:
        """How full the canteens are at this moment."""
        from .canteen import CanteenService

        return CanteenService(self._call)

    @property
    def profile(self) -> ProfileService:
        """What the university has on file about the student whose account is signed in."""
        from .profile import ProfileService

        return ProfileService(self._call)

    @property
    def markup(self) -> MarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has
        no service for.
        """
        from .markup import MarkupService

        return MarkupService(self._call)

    @property
    def announcement(self) -> AnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest
        first and by pages.
        """
        from .announcement import AnnouncementService

        return AnnouncementService(self._call)

    @property
    def wallet(self) -> WalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead."""
        from .wallet import WalletService

        return WalletService(self._call)

    @property
    def reservation(self) -> ReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a
        day's slots is taken.
        """
        from .reservation import ReservationService

        return ReservationService(self._call)

    @property
    def sport(self) -> SportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试."""
        from .sport import SportService

        return SportService(self._call)

    @property
    def course(self) -> CourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that
        meet at the same time, and all of it as a calendar file.
        """
        from .course import CourseService

        return CourseService(self._call)

    @property
    def exam(self) -> ExamService:
        """The exams of an undergraduate."""
        from .exam import ExamService

        return ExamService(self._call)

    @property
    def score(self) -> ScoreService:
        """What the account achieved in its courses, and where that puts it among others."""
        from .score import ScoreService

        return ScoreService(self._call)


class AsyncServices:
    """The services of `AsyncSession`."""

    if TYPE_CHECKING:

        def _call(self, method: str, params: Mapping[str, Any]) -> Awaitable[Any]: ...

    @property
    def account(self) -> AsyncAccountService:
        """The account of the DanXi community, for the forum and the course reviews."""
        from .account import AsyncAccountService

        return AsyncAccountService(self._call)

    @property
    def forum(self) -> AsyncForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags."""
        from .forum import AsyncForumService

        return AsyncForumService(self._call)

    @property
    def campus(self) -> AsyncCampusService:
        """The campus account, with which all campus services are used."""
        from .campus import AsyncCampusService

        return AsyncCampusService(self._call)

    @property
    def bus(self) -> AsyncBusService:
        """The buses between the campuses."""
        from .bus import AsyncBusService

        return AsyncBusService(self._call)

    @property
    def classroom(self) -> AsyncClassroomService:
        """What the classrooms are used for today."""
        from .classroom import AsyncClassroomService

        return AsyncClassroomService(self._call)

    @property
    def electricity(self) -> AsyncElectricityService:
        """The electricity of the dormitory room that the account lives in."""
        from .electricity import AsyncElectricityService

        return AsyncElectricityService(self._call)

    @property
    def library(self) -> AsyncLibraryService:
        """How full the libraries are at this moment."""
        from .library import AsyncLibraryService

        return AsyncLibraryService(self._call)

    @property
    def canteen(self) -> AsyncCanteenService:
        """How full the canteens are at this moment."""
        from .canteen import AsyncCanteenService

        return AsyncCanteenService(self._call)

    @property
    def profile(self) -> AsyncProfileService:
        """What the university has on file about the student whose account is signed in."""
        from .profile import AsyncProfileService

        return AsyncProfileService(self._call)

    @property
    def markup(self) -> AsyncMarkupService:
        """HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that it has
        no service for.
        """
        from .markup import AsyncMarkupService

        return AsyncMarkupService(self._call)

    @property
    def announcement(self) -> AsyncAnnouncementService:
        """The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school, newest
        first and by pages.
        """
        from .announcement import AsyncAnnouncementService

        return AsyncAnnouncementService(self._call)

    @property
    def wallet(self) -> AsyncWalletService:
        """The campus card 一卡通: its balance, what was paid with it, and the code that pays in its stead."""
        from .wallet import AsyncWalletService

        return AsyncWalletService(self._call)

    @property
    def reservation(self) -> AsyncReservationService:
        """Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how each of a
        day's slots is taken.
        """
        from .reservation import AsyncReservationService

        return AsyncReservationService(self._call)

    @property
    def sport(self) -> AsyncSportService:
        """Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test 体质测试."""
        from .sport import AsyncSportService

        return AsyncSportService(self._call)

    @property
    def course(self) -> AsyncCourseService:
        """The courses that the account takes: semesters, the timetable of each, the week that is now, courses that
        meet at the same time, and all of it as a calendar file.
        """
        from .course import AsyncCourseService

        return AsyncCourseService(self._call)

    @property
    def exam(self) -> AsyncExamService:
        """The exams of an undergraduate."""
        from .exam import AsyncExamService

        return AsyncExamService(self._call)

    @property
    def score(self) -> AsyncScoreService:
        """What the account achieved in its courses, and where that puts it among others."""
        from .score import AsyncScoreService

        return AsyncScoreService(self._call)
