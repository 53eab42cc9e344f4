import CampusSignIn
import Storage

/// The cache of the account's number in the undergraduates' academic system. The system's pages need this number as a parameter.
struct StudentCache: Sendable {
    private let semesters: SemesterCache
    private let number: ValueCache<Int>

    init(client: CampusClient, timetables: TimetableCache, caches: CacheGroup) {
        semesters = timetables.semesters
        number = caches.cache("number", validity: .seconds(30 * 86_400), in: .disk) {
            if let known = await timetables.knownStudentId() { return known }
            return try await AcademicSystem.studentId(client)
        }
    }

    func id() async throws -> Int {
        let limit = await semesters.limit()
        return try await number.value(.prefer) { limit.allows($0.fetchedAt) }.value
    }
}
