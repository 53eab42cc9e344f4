import Networking
import Storage

/// The campus services as one session sees them.
///
/// Each service's store is a property here, made in the initializer, and registers what it clears as the account signs out:
/// `signInStore.onSignOut { [busStore] in try await busStore.clearCache() }`.
public struct Campus: Sendable {
    public let service: CampusService
    public let signInStore: SignInStore
    public let announcementStore: AnnouncementStore
    public let walletStore: WalletStore
    public let reservationStore: ReservationStore
    public let sportStore: SportStore

    public init(client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        signInStore = SignInStore(directory: directory, log: log)
        service = CampusService(api: APIService(client: client, plugins: [logging]), account: signInStore)
        announcementStore = AnnouncementStore(service: service, log: log)
        signInStore.onSignOut { [announcementStore] in try await announcementStore.clearCache() }
        walletStore = WalletStore(service: service, log: log)
        signInStore.onSignOut { [walletStore] in try await walletStore.clearCache() }
        reservationStore = ReservationStore(service: service, directory: directory, log: log)
        signInStore.onSignOut { [reservationStore] in try await reservationStore.clearCache() }
        sportStore = SportStore(service: service, log: log)
        signInStore.onSignOut { [sportStore] in try await sportStore.clearCache() }
    }
}
