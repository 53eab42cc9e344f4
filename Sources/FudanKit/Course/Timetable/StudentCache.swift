import Storage

/// The cache of the account's number in the undergraduates' academic system. The system's pages need this number as a parameter.
struct StudentCache: Sendable {
    private let number: ValueCache<Int>

    init(timetables: TimetableCache, caches: CacheGroup) {
        number = caches.cache("number", validity: .seconds(30 * 86_400), in: .disk) {
            try await timetables.studentId()
        }
    }

    func id() async throws -> Int { try await number.value(.prefer).value }
}
