import Errors
import SQLite
import Storage
import Synchronization

/// A database that has the tables of threads and floors.
package protocol ThreadStore: Sendable {
    /// Runs `work` with the tables, on a thread for files.
    /// - Parameter method: the name of the method, for error messages.
    nonisolated(nonsending) func run<Value: Sendable>(
        _ method: String, _ work: @escaping @Sendable (ThreadTables) throws -> Value
    ) async throws -> Value
}

/// The saved threads of the session's account. Each account has a separate database in the store directory.
final class SavedThreads: ThreadStore {
    private let directory: StoreDirectory?
    private let authenticator: CommunityAuthenticator
    /// The base URL of the account server. Accounts of different servers may have the same identifier.
    private let server: String
    private let opened = Mutex<(account: String, file: DatabaseFile)?>(nil)

    /// - Parameter directory: the store directory. Nil for a session without a `store.path`.
    init(directory: StoreDirectory?, authenticator: CommunityAuthenticator, server: String) {
        self.directory = directory
        self.authenticator = authenticator
        self.server = server
    }

    /// Runs `work` with the database of the call's account.
    nonisolated(nonsending) func run<Value: Sendable>(
        _ method: String, _ work: @escaping @Sendable (ThreadTables) throws -> Value
    ) async throws -> Value {
        guard let directory else {
            throw DanXiError(
                .invalidArgument,
                "\(method): saved threads need a directory for their database. store.url does not provide one. Set store.path in the session's configuration."
            )
        }
        guard let account = try authenticator.signIn()?.account else { throw DanXiError.notSignedIn }
        let owner = "\(account) of \(server)"
        return try await file(of: account, in: directory).run { database in
            let tables = ThreadTables(database: database)
            let actual = try tables.owner(ifNone: owner)
            guard actual == owner else {
                throw DanXiError(
                    .storage,
                    "\(method): the saved threads in \(directory.path) belong to account \(actual), not to account \(owner). Use another store.path."
                )
            }
            return try work(tables)
        }
    }

    private func file(of account: String, in directory: StoreDirectory) -> DatabaseFile {
        opened.withLock { opened in
            if let opened, opened.account == account { return opened.file }
            let file = DatabaseFile(directory: directory, name: "saved_threads.\(account).sqlite3", steps: ThreadTables.steps)
            opened = (account, file)
            return file
        }
    }
}
