import CampusSignIn
import Storage

/// Caches the account's exams.
package struct ExamStore: Sendable {
    private let stores: StoreGroup
    private let exams: Store<[Exam]>

    init(client: CampusClient, student: StudentStore, stores: StoreGroup) {
        self.stores = stores
        exams = stores.store("exams", validity: Validity.Exam.getExams, in: .disk) {
            try await ExamAPI.getExams(client, studentId: try await student.id())
        }
    }

    package func getExams(cache: CachePolicy) async throws -> Cached<[Exam]> {
        try await exams.value(cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
