import Errors
import Storage
import Synchronization
import Threads

/// A database in the store directory, which sessions and processes may share.
///
/// The database is opened when it is needed, and closed when it has not been used for 10 seconds by default, so an idle session holds no
/// descriptor. If the file was removed or replaced since the last use, the database is opened again.
package final class DatabaseFile: Sendable {
    private let directory: StoreDirectory
    private let name: String
    private let steps: [SQLStatement]
    private let idleTime: Duration
    private let connection = Mutex<Connection?>(nil)
    private let closing = Mutex<Timers.ID?>(nil)
    /// The world in which the database is closed: its last user may be a task that ends outside of any world.
    private let world = World.current

    private struct Connection {
        let database: Database
        let directory: StoreDirectory
        let name: String
        let identity: FileIdentity

        func close() {
            database.close(isReplaced: directory.identity(ofDatabase: name) != identity)
        }
    }

    /// - Parameters:
    ///   - name: the name of the file within the directory.
    ///   - steps: the statements that create the tables and bring them to each newer version. Released steps never change.
    ///   - idleTime: the time without use after which the database is closed.
    package init(directory: StoreDirectory, name: String, steps: [SQLStatement], idleTime: Duration = .seconds(10)) {
        self.directory = directory
        self.name = name
        self.steps = steps
        self.idleTime = idleTime
    }

    /// Closes the database on the file threads, because closing may write to the file.
    deinit {
        if let timer = closing.withLock({ $0 }) { world.timers.cancel(timer) }
        guard let connection = connection.withLock({ $0 }) else { return }
        world.run { try? FileThreads.shared.submit(in: path) { connection.close() } }
    }

    private var path: String { "\(directory.path)/\(name)" }

    /// Runs work with the database on the file threads, one job after the other. See ``FileThreads/run(in:_:)``.
    /// - Throws: `storage` if the database is damaged, locked, of a newer version or must not be trusted, or if the disk is full; and the
    ///   errors of the work.
    nonisolated(nonsending) package func run<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await FileThreads.shared.run(in: path) { [self] in
            defer { closeWhenIdle() }
            do {
                return try work(try opened())
            } catch let error as SQLiteError {
                throw error.error(of: path)
            }
        }
    }

    private func opened() throws -> Database {
        let file = try directory.prepareDatabase(name)
        return try connection.withLock { connection in
            if let connection, connection.identity == file.identity { return connection.database }
            connection?.close()
            connection = nil
            let database = try Database(path: file.path, system: directory.files.databaseSystem)
            try database.migrate(steps)
            connection = Connection(database: database, directory: directory, name: name, identity: file.identity)
            return database
        }
    }

    private func closeWhenIdle() {
        guard Timers.shared.prepare() else { return }
        let timer = Timers.shared.add(at: .now + idleTime) { [weak self] in
            guard let self else { return }
            try? FileThreads.shared.submit(in: path) { [self] in close() }
        }
        let last = closing.withLock { closing in
            defer { closing = timer }
            return closing
        }
        if let last { Timers.shared.cancel(last) }
    }

    /// Closes the database at once, so that all its content is in one file.
    package func closeNow() async {
        try? await FileThreads.shared.run(in: path) { [self] in close() }
    }

    private func close() {
        connection.withLock { connection in
            connection?.close()
            connection = nil
        }
    }
}
