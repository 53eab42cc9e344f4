import Calendar
import Calls
import CampusSignIn
import Networking
import Storage

/// The campus services of a session. Each service with cached values has a property. The other services need only the client.
package final class Campus: Sendable {
    package let client: CampusClient
    package let announcementService: AnnouncementService
    package let bookingService: BookingService
    package let busService: BusService
    package let classroomService: ClassroomService
    package let courseService: CourseService
    package let elearningService: ElearningService
    package let dayService: DayService
    package let electricityService: ElectricityService
    package let examService: ExamService
    package let icourseService: IcourseService
    package let libraryService: LibraryService
    package let profileService: ProfileService
    package let reservationService: ReservationService
    package let scoreService: ScoreService
    package let sportService: SportService
    package let walletService: WalletService
    package let watchTokens: WatchTokens
    /// The tokens of watches that need no account. All accounts share them.
    package let publicWatchTokens: WatchTokens

    /// - Parameters:
    ///   - store: the store for cached values that outlive the session. Nil to keep cached values in memory only.
    ///   - days: the days off and make-up days.
    ///   - elearningToken: the personal token of eLearning. Nil to use the campus sign-in.
    ///   - today: returns today's date in Asia/Shanghai.
    ///   - unreadMessages: returns the number of unread messages of the forum.
    package init(
        _ access: CampusAccess, store: (any StoreBackend)?, days: DayCalendar, elearningToken: String? = nil,
        today: @escaping @Sendable () -> CalendarDate = { .today },
        unreadMessages: @escaping @Sendable () async throws -> Int, log: @escaping LogHandler
    ) {
        client = access.client
        let caches = CacheGroup(store: store, log: log, account: client.signIn.accountReader)
        client.signIn.onSignOut { try await caches.clear() }
        let courses = caches.subgroup("course")
        let timetables = TimetableCache(client: client, caches: courses, today: today)
        let student = StudentCache(client: client, timetables: timetables, caches: caches.subgroup("student"))
        announcementService = AnnouncementService(client: client, caches: caches.subgroup("announcement", isPublic: true))
        bookingService = BookingService(client: client, caches: caches.subgroup("booking"))
        busService = BusService(client: client, days: days, caches: caches.subgroup("bus"))
        classroomService = ClassroomService(client: client, caches: caches.subgroup("classroom", isPublic: true))
        // The token is the same for all campus accounts, so the values belong to none of them.
        elearningService = ElearningService(
            client: ElearningClient(client, token: elearningToken), caches: caches.subgroup("elearning", isPublic: elearningToken != nil))
        electricityService = ElectricityService(client: client, caches: caches.subgroup("electricity"), today: today)
        let exams = ExamService(client: client, student: student, semesters: timetables.semesters, caches: caches.subgroup("exam"))
        examService = exams
        libraryService = LibraryService(client: client, caches: caches.subgroup("library"))
        let agenda = Agenda(
            client: client, exams: exams, elearning: elearningService, bookings: bookingService, library: libraryService)
        courseService = CourseService(
            client: client, timetables: timetables, caches: courses, days: days, today: today,
            studentId: { try await student.id() }, calendar: CalendarSources(agenda),
            revisions: caches.revisions("calendar"))
        icourseService = IcourseService(client: client, caches: caches.subgroup("icourse"), today: today)
        profileService = ProfileService(client: client, caches: caches.subgroup("profile"))
        reservationService = ReservationService(client: client, caches: caches.subgroup("reservation"))
        scoreService = ScoreService(client: client, student: student, semesters: timetables.semesters, caches: caches.subgroup("score"))
        sportService = SportService(client: client, caches: caches.subgroup("sport"))
        walletService = WalletService(client: client, caches: caches.subgroup("wallet"))
        watchTokens = caches.watchTokens("campus", orOf: elearningToken.map { "eLearning \(Fingerprint($0).text)" })
        publicWatchTokens = caches.subgroup("public", isPublic: true).watchTokens("campus_public")
        let sources = DayOverviewSources(
            client: client, courses: courseService, agenda: agenda, buses: busService, wallet: walletService,
            electricity: electricityService, unreadMessages: unreadMessages)
        dayService = DayService(sources, days: days, today: today)
    }
}
