import Errors
import SQLite
import Storage

/// The subscriptions of a store directory, with their entries.
package final class SavedFeeds: Sendable {
    private let file: DatabaseFile?

    /// - Parameter directory: the store directory. Nil for a session without a `store.path`.
    init(directory: StoreDirectory?) {
        file = directory.map { DatabaseFile(directory: $0, name: "feeds.sqlite3", steps: FeedTables.steps) }
    }

    /// Runs `work` with the tables, on a thread for files.
    /// - Parameter method: the name of the method, for error messages.
    nonisolated(nonsending) func run<Value: Sendable>(
        _ method: String, _ work: @escaping @Sendable (FeedTables) throws -> Value
    ) async throws -> Value {
        guard let file else {
            throw DanXiError(
                .invalidArgument,
                "\(method): subscriptions need a directory for their database. store.url does not provide one. Set store.path in the session's configuration."
            )
        }
        return try await file.run { try work(FeedTables(database: $0)) }
    }
}
