import CampusSignIn
import Storage

/// The service `exam`. It caches the account's exams.
package struct ExamService: Sendable {
    let client: CampusClient
    private let caches: CacheGroup
    private let semesters: SemesterCache
    private let exams: ValueCache<[Exam]>

    init(client: CampusClient, student: StudentCache, semesters: SemesterCache, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        self.semesters = semesters
        exams = caches.cache("exams", validity: Validity.Exam.getExams, in: .disk) {
            try AcademicSystem.requireMember(client)
            return try await ExamAPI.getExams(client, studentId: try await student.id())
        }
    }

    package func getExams(cache: CachePolicy) async throws -> Cached<[Exam]> {
        let limit = await semesters.limit()
        return try await exams.value(cache) { limit.allows($0.fetchedAt) }
    }

    package func clearCache() async throws { try await caches.clear() }
}
