import Networking
import Storage

/// The campus services as one session sees them.
///
/// Each service's store is a property here, made in the initializer, and registers what it clears as the account signs out:
/// `signInStore.onSignOut { [busStore] in try await busStore.clearCache() }`.
public struct Campus: Sendable {
    public let service: CampusService
    public let signInStore: SignInStore
    public let busStore: BusStore
    public let classroomStore: ClassroomStore
    public let electricityStore: ElectricityStore
    public let profileStore: ProfileStore
    private let webVPN: WebVPNRoute

    /// - Parameters:
    ///   - client: sends single requests: without cookies, redirects and retries.
    ///   - webVPN: when hosts that the campus alone reaches are asked through WebVPN.
    public init(client: any APIClient, webVPN mode: WebVPNMode = .automatic, directory: StoreDirectory?, log: @escaping LogHandler) {
        let signIn = CurrentSignIn(client: client, directory: directory, log: log)
        signInStore = SignInStore(signIn: signIn)
        let withCookies = CookieClient(client: client, jar: signIn.session.jar)
        webVPN = WebVPNRoute(mode: mode, account: signIn, client: withCookies, probe: client, log: log)
        service = CampusService(
            api: APIService(client: WebVPNClient(route: webVPN, direct: withCookies), plugins: [LogPlugin(log: log)]), account: signIn)

        busStore = BusStore(service: service, directory: directory, log: log)
        classroomStore = ClassroomStore(service: service, log: log)
        electricityStore = ElectricityStore(service: service, log: log)
        profileStore = ProfileStore(service: service, log: log)

        signInStore.onSignOut { [busStore] in try await busStore.clearCache() }
        signInStore.onSignOut { [classroomStore] in try await classroomStore.clearCache() }
        signInStore.onSignOut { [electricityStore] in try await electricityStore.clearCache() }
        signInStore.onSignOut { [profileStore] in try await profileStore.clearCache() }
    }

    /// A client for servers that the campus alone reaches, such as the community's: from outside, its requests go through WebVPN.
    public func reaching(_ client: any APIClient) -> any APIClient { WebVPNClient(route: webVPN, direct: client) }
}
