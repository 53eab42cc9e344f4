import Errors
import JSON
import Threads

/// Storage for named values outside of the session: ``StoreDirectory`` keeps them in files, ``SharedStore`` on a server or in the host
/// program.
///
/// The functions block: call them with ``run(_:)``. They throw `storage`, `out_of_memory` or, if the session is being closed, `closed`.
/// Writes are atomic.
package protocol StoreBackend: AnyObject, Sendable {
    var kind: StoreKind { get }
    /// The name of the store for messages, without credentials.
    var place: String { get }
    /// The name of the queue of the store's work. Work with the stores of one queue runs one after the other, in the order of its submission.
    var queue: String { get }
    /// The store of the values that belong to no account. The sessions of all namespaces of a shared store have the same.
    var common: any StoreBackend { get }
    /// The threads on which the store's functions run.
    var threads: FileThreads { get }
    /// Whether only programs of this user, or with the key of the store, can have written a value.
    var isAuthentic: Bool { get }
    /// The range of the random time between two attempts to take a lock, in milliseconds.
    var lockInterval: ClosedRange<UInt32> { get }

    /// Returns the content and the version of a value, or nil if the value is missing.
    func read(_ name: String) throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)?
    /// Returns the version of a value, or nil if the value is missing.
    func version(of name: String) throws(DanXiError) -> StoreVersion?
    /// Replaces a value.
    /// - Parameters:
    ///   - lifetime: how long a shared store keeps the value. If nil, the value does not expire, and a server that runs out of memory evicts
    ///     values with a lifetime first. Files stay until they are removed.
    ///   - lock: the lock that protects the value. A shared store refuses the write if the lock was lost. If nil, no lock is checked.
    func write(
        _ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreVersion
    func remove(_ name: String) throws(DanXiError)
    /// Replaces or removes a value that still has a known version. Of several processes that change a version of a value with this
    /// function, one succeeds, whether or not they hold a lock. A store of the program, which cannot compare, changes the value in any case.
    /// - Parameters:
    ///   - version: the version that the caller has seen. Nil if the value was missing.
    ///   - bytes: the new value. Nil removes the value.
    ///   - lifetime: as in ``write(_:_:lifetime:under:)``, like `lock`.
    func replace(
        _ name: String, _ version: StoreVersion?, with bytes: [UInt8]?, lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreReplacement
    /// Removes the values whose names begin with a prefix.
    func removeAll(startingWith prefix: String) throws(DanXiError)
    /// Removes the oldest values whose names begin with a prefix, until the rest of them has at most `limit` bytes. A store whose values
    /// expire does nothing.
    func trim(startingWith prefix: String, to limit: Int) throws(DanXiError)
    /// Tries to take a lock, without waiting.
    func tryLock(_ name: String) throws(DanXiError) -> LockAttempt
    /// Takes a turn in one step, if the store can do so. See ``KeyValueClient/takeTurn(_:of:noEarlierThan:within:)``.
    /// - Parameter name: the name of the value that has the time of the next turn. Only this function must use it.
    func takeTurn(
        _ name: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration?
    /// Returns the name of a value for error messages, such as its path.
    func place(of name: String) -> String
    /// Requests a description of the server behind the store.
    func inspect() -> StoreServer
    /// Keeps the connections of the store open for a while, because another session will be opened soon.
    func linger()
}

extension StoreBackend {
    package var queue: String { place }
    package var common: any StoreBackend { self }

    package func linger() {}

    package func takeTurn(
        _ name: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? { nil }

    /// Runs work with the values on the store's threads. See ``FileThreads/run(in:_:)``.
    nonisolated(nonsending) package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await threads.run(in: queue, work)
    }
}

/// The outcome of ``StoreBackend/replace(_:_:with:lifetime:under:)``.
package enum StoreReplacement: Equatable, Sendable {
    /// The value has been replaced or removed.
    /// - Parameter version: the version of the new value. Nil if the value was removed.
    case done(_ version: StoreVersion?)
    /// The value has another version. Nothing has been changed.
    case changed
}

/// The result of an attempt to take a lock.
package enum LockAttempt: Sendable {
    case held(any HeldLock)
    /// Another holder has the lock.
    /// - Parameter renewal: changes when a holder takes or renews the lock. If nil, the store itself takes the lock from a holder that has
    ///   stopped.
    case taken(renewal: StoreVersion?)
}

/// A lock that a session holds. The functions of a lock block.
package protocol HeldLock: Sendable {
    /// The time after which the lock must be renewed.
    var renewalInterval: Duration { get }
    /// Renews the lock. Returns false if the lock was lost.
    func renew() throws(DanXiError) -> Bool
    func release()
}

/// The identity of one version of a value. Replacing a value changes its version.
package enum StoreVersion: Equatable, Sendable {
    case file(FileVersion)
    /// The random bytes at the beginning of a shared value, which differ for each write.
    case shared([UInt8])
}

/// The times for which a shared store keeps values.
package enum Lifetime {
    /// The time for which a watch token is kept after it was last saved.
    package static let watchToken: Duration = .seconds(30 * 86_400)
    /// The lifetime that a store of the program receives for a value that does not expire: ten years. Such a store requires a lifetime for
    /// each value.
    package static let unlimited: Duration = .seconds(3650 * 86_400)
    /// The time for which an expired value can still be read with `cache: only`.
    package static let afterValidity: Duration = .seconds(7 * 86_400)
}
