import Networking
import Storage

/// The campus services as one session sees them. Each service's store is a property here.
public struct Campus: Sendable {
    public let service: CampusClient
    public let signInStore: SignInStore
    public let announcementStore: AnnouncementStore
    public let busStore: BusStore
    public let classroomStore: ClassroomStore
    public let courseStore: CourseStore
    public let electricityStore: ElectricityStore
    public let examStore: ExamStore
    public let profileStore: ProfileStore
    public let reservationStore: ReservationStore
    public let scoreStore: ScoreStore
    public let sportStore: SportStore
    public let walletStore: WalletStore
    private let webVPN: WebVPNRoute

    /// - Parameters:
    ///   - client: sends single requests: without cookies, redirects and retries.
    ///   - webVPN: when hosts that the campus alone reaches are asked through WebVPN.
    public init(client: any APIClient, webVPN mode: WebVPNMode = .automatic, directory: StoreDirectory?, log: @escaping LogHandler) {
        let signIn = CurrentSignIn(client: client, directory: directory, log: log)
        signInStore = SignInStore(signIn: signIn)
        let withCookies = CookieClient(client: client, jar: signIn.session.jar)
        webVPN = WebVPNRoute(mode: mode, account: signIn, client: withCookies, probe: client, log: log)
        service = CampusClient(
            api: APIService(client: WebVPNClient(route: webVPN, direct: withCookies), plugins: [LogPlugin(log: log)]), account: signIn)

        announcementStore = AnnouncementStore(service: service, log: log)
        busStore = BusStore(service: service, directory: directory, log: log)
        classroomStore = ClassroomStore(service: service, log: log)
        electricityStore = ElectricityStore(service: service, log: log)
        let student = StudentStore(service: service, directory: directory, log: log)
        examStore = ExamStore(service: service, student: student, directory: directory, log: log)
        courseStore = CourseStore(service: service, exams: examStore, directory: directory, log: log)
        scoreStore = ScoreStore(service: service, student: student, directory: directory, log: log)
        profileStore = ProfileStore(service: service, log: log)
        reservationStore = ReservationStore(service: service, directory: directory, log: log)
        sportStore = SportStore(service: service, log: log)
        walletStore = WalletStore(service: service, log: log)

        // What is stored is the account's, or was asked for with it.
        let stores: [any ServiceStore] = [
            announcementStore, busStore, classroomStore, courseStore, electricityStore, examStore, profileStore, reservationStore,
            scoreStore,
            sportStore, student, walletStore,
        ]
        signInStore.onSignOut { for store in stores { try await store.clearCache() } }
    }

    /// A client for servers that the campus alone reaches, such as the community's: from outside, its requests go through WebVPN.
    public func reaching(_ client: any APIClient) -> any APIClient { WebVPNClient(route: webVPN, direct: client) }
}

/// What keeps a service's answers.
protocol ServiceStore: Sendable {
    /// Forgets all of them, on disk too.
    func clearCache() async throws
}

extension AnnouncementStore: ServiceStore {}
extension BusStore: ServiceStore {}
extension ClassroomStore: ServiceStore {}
extension CourseStore: ServiceStore {}
extension ElectricityStore: ServiceStore {}
extension ExamStore: ServiceStore {}
extension ProfileStore: ServiceStore {}
extension ReservationStore: ServiceStore {}
extension ScoreStore: ServiceStore {}
extension SportStore: ServiceStore {}
extension StudentStore: ServiceStore {}
extension WalletStore: ServiceStore {}
