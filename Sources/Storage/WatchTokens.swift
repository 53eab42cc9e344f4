import Calls
import Errors
import JSON

/// The last watch token of each account and subject. The tokens are kept in the session's store, so that a later process can continue from
/// them.
///
/// Signing out removes the tokens, like all other values of the account.
package struct WatchTokens: Sendable {
    private static let prefix = "watch."
    private let store: (any StoreBackend)?
    private let group: String
    private let log: LogHandler
    private let account: AccountReader

    /// - Parameter group: the first part of the names of the tokens, such as `community`. Each kind of account has a group of its own.
    init(store: (any StoreBackend)?, group: String, log: @escaping LogHandler, account: @escaping AccountReader) {
        self.store = store
        self.group = group
        self.log = log
        self.account = account
    }

    /// Returns the slot of a subject's token for the account of the call. Nil if the session has no store, or if the call acts for no
    /// account.
    /// - Parameter subject: the method and its parameters.
    package func slot(for subject: String) throws -> Slot? {
        guard let store, let account = try account() else { return nil }
        let name = "\(Self.prefix)\(group).\(Fingerprint(subject, account).text).json"
        return Slot(
            file: StoreFile(store: store, name: name, lifetime: Lifetime.watchToken, log: log), subject: subject, account: account, log: log
        )
    }

    /// Returns the log of a subject's polls for the account of the call. Nil if the session has no store, or if the call acts for no account.
    package func polls(of subject: String) throws -> PollLog? {
        guard let store, let account = try account() else { return nil }
        let name = "\(Self.prefix)\(group).\(Fingerprint(subject, account).text)"
        return PollLog(
            file: StoreFile(store: store, name: "\(name).poll.json", lifetime: Lifetime.watchToken, log: log),
            lock: StoreLock(store: store, name: "\(name).lock", log: log), subject: subject, account: account, log: log)
    }

    /// Removes the tokens of all accounts.
    func clear() async throws {
        guard let store else { return }
        let prefix = "\(Self.prefix)\(group)."
        try await store.run { try store.removeAll(startingWith: prefix) }
    }

    /// The stored value that keeps the token of one account for one subject.
    package struct Slot: Sendable {
        fileprivate let file: StoreFile<StoredToken>
        fileprivate let subject: String
        fileprivate let account: String
        fileprivate let log: LogHandler

        /// Returns the saved token. Nil if no token is saved, or if the saved token cannot be read, which is logged.
        package func load() async -> String? {
            do {
                let stored = try await file.store.run { file.load() }
                return stored.flatMap { $0.subject == subject && $0.account == account ? $0.token : nil }
            } catch {
                log(.warning, DanXiError(error).message)
                return nil
            }
        }

        /// Saves a token. If `token` is nil, removes the saved one. A failure is logged, not thrown.
        package func save(_ token: String?) async {
            let stored = token.map { StoredToken(token: $0, subject: subject, account: account) }
            do {
                try await file.store.run { if let stored { try file.save(stored) } else { try file.remove() } }
            } catch {
                log(
                    .warning,
                    "The watch token of \(subject) was not saved, so the next poll may return the same items. \(DanXiError(error).message)")
            }
        }
    }
}

/// The content of a token's file.
private struct StoredToken: JSONCodable {
    let token: String
    let subject: String
    let account: String

    init(token: String, subject: String, account: String) {
        self.token = token
        self.subject = subject
        self.account = account
    }

    init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        subject = try json.value("subject")
        account = try json.value("account")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("account", account)
            json.set("subject", subject)
            json.set("token", token)
        }
    }
}

extension CacheGroup {
    /// Returns the watch tokens of the group's account. If the group is public, all accounts share the tokens. Clearing the group removes
    /// the tokens.
    /// - Parameter other: the account of calls for which the group has none, such as that of a personal token.
    package func watchTokens(_ name: String, orOf other: String? = nil) -> WatchTokens {
        let everybody: AccountReader = { "" }
        let own: AccountReader = { [account] in try account() ?? other }
        let tokens = WatchTokens(store: store, group: name, log: log, account: isPublic ? everybody : own)
        add { try await tokens.clear() }
        return tokens
    }
}
