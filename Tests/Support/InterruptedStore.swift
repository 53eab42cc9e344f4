import Errors
import JSON
import Storage
import Synchronization

/// A directory in which another process changes a value just before this process writes the value, as if this process had been stopped after
/// it read the value.
package final class InterruptedStore: StoreBackend {
    package let kind = StoreKind.directory
    private let store: StoreDirectory
    private let next = Mutex<(name: String, content: String)?>(nil)

    package init(store: StoreDirectory) { self.store = store }

    /// Sets the content that a value gets before the next write of the value.
    package func changeBeforeWrite(_ name: String, to content: String) { next.withLock { $0 = (name, content) } }

    private func interrupt(_ name: String) throws(DanXiError) {
        guard let change = next.withLock({ $0?.name == name ? $0.take() : nil }) else { return }
        _ = try store.write(name, Array(change.content.utf8), lifetime: nil, under: nil)
    }

    package func write(
        _ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreVersion {
        try interrupt(name)
        return try store.write(name, bytes, lifetime: lifetime, under: lock)
    }

    package func replace(
        _ name: String, _ version: StoreVersion?, with bytes: [UInt8]?, lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreReplacement {
        try interrupt(name)
        return try store.replace(name, version, with: bytes, lifetime: lifetime, under: lock)
    }

    package func remove(_ name: String) throws(DanXiError) {
        try interrupt(name)
        try store.remove(name)
    }

    package var place: String { store.place }
    package var threads: FileThreads { store.threads }
    package var isAuthentic: Bool { store.isAuthentic }
    package var lockInterval: ClosedRange<UInt32> { store.lockInterval }
    package func place(of name: String) -> String { store.place(of: name) }
    package func read(_ name: String) throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)? { try store.read(name) }
    package func version(of name: String) throws(DanXiError) -> StoreVersion? { try store.version(of: name) }
    package func removeAll(startingWith prefix: String) throws(DanXiError) { try store.removeAll(startingWith: prefix) }
    package func trim(startingWith prefix: String, to limit: Int) throws(DanXiError) { try store.trim(startingWith: prefix, to: limit) }
    package func tryLock(_ name: String) throws(DanXiError) -> LockAttempt { try store.tryLock(name) }
}
