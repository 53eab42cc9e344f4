import Networking
import Storage

/// The campus services as one session sees them.
///
/// Each service's store is a property here, made in the initializer, and registers what it clears as the account signs out:
/// `signInStore.onSignOut { [busStore] in try await busStore.clearCache() }`.
public struct Campus: Sendable {
    public let service: CampusService
    public let signInStore: SignInStore
    public let courseStore: CourseStore
    public let examStore: ExamStore
    public let scoreStore: ScoreStore

    public init(client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        let logging = LogPlugin(log: log)
        signInStore = SignInStore(directory: directory, log: log)
        service = CampusService(api: APIService(client: client, plugins: [logging]), account: signInStore)
        let student = StudentStore(service: service, directory: directory, log: log)
        examStore = ExamStore(service: service, student: student, directory: directory, log: log)
        courseStore = CourseStore(service: service, exams: examStore, directory: directory, log: log)
        scoreStore = ScoreStore(service: service, student: student, directory: directory, log: log)
        signInStore.onSignOut { try await student.clearCache() }
        signInStore.onSignOut { [examStore] in try await examStore.clearCache() }
        signInStore.onSignOut { [courseStore] in try await courseStore.clearCache() }
        signInStore.onSignOut { [scoreStore] in try await scoreStore.clearCache() }
    }
}
