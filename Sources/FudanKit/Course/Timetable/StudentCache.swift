import Storage

/// Caches the account's number in the undergraduates' academic system, which is a parameter of its pages.
struct StudentCache: Sendable {
    private let number: ValueCache<Int>

    init(timetables: TimetableCache, caches: CacheGroup) {
        number = caches.cache("number", validity: .seconds(30 * 86_400), in: .disk) {
            try await timetables.studentId()
        }
    }

    func id() async throws -> Int { try await number.value(.prefer).value }
}
