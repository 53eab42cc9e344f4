import Errors

/// A server or program that keeps bytes by key, for several machines. ``SharedStore`` turns it into a store.
///
/// Its functions block, each for a limited time, and throw `storage` with a message without credentials. Each may be repeated safely.
package protocol KeyValueClient: Sendable {
    /// The name of the server for messages, without credentials.
    var place: String { get }
    /// Returns a value, or only its first `count` bytes. Nil if the value is missing.
    func get(_ key: String, first count: Int?) throws(DanXiError) -> [UInt8]?
    /// Replaces a value, which disappears after its lifetime.
    /// - Parameter lock: a lock that must be held. If it was lost, nothing is changed. Nil: no lock is needed.
    /// - Returns: whether the lock is still held.
    func put(_ key: String, _ value: [UInt8], lifetime: Duration, under lock: KeyLock?) throws(DanXiError) -> Bool
    /// Removes a value, like ``put(_:_:lifetime:under:)``.
    func remove(_ key: String, under lock: KeyLock?) throws(DanXiError) -> Bool
    func removeAll(startingWith prefix: String) throws(DanXiError)
    /// Takes a lock, which expires after `lease`, or renews the lock that this token already has.
    /// - Returns: the lock, or nil if another token has it.
    func lock(_ key: String, token: String, lease: Duration) throws(DanXiError) -> KeyLock?
    /// Releases a lock, unless another token has it.
    func unlock(_ lock: KeyLock) throws(DanXiError)
}

/// A lock of a ``KeyValueClient``.
package struct KeyLock: Sendable {
    package let key: String
    /// The random string of the holder.
    package let token: String
    /// The fencing number: each new holder has a higher one. 0 if the client does not number its locks.
    package let number: Int

    package init(key: String, token: String, number: Int) {
        (self.key, self.token, self.number) = (key, token, number)
    }
}
