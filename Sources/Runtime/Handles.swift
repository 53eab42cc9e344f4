/// The library's tables of handles. A forked child must not use them: a lock may be held by a thread that the child does not have.
package enum Handles {
    package static let sessions = HandleTable<Session>(kind: 1)
    package static let results = HandleTable<CallResult>(kind: 2)
    package static let tasks = HandleTable<Call>(kind: 3)
    package static let decisions = HandleTable<Decision>(kind: 4)
    package static let transfers = HandleTable<Transfer>(kind: 5)
    package static let operations = HandleTable<StoreOperation>(kind: 6)
}
