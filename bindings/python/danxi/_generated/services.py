# Generated from interface/*.toml by `make generate`; do not edit.

"""The services as properties of the sessions. A service's module is imported when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping

    from .._result import RawResult
    from .._watch import Stream
    from .account import AccountService, AsyncAccountService
    from .announcement import AnnouncementService, AsyncAnnouncementService
    from .booking import AsyncBookingService, BookingService
    from .bus import AsyncBusService, BusService
    from .campus import AsyncCampusService, CampusService
    from .canteen import AsyncCanteenService, CanteenService
    from .classroom import AsyncClassroomService, ClassroomService
    from .course import AsyncCourseService, CourseService
    from .curriculum import AsyncCurriculumService, CurriculumService
    from .elearning import AsyncElearningService, ElearningService
    from .electricity import AsyncElectricityService, ElectricityService
    from .exam import AsyncExamService, ExamService
    from .feeds import AsyncFeedsService, FeedsService
    from .forum import AsyncForumService, ForumService
    from .github import AsyncGithubService, GithubService
    from .graphql import AsyncGraphqlService, GraphqlService
    from .http import AsyncHttpService, HttpService
    from .image import AsyncImageService, ImageService
    from .library import AsyncLibraryService, LibraryService
    from .markup import AsyncMarkupService, MarkupService
    from .moments import AsyncMomentsService, MomentsService
    from .profile import AsyncProfileService, ProfileService
    from .reservation import AsyncReservationService, ReservationService
    from .score import AsyncScoreService, ScoreService
    from .sport import AsyncSportService, SportService
    from .wallet import AsyncWalletService, WalletService


class Services:
    """The services of `Session`."""

    if TYPE_CHECKING:

        def _run(self, method: str, params: Mapping[str, Any]) -> RawResult: ...

        def _watch(self, method: str, params: Mapping[str, Any]) -> Stream: ...

    @property
    def account(self) -> AccountService:
        """The account of the DanXi community, for the forum and the course reviews."""
        from .account import AccountService

        return AccountService(self._run, self._watch)

    @property
    def forum(self) -> ForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags."""
        from .forum import ForumService

        return ForumService(self._run, self._watch)

    @property
    def image(self) -> ImageService:
        """The images of the forum: upload and download."""
        from .image import ImageService

        return ImageService(self._run, self._watch)

    @property
    def curriculum(self) -> CurriculumService:
        """The course reviews 蛋壳: course groups, courses and what students write about them."""
        from .curriculum import CurriculumService

        return CurriculumService(self._run, self._watch)

    @property
    def campus(self) -> CampusService:
        """The campus account, which most campus services need."""
        from .campus import CampusService

        return CampusService(self._run, self._watch)

    @property
    def bus(self) -> BusService:
        """Timetables of the buses between the campuses."""
        from .bus import BusService

        return BusService(self._run, self._watch)

    @property
    def classroom(self) -> ClassroomService:
        """The classrooms of each building, the lessons in which they are used on a day, and those that are free."""
        from .classroom import ClassroomService

        return ClassroomService(self._run, self._watch)

    @property
    def electricity(self) -> ElectricityService:
        """Electricity used by the account's dormitory room, and electricity left."""
        from .electricity import ElectricityService

        return ElectricityService(self._run, self._watch)

    @property
    def library(self) -> LibraryService:
        """The current occupancy of the libraries, their catalog, and the reader's loans and holds."""
        from .library import LibraryService

        return LibraryService(self._run, self._watch)

    @property
    def canteen(self) -> CanteenService:
        """The current occupancy of the canteens."""
        from .canteen import CanteenService

        return CanteenService(self._run, self._watch)

    @property
    def profile(self) -> ProfileService:
        """The university's data about the signed-in person."""
        from .profile import ProfileService

        return ProfileService(self._run, self._watch)

    @property
    def markup(self) -> MarkupService:
        """CSS selectors on HTML pages, to read pages that no service covers."""
        from .markup import MarkupService

        return MarkupService(self._run, self._watch)

    @property
    def announcement(self) -> AnnouncementService:
        """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School."""
        from .announcement import AnnouncementService

        return AnnouncementService(self._run, self._watch)

    @property
    def wallet(self) -> WalletService:
        """Balance, transactions and payment code of the campus card 一卡通."""
        from .wallet import WalletService

        return WalletService(self._run, self._watch)

    @property
    def reservation(self) -> ReservationService:
        """Sports facilities, rooms and student activities that can be reserved, and their slots."""
        from .reservation import ReservationService

        return ReservationService(self._run, self._watch)

    @property
    def booking(self) -> BookingService:
        """Venues of the sports booking platform, their free slots, and the person's own bookings."""
        from .booking import BookingService

        return BookingService(self._run, self._watch)

    @property
    def sport(self) -> SportService:
        """Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试."""
        from .sport import SportService

        return SportService(self._run, self._watch)

    @property
    def course(self) -> CourseService:
        """Semesters, courses with their times and rooms, conflicts between courses, and calendar files."""
        from .course import CourseService

        return CourseService(self._run, self._watch)

    @property
    def exam(self) -> ExamService:
        """Dates, times and rooms of an undergraduate's exams."""
        from .exam import ExamService

        return ExamService(self._run, self._watch)

    @property
    def score(self) -> ScoreService:
        """Course results, and the ranking by grade point average."""
        from .score import ScoreService

        return ScoreService(self._run, self._watch)

    @property
    def elearning(self) -> ElearningService:
        """Courses and to-dos of eLearning, the university's Canvas."""
        from .elearning import ElearningService

        return ElearningService(self._run, self._watch)

    @property
    def feeds(self) -> FeedsService:
        """Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1."""
        from .feeds import FeedsService

        return FeedsService(self._run, self._watch)

    @property
    def github(self) -> GithubService:
        """GitHub: users, repositories, issues, pull requests, releases, search and notifications."""
        from .github import GithubService

        return GithubService(self._run, self._watch)

    @property
    def http(self) -> HttpService:
        """Requests to REST services of your own: the hosts of the configuration, and single URLs."""
        from .http import HttpService

        return HttpService(self._run, self._watch)

    @property
    def graphql(self) -> GraphqlService:
        """Queries and mutations of any GraphQL server."""
        from .graphql import GraphqlService

        return GraphqlService(self._run, self._watch)

    @property
    def moments(self) -> MomentsService:
        """Moments: a timeline of posts, and likes."""
        from .moments import MomentsService

        return MomentsService(self._run, self._watch)


class AsyncServices:
    """The services of `AsyncSession`."""

    if TYPE_CHECKING:

        def _run(self, method: str, params: Mapping[str, Any]) -> Awaitable[RawResult]: ...

        def _watch(self, method: str, params: Mapping[str, Any]) -> Stream: ...

    @property
    def account(self) -> AsyncAccountService:
        """The account of the DanXi community, for the forum and the course reviews."""
        from .account import AsyncAccountService

        return AsyncAccountService(self._run, self._watch)

    @property
    def forum(self) -> AsyncForumService:
        """The forum 树洞: divisions, holes (threads), floors (posts) and tags."""
        from .forum import AsyncForumService

        return AsyncForumService(self._run, self._watch)

    @property
    def image(self) -> AsyncImageService:
        """The images of the forum: upload and download."""
        from .image import AsyncImageService

        return AsyncImageService(self._run, self._watch)

    @property
    def curriculum(self) -> AsyncCurriculumService:
        """The course reviews 蛋壳: course groups, courses and what students write about them."""
        from .curriculum import AsyncCurriculumService

        return AsyncCurriculumService(self._run, self._watch)

    @property
    def campus(self) -> AsyncCampusService:
        """The campus account, which most campus services need."""
        from .campus import AsyncCampusService

        return AsyncCampusService(self._run, self._watch)

    @property
    def bus(self) -> AsyncBusService:
        """Timetables of the buses between the campuses."""
        from .bus import AsyncBusService

        return AsyncBusService(self._run, self._watch)

    @property
    def classroom(self) -> AsyncClassroomService:
        """The classrooms of each building, the lessons in which they are used on a day, and those that are free."""
        from .classroom import AsyncClassroomService

        return AsyncClassroomService(self._run, self._watch)

    @property
    def electricity(self) -> AsyncElectricityService:
        """Electricity used by the account's dormitory room, and electricity left."""
        from .electricity import AsyncElectricityService

        return AsyncElectricityService(self._run, self._watch)

    @property
    def library(self) -> AsyncLibraryService:
        """The current occupancy of the libraries, their catalog, and the reader's loans and holds."""
        from .library import AsyncLibraryService

        return AsyncLibraryService(self._run, self._watch)

    @property
    def canteen(self) -> AsyncCanteenService:
        """The current occupancy of the canteens."""
        from .canteen import AsyncCanteenService

        return AsyncCanteenService(self._run, self._watch)

    @property
    def profile(self) -> AsyncProfileService:
        """The university's data about the signed-in person."""
        from .profile import AsyncProfileService

        return AsyncProfileService(self._run, self._watch)

    @property
    def markup(self) -> AsyncMarkupService:
        """CSS selectors on HTML pages, to read pages that no service covers."""
        from .markup import AsyncMarkupService

        return AsyncMarkupService(self._run, self._watch)

    @property
    def announcement(self) -> AsyncAnnouncementService:
        """Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School."""
        from .announcement import AsyncAnnouncementService

        return AsyncAnnouncementService(self._run, self._watch)

    @property
    def wallet(self) -> AsyncWalletService:
        """Balance, transactions and payment code of the campus card 一卡通."""
        from .wallet import AsyncWalletService

        return AsyncWalletService(self._run, self._watch)

    @property
    def reservation(self) -> AsyncReservationService:
        """Sports facilities, rooms and student activities that can be reserved, and their slots."""
        from .reservation import AsyncReservationService

        return AsyncReservationService(self._run, self._watch)

    @property
    def booking(self) -> AsyncBookingService:
        """Venues of the sports booking platform, their free slots, and the person's own bookings."""
        from .booking import AsyncBookingService

        return AsyncBookingService(self._run, self._watch)

    @property
    def sport(self) -> AsyncSportService:
        """Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试."""
        from .sport import AsyncSportService

        return AsyncSportService(self._run, self._watch)

    @property
    def course(self) -> AsyncCourseService:
        """Semesters, courses with their times and rooms, conflicts between courses, and calendar files."""
        from .course import AsyncCourseService

        return AsyncCourseService(self._run, self._watch)

    @property
    def exam(self) -> AsyncExamService:
        """Dates, times and rooms of an undergraduate's exams."""
        from .exam import AsyncExamService

        return AsyncExamService(self._run, self._watch)

    @property
    def score(self) -> AsyncScoreService:
        """Course results, and the ranking by grade point average."""
        from .score import AsyncScoreService

        return AsyncScoreService(self._run, self._watch)

    @property
    def elearning(self) -> AsyncElearningService:
        """Courses and to-dos of eLearning, the university's Canvas."""
        from .elearning import AsyncElearningService

        return AsyncElearningService(self._run, self._watch)

    @property
    def feeds(self) -> AsyncFeedsService:
        """Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1."""
        from .feeds import AsyncFeedsService

        return AsyncFeedsService(self._run, self._watch)

    @property
    def github(self) -> AsyncGithubService:
        """GitHub: users, repositories, issues, pull requests, releases, search and notifications."""
        from .github import AsyncGithubService

        return AsyncGithubService(self._run, self._watch)

    @property
    def http(self) -> AsyncHttpService:
        """Requests to REST services of your own: the hosts of the configuration, and single URLs."""
        from .http import AsyncHttpService

        return AsyncHttpService(self._run, self._watch)

    @property
    def graphql(self) -> AsyncGraphqlService:
        """Queries and mutations of any GraphQL server."""
        from .graphql import AsyncGraphqlService

        return AsyncGraphqlService(self._run, self._watch)

    @property
    def moments(self) -> AsyncMomentsService:
        """Moments: a timeline of posts, and likes."""
        from .moments import AsyncMomentsService

        return AsyncMomentsService(self._run, self._watch)
