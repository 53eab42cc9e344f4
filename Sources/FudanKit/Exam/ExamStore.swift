import Networking
import Storage

/// The account's exams.
package struct ExamStore: Sendable {
    private let exams: Store<[Exam]>

    init(service: CampusClient, student: StudentStore, directory: StoreDirectory?, log: @escaping LogHandler) {
        exams = Store(name: "exam.exams", validity: .seconds(3600), directory: directory, log: log) {
            try await ExamAPI.getExams(service, studentId: try await student.id())
        }
    }

    package func getExams(cache: CachePolicy) async throws -> Cached<[Exam]> {
        try await exams.value(cache)
    }

    package func clearCache() async throws {
        try await exams.clear()
    }
}
