import Crypto
import Errors
import JSON
import Text
import Threads

/// A store that sessions on several machines share. Its keys are `danxi:1:{HASH}:NAME`, where HASH is a hash of the namespace, or `common`. In
/// a cluster, the braces keep the keys of one namespace on one server.
package final class SharedStore: StoreBackend {
    /// The maximum size of a value in bytes, the same as for files.
    private static let sizeLimit = 64 << 20
    /// The time after which a lock expires if its holder does not renew it, for example because the holder has crashed.
    private static let lease: Duration = .seconds(30)

    private let client: any KeyValueClient
    private let seal: ValueSeal
    private let prefix: String

    /// - Parameters:
    ///   - namespace: separates the values of several sign-ins in one store. The keys contain only a hash of it.
    ///   - key: the key of 32 bytes that encrypts the values. If nil, the values are not encrypted.
    package init(client: any KeyValueClient, namespace: String, key: [UInt8]?) throws(DanXiError) {
        self.client = client
        seal = ValueSeal(key: key)
        prefix = try Self.prefix(ofNamespace: namespace)
    }

    private init(client: any KeyValueClient, seal: ValueSeal, prefix: String) {
        (self.client, self.seal, self.prefix) = (client, seal, prefix)
    }

    package var common: any StoreBackend { SharedStore(client: client, seal: seal, prefix: "danxi:1:{common}:") }

    /// Returns the beginning of all keys of a namespace.
    package static func prefix(ofNamespace namespace: String) throws(DanXiError) -> String {
        "danxi:1:{\(Hex.encode(try SHA2.hash256(of: "danxi namespace " + namespace).prefix(8)))}:"
    }

    package var kind: StoreKind { client.kind }
    package var place: String { client.place }
    /// The namespaces of a cluster lie on several servers, so one that is lost does not delay the namespaces of the others.
    package var queue: String { "\(place) \(prefix)" }
    package var threads: FileThreads { .remote }
    package var isAuthentic: Bool { seal.isEncrypting }
    package var lockInterval: ClosedRange<UInt32> { 10...80 }
    package func place(of name: String) -> String { "\(name) in \(place)" }
    package func inspect() -> StoreServer { client.inspect(prefix) }

    package func read(_ name: String) throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)? {
        let key = prefix + name
        guard let sealed = try client.get(key, first: nil) else { return nil }
        guard let bytes = seal.open(sealed, name: key) else {
            throw DanXiError(
                .storage,
                "\(place(of: name)) is damaged, or was not written with the session's store.key. Use the same store.key in all programs.")
        }
        return (bytes, Self.version(sealed))
    }

    package func version(of name: String) throws(DanXiError) -> StoreVersion? {
        try client.get(prefix + name, first: ValueSeal.headCount).map(Self.version)
    }

    private static func version(_ sealed: [UInt8]) -> StoreVersion { .shared(Array(sealed.prefix(ValueSeal.headCount))) }

    package func write(
        _ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreVersion {
        let sealed = try sealed(bytes, name)
        guard try client.put(prefix + name, sealed, lifetime: lifetime, under: Self.keyLock(lock)) else { throw lost(name) }
        return Self.version(sealed)
    }

    private func sealed(_ bytes: [UInt8], _ name: String) throws(DanXiError) -> [UInt8] {
        guard bytes.count <= Self.sizeLimit else {
            throw DanXiError(.storage, "Cannot write \(place(of: name)): it would be larger than \(Self.sizeLimit >> 20) MiB.")
        }
        guard let sealed = seal.seal(bytes, name: prefix + name) else {
            throw DanXiError(.outOfMemory, "There is not enough memory to write \(place(of: name)). Free memory and call again.")
        }
        return sealed
    }

    package func replace(
        _ name: String, _ version: StoreVersion?, with bytes: [UInt8]?, lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreReplacement {
        let new: [UInt8] = if let bytes { try sealed(bytes, name) } else { [] }
        let head: [UInt8] = if case .shared(let head) = version { head } else { [] }
        let outcome = try client.replace(
            prefix + name, head: head, of: ValueSeal.headCount, with: new, lifetime: lifetime, under: Self.keyLock(lock))
        switch outcome {
        case .done: return .done(bytes.map { _ in Self.version(new) })
        case .changed: return .changed
        case .lockLost: throw lost(name)
        }
    }

    package func remove(_ name: String) throws(DanXiError) { try client.remove(prefix + name) }

    package func removeAll(startingWith prefix: String) throws(DanXiError) {
        try client.removeAll(startingWith: self.prefix + prefix)
    }

    /// Does nothing, because values expire, and the server or the program limits the memory itself.
    package func trim(startingWith prefix: String, to limit: Int) {}

    package func tryLock(_ name: String) throws(DanXiError) -> LockAttempt {
        let token = (0..<20).map { _ in String(World.current.random(in: UInt8.min ... .max), radix: 16) }.joined(separator: "-")
        guard let lock = try client.lock(prefix + name, token: token, lease: Self.lease) else { return .taken(renewal: nil) }
        return .held(Held(client: client, lock: lock))
    }

    /// The time of a turn is no secret, so it is not encrypted: the server must be able to compare it.
    package func takeTurn(
        _ name: String, of schedule: TurnSchedule, noEarlierThan earliest: Duration, within limit: Duration
    ) throws(DanXiError) -> Duration? {
        try client.takeTurn(prefix + name, of: schedule, noEarlierThan: earliest, within: limit)
    }

    package func linger() { client.linger() }

    private func lost(_ name: String) -> DanXiError {
        DanXiError(
            .storage,
            "Cannot change \(place(of: name)): its lock was lost, because this process was stopped or could not reach the store for more than \(Self.lease.components.seconds) seconds. Another process may have changed the value, so this process did not overwrite the value. Check the connection to the store."
        )
    }

    private static func keyLock(_ lock: (any HeldLock)?) -> KeyLock? { (lock as? Held)?.lock }

    private struct Held: HeldLock {
        let client: any KeyValueClient
        let lock: KeyLock
        var renewalInterval: Duration { lease / 3 }

        func renew() throws(DanXiError) -> Bool {
            try client.renew(lock, lease: lease)
        }

        func release() {
            // If the release fails, the lock expires.
            try? client.unlock(lock)
        }
    }
}
