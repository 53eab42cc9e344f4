import Calls
import Networking
import Storage

/// The campus services of a session. A service with a store has one property and one line in `init` here.
package struct Campus: Sendable {
    package let client: CampusClient
    package let announcementStore: AnnouncementStore
    package let bookingStore: BookingStore
    package let busStore: BusStore
    package let classroomStore: ClassroomStore
    package let courseStore: CourseStore
    package let elearningStore: ElearningStore
    package let electricityStore: ElectricityStore
    package let examStore: ExamStore
    package let libraryStore: LibraryStore
    package let profileStore: ProfileStore
    package let reservationStore: ReservationStore
    package let scoreStore: ScoreStore
    package let sportStore: SportStore
    package let walletStore: WalletStore
    package let watchTokens: WatchTokens
    private let webVPN: WebVPNRoute

    /// - Parameters:
    ///   - base: sends requests without cookies, redirects and retries.
    ///   - mode: when requests to campus-only hosts go through WebVPN.
    ///   - allowsPlainHTTP: whether tickets and cookies may be sent over plain http to sites without https.
    ///   - userAgent: the User-Agent for the university's sites. Nil: that of `base`.
    package init(
        client base: any APIClient, webVPN mode: WebVPNMode = .auto, allowsPlainHTTP: Bool = false, userAgent: String? = nil,
        store: (any StoreBackend)?, log: @escaping LogHandler
    ) {
        let transport = userAgent.map { UserAgentClient(client: base, userAgent: $0) } ?? base
        let signInTransport = SignInTransport(direct: transport, allowsPlainHTTP: allowsPlainHTTP)
        let signIn = SignInState(transport: signInTransport, store: store, log: log)
        let withCookies = CallCookieClient(client: transport, allowsPlainHTTP: allowsPlainHTTP, signIn: signIn)
        webVPN = WebVPNRoute(mode: mode, allowsPlainHTTP: allowsPlainHTTP, signIn: signIn, client: transport, log: log)
        signInTransport.use(webVPN)
        let encrypting = HTTPSClient(client: WebVPNClient(route: webVPN, direct: withCookies), allowsPlainHTTP: allowsPlainHTTP)
        client = CampusClient(
            api: APIService(client: NeoPageClient(client: encrypting), plugins: [LogPlugin(log: log)]), signIn: signIn)

        // Weak, because the sign-in holds the group, which it clears.
        let stores = StoreGroup(store: store, log: log) { [weak signIn] in
            let identity = signIn?.authenticator.identity
            let account = try CallContext.account(.campus, present: identity?.username)
            // Other servers have the graduates' values, so the stored values of one type are wrong for the other.
            return account.map { identity?.studentType == .graduate ? "\($0) (graduate)" : $0 }
        }
        signIn.onSignOut { try await stores.clear() }
        let courses = stores.subgroup("course")
        let timetables = TimetableStore(client: client, stores: courses)
        let student = StudentStore(timetables: timetables, stores: stores.subgroup("student"))
        announcementStore = AnnouncementStore(client: client, stores: stores.subgroup("announcement", isPublic: true))
        bookingStore = BookingStore(client: client, stores: stores.subgroup("booking"))
        busStore = BusStore(client: client, stores: stores.subgroup("bus"))
        classroomStore = ClassroomStore(client: client, stores: stores.subgroup("classroom", isPublic: true))
        elearningStore = ElearningStore(client: client, stores: stores.subgroup("elearning"))
        electricityStore = ElectricityStore(client: client, stores: stores.subgroup("electricity"))
        let exams = ExamStore(client: client, student: student, stores: stores.subgroup("exam"))
        examStore = exams
        courseStore = CourseStore(client: client, timetables: timetables, stores: courses) { try await exams.getExams(cache: $0).value }
        libraryStore = LibraryStore(client: client, stores: stores.subgroup("library"))
        profileStore = ProfileStore(client: client, stores: stores.subgroup("profile"))
        reservationStore = ReservationStore(client: client, stores: stores.subgroup("reservation"))
        scoreStore = ScoreStore(client: client, student: student, stores: stores.subgroup("score"))
        sportStore = SportStore(client: client, stores: stores.subgroup("sport"))
        walletStore = WalletStore(client: client, stores: stores.subgroup("wallet"))
        watchTokens = stores.watchTokens("campus")
    }

    /// Username of the signed-in account. Nil without a sign-in.
    package var account: String? { client.signIn.authenticator.identity?.username }

    /// Returns a client that sends requests to campus-only hosts, such as the community's, through WebVPN when necessary.
    package func reaching(_ client: any APIClient) -> any APIClient { WebVPNClient(route: webVPN, direct: client) }
}
