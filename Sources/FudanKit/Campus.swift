import Calls
import CampusSignIn
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

    /// - Parameter store: where values are kept after the session. Nil: nowhere.
    package init(_ access: CampusAccess, store: (any StoreBackend)?, log: @escaping LogHandler) {
        client = access.client
        let stores = StoreGroup(store: store, log: log, account: client.signIn.accountReader)
        client.signIn.onSignOut { try await stores.clear() }
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
}
