import Errors

/// The client of a server or program that keeps bytes under keys, for several machines. ``SharedStore`` uses such a client.
///
/// Each function blocks, for a limited time. It throws `storage` with a message that contains no credentials, or `closed` if the session is
/// being closed. Each function can be repeated without harm.
package protocol KeyValueClient: Sendable {
    var kind: StoreKind { get }
    /// The name of the server or program for messages, without credentials.
    var place: String { get }
    /// Returns a value, or only its first `count` bytes if `count` is not nil. Returns nil if the value is missing.
    func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]?
    /// Stores a value, which expires after `lifetime`. If `lifetime` is nil, the value does not expire. An existing value is replaced.
    /// - Parameter lock: the lock that protects the value. If the lock was lost, nothing is changed. If nil, no lock is checked. A client
    ///   that does not number its locks checks none.
    /// - Returns: false if `lock` was lost, and true otherwise.
    func put(_ key: String, _ value: [UInt8], lifetime: Duration?, under lock: KeyLock?) throws(DanXiError) -> Bool
    /// Removes a value if it exists.
    func remove(_ key: String) throws(DanXiError)
    /// Replaces or removes a value whose first bytes are still the same. A client that cannot compare them changes the value in any case.
    /// - Parameters:
    ///   - head: the first `count` bytes that the value must have. Empty if the value must be missing.
    ///   - value: the new value, whose first `count` bytes no earlier value has had. Empty to remove the value.
    ///   - lock: as in ``put(_:_:lifetime:under:)``, like `lifetime`.
    func replace(
        _ key: String, head: [UInt8], of count: Int, with value: [UInt8], lifetime: Duration?, under lock: KeyLock?
    ) throws(DanXiError) -> KeyReplacement
    func removeAll(startingWith prefix: String) throws(DanXiError)
    /// Takes a lock, which expires after `lease`. If `token` already holds the lock, the lock stays the same.
    /// - Returns: the lock, or nil if another token holds it.
    func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock?
    /// Extends a lock, which then expires after `lease`.
    /// - Returns: false if the lock was lost. A client that numbers its locks does not take a lost lock again: the new number would make it
    ///   refuse the writes of the holder.
    func renew(_ lock: KeyLock, lease: Duration) throws(DanXiError) -> Bool
    /// Releases a lock, unless another token now holds it.
    func unlock(_ lock: KeyLock) throws(DanXiError)
    /// Takes the next turn of a schedule by the clock of the server, unless it begins later than `limit` from now. A repetition takes
    /// another turn.
    /// - Parameters:
    ///   - key: the key of the time of the next turn. The value expires when it no longer matters.
    ///   - earliest: the earliest time of the turn, from now. It may be negative.
    /// - Returns: the time until the turn. Nil if the client cannot do this in one step, and does nothing.
    func takeTurn(
        _ key: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration?
    /// Requests a description of the server that has a key, even during the pause after a failure.
    func inspect(_ key: String) -> StoreServer
    /// Keeps the connections open for a while, because another session will be opened soon.
    func linger()
}

extension KeyValueClient {
    package func linger() {}

    package func takeTurn(
        _ key: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? { nil }
}

/// The outcome of ``KeyValueClient/replace(_:head:of:with:lifetime:under:)``. Only `done` has changed something.
package enum KeyReplacement: Sendable {
    case done
    /// The value has other first bytes.
    case changed
    case lockLost
}

/// A lock that a ``KeyValueClient`` has taken.
package struct KeyLock: Sendable {
    package let key: String
    /// The random string that identifies the holder.
    package let token: String
    /// The fencing number: each new holder of the lock has a higher one. 0 if the client does not number its locks.
    package let number: Int

    package init(key: String, token: String, number: Int) {
        (self.key, self.token, self.number) = (key, token, number)
    }
}
