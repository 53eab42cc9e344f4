import Storage

/// Caches the account's number in the undergraduates' academic system, which is a parameter of its pages.
struct StudentStore: Sendable {
    private let number: Store<Int>

    init(timetables: TimetableStore, stores: StoreGroup) {
        number = stores.store("number", validity: .seconds(30 * 86_400), in: .disk) {
            try await timetables.studentId()
        }
    }

    func id() async throws -> Int { try await number.value(.prefer).value }
}
