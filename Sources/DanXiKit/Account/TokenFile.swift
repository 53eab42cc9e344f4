import Errors
import JSON
import Networking
import Storage

/// The file `account.json` (mode 0600) that keeps the tokens of an account between processes, if the user asked for it.
///
/// Processes with one store directory share it. A lock makes them take turns at refreshing and at changing the file. Only account.login
/// replaces the tokens of another account, or of another server.
struct TokenFile: Sendable {
    private let file: FileStore<StoredToken>
    private let server: String
    private let lock: FileLock
    private let log: LogHandler
    /// The time to wait for another process. A refresh takes much less, unless the process is stopped.
    private let patience: Duration

    /// - Parameter server: the base URL of the account server. Its tokens are not sent to another one.
    init(directory: StoreDirectory, server: String, log: @escaping LogHandler, patience: Duration = .seconds(10)) {
        self.server = server
        file = FileStore(directory: directory, name: "account.json", log: log)
        lock = FileLock(directory: directory, name: "account.lock")
        self.log = log
        self.patience = patience
    }

    func load() -> Token? { file.load().flatMap { $0.server == server ? $0.token : nil } }

    func locked<Value: Sendable>(_ work: @Sendable (Bool) async throws -> Value) async throws -> Value {
        try await lock.locked(waitingAtMost: patience, work)
    }

    /// Returns the tokens of the same account that another process or session has written since. Nil if there are none.
    func newer(than token: Token) -> Token? { load().flatMap { $0.mayReplace(token) ? $0 : nil } }

    func save(_ token: Token) throws(DanXiError) { try file.save(StoredToken(token: token, server: server)) }

    /// Replaces older tokens of the same account. A failure is logged.
    /// - Returns: whether the file is still the account's. It is not if another process has signed out, or in to another account.
    func update(_ token: Token) -> Bool {
        switch file.content() {
        case .missing: return false
        case .value(let other) where other.token.account != token.account || other.server != server: return false
        case .invalid, .value: break
        }
        do { try save(token) } catch { log(.warning, error.message) }
        return true
    }

    /// Removes the file, unless it holds tokens for which `isKept` returns true.
    func remove(unless isKept: (Token) -> Bool) throws(DanXiError) {
        if let other = file.load(), other.server != server || isKept(other.token) { return }
        try file.remove()
    }
}

/// The content of the file.
private struct StoredToken: JSONCodable {
    let token: Token
    /// The base URL of the server that has issued the tokens.
    let server: String

    init(token: Token, server: String) {
        self.token = token
        self.server = server
    }

    init(json: JSONElement) throws(JSONError) {
        token = try Token(json: json)
        server = try json.value("server")
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("access", token.access)
        object.set("refresh", token.refresh)
        object.set("server", server)
        return object.finish()
    }
}
