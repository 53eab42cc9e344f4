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

    public init(client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        signInStore = SignInStore(directory: directory, log: log)
        service = CampusService(api: APIService(client: client, plugins: [logging]), account: signInStore)
        busStore = BusStore(service: service, directory: directory, log: log)
        classroomStore = ClassroomStore(service: service, log: log)
        electricityStore = ElectricityStore(service: service, log: log)
        profileStore = ProfileStore(service: service, log: log)

        signInStore.onSignOut { [busStore] in try await busStore.clearCache() }
        signInStore.onSignOut { [classroomStore] in try await classroomStore.clearCache() }
        signInStore.onSignOut { [electricityStore] in try await electricityStore.clearCache() }
        signInStore.onSignOut { [profileStore] in try await profileStore.clearCache() }
    }
}
