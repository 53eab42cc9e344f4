import Networking
import Storage

/// The campus services as one session sees them. Each service's store is a property here.
package struct Campus: Sendable {
    package let client: CampusClient
    package let signInStore: SignInStore
    package let announcementStore: AnnouncementStore
    package let busStore: BusStore
    package let classroomStore: ClassroomStore
    package let courseStore: CourseStore
    package let electricityStore: ElectricityStore
    package let examStore: ExamStore
    package let profileStore: ProfileStore
    package let reservationStore: ReservationStore
    package let scoreStore: ScoreStore
    package let sportStore: SportStore
    package let walletStore: WalletStore
    private let webVPN: WebVPNRoute

    /// - Parameters:
    ///   - client: sends single requests: without cookies, redirects and retries.
    ///   - webVPN: when hosts that the campus alone reaches are asked through WebVPN.
    package init(client transport: any APIClient, webVPN mode: WebVPNMode = .auto, directory: StoreDirectory?, log: @escaping LogHandler) {
        let signIn = CurrentSignIn(client: transport, directory: directory, log: log)
        signInStore = SignInStore(signIn: signIn)
        let withCookies = CookieClient(client: transport, jar: signIn.session.jar)
        webVPN = WebVPNRoute(mode: mode, account: signIn, client: withCookies, probe: transport, log: log)
        client = CampusClient(
            api: APIService(client: WebVPNClient(route: webVPN, direct: withCookies), plugins: [LogPlugin(log: log)]), account: signIn)

        announcementStore = AnnouncementStore(service: client, log: log)
        busStore = BusStore(service: client, directory: directory, log: log)
        classroomStore = ClassroomStore(service: client, log: log)
        electricityStore = ElectricityStore(service: client, log: log)
        let student = StudentStore(service: client, directory: directory, log: log)
        examStore = ExamStore(service: client, student: student, directory: directory, log: log)
        courseStore = CourseStore(service: client, exams: examStore, directory: directory, log: log)
        scoreStore = ScoreStore(service: client, student: student, directory: directory, log: log)
        profileStore = ProfileStore(service: client, log: log)
        reservationStore = ReservationStore(service: client, directory: directory, log: log)
        sportStore = SportStore(service: client, log: log)
        walletStore = WalletStore(service: client, log: log)

        // What is stored is the account's, or was asked for with it.
        let stores: [any ServiceStore] = [
            announcementStore, busStore, classroomStore, courseStore, electricityStore, examStore, profileStore, reservationStore,
            scoreStore,
            sportStore, student, walletStore,
        ]
        signInStore.onSignOut { for store in stores { try await store.clearCache() } }
    }

    /// A client for servers that the campus alone reaches, such as the community's: from outside, its requests go through WebVPN.
    package func reaching(_ client: any APIClient) -> any APIClient { WebVPNClient(route: webVPN, direct: client) }
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
