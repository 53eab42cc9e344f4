import Calls
import Errors
import JSON

/// A value that a store keeps as JSON text. An unreadable or invalid value counts as missing, and the next write replaces it.
///
/// The functions block: call them with ``StoreBackend/run(_:)``.
package final class StoreFile<Value: Sendable>: Sendable {
    package let store: any StoreBackend
    private let name: String
    private let lifetime: Duration?
    private let coding: Coding
    private let log: LogHandler

    /// The conversion between values and their bytes in the store.
    struct Coding: Sendable {
        /// Throws ``OtherVersion`` if the value cannot be used because another version of the library has written it.
        let decode: @Sendable (PaddedBytes) throws -> Value
        /// Returns nil if there is not enough memory.
        let encode: @Sendable (Value) -> [UInt8]?
    }

    /// - Parameters:
    ///   - name: the name of the value within the store.
    ///   - lifetime: how long a shared store keeps the value. If nil, the value does not expire.
    init(store: any StoreBackend, name: String, lifetime: Duration?, coding: Coding, log: @escaping LogHandler) {
        self.store = store
        self.name = name
        self.lifetime = lifetime
        self.coding = coding
        self.log = log
    }

    package convenience init(
        store: any StoreBackend, name: String, lifetime: Duration?, log: @escaping LogHandler
    ) where Value: JSONCodable {
        let coding = Coding(decode: { try Value.decode($0) }, encode: { JSONText.bytes(of: $0) })
        self.init(store: store, name: name, lifetime: lifetime, coding: coding, log: log)
    }

    package convenience init(store: any StoreBackend, file: SecretFile, log: @escaping LogHandler) where Value: JSONCodable {
        self.init(store: store, name: file.rawValue, lifetime: nil, log: log)
    }

    package enum Content {
        case missing
        /// The value cannot be read, or its content is not of the type `Value`.
        case invalid
        case value(Value, StoreVersion)

        /// Nil if the value is missing or invalid.
        package var value: Value? {
            if case .value(let value, _) = self { value } else { nil }
        }
    }

    package func load() -> Value? { content().value }

    package func content() -> Content {
        do throws(DanXiError) {
            return try read()
        } catch {
            warn(error.message)
            return .invalid
        }
    }

    /// Like ``content()``, but throws if the value cannot be read.
    package func read() throws(DanXiError) -> Content {
        guard var file = try store.read(name) else { return .missing }
        defer { file.bytes.wipe() }
        do {
            return .value(try coding.decode(file.bytes), file.version)
        } catch let error as OtherVersion {
            log(.info, "\(store.place(of: name)) was written by another version of the library and cannot be used (\(error.problem)).")
        } catch {
            warn("\(store.place(of: name)) is invalid (\(error)).")
        }
        return .invalid
    }

    private func warn(_ problem: String) { log(.warning, "\(problem) The value is ignored, and the next write replaces it.") }

    /// Returns the version of the value, or nil if the value is missing.
    package func version() throws(DanXiError) -> StoreVersion? { try store.version(of: name) }

    /// - Parameter lock: the lock that protects the value, see ``StoreBackend/write(_:_:lifetime:under:)``.
    @discardableResult
    package func save(_ value: Value, under lock: (any HeldLock)? = nil) throws(DanXiError) -> StoreVersion {
        var bytes = try encoded(value)
        defer { bytes.wipe() }
        return try store.write(name, bytes, lifetime: lifetime, under: lock)
    }

    private func encoded(_ value: Value) throws(DanXiError) -> [UInt8] {
        guard let bytes = coding.encode(value) else {
            throw DanXiError(.outOfMemory, "There is not enough memory to write \(name). Free memory and call again.")
        }
        return bytes
    }

    /// A change of the value.
    package enum Change {
        case keep, remove
        case save(Value)
    }

    /// Changes the value. If another process changes the value after it was read, `change` is called again, so that it never replaces a value
    /// that it has not seen.
    /// - Parameters:
    ///   - lock: the lock that protects the value, see ``StoreBackend/write(_:_:lifetime:under:)``.
    ///   - change: its argument is the content of the value.
    /// - Returns: the version of the value after the change. Nil if the value is missing.
    @discardableResult
    package func update(under lock: (any HeldLock)?, _ change: (Content) -> Change) throws(DanXiError) -> StoreVersion? {
        for _ in 0..<Self.attempts {
            // A value that changes between these two lines has another version when it is replaced.
            let version = try store.version(of: name)
            let change = change(content())
            var bytes: [UInt8]?
            switch change {
            case .keep: return version
            case .remove: break
            case .save(let value): bytes = try encoded(value)
            }
            defer { bytes?.wipe() }
            if case .done(let new) = try store.replace(name, version, with: bytes, lifetime: lifetime, under: lock) { return new }
        }
        throw DanXiError(
            .storage,
            "Cannot change \(store.place(of: name)): other processes have changed it \(Self.attempts) times meanwhile. Call again.")
    }

    /// Changes the value in turn with other sessions, so that few changes must be repeated. The thread waits for its turn for at most a second.
    /// - Parameters:
    ///   - lock: the lock that all sessions take to change the value.
    ///   - change: as in ``update(under:_:)``, like the result.
    @discardableResult
    package func update(inTurnOf lock: StoreLock, _ change: (Content) -> Change) throws(DanXiError) -> StoreVersion? {
        try lock.lockedBriefly { held throws(DanXiError) in try update(under: held, change) }
    }

    package func remove() throws(DanXiError) { try store.remove(name) }

    /// The number of attempts to change a value. Each failed attempt means that another process has changed it.
    private static var attempts: Int { 20 }
}

/// The error if a value cannot be used because another version of the library has written it.
struct OtherVersion: Error {
    let problem: JSONError
}
