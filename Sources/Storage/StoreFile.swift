import Calls
import Errors
import JSON

/// A value that a store keeps as JSON text. An unreadable or invalid value counts as missing, and the next write replaces it.
///
/// The functions block: call them with ``StoreBackend/run(_:)``.
package final class StoreFile<Value: JSONCodable>: Sendable {
    package let store: any StoreBackend
    private let name: String
    private let lifetime: Duration?
    private let log: LogHandler

    /// - Parameters:
    ///   - name: the name of the value within the store.
    ///   - lifetime: how long a shared store keeps the value. If nil, the value does not expire.
    package init(store: any StoreBackend, name: String, lifetime: Duration?, log: @escaping LogHandler) {
        self.store = store
        self.name = name
        self.lifetime = lifetime
        self.log = log
    }

    package convenience init(store: any StoreBackend, file: SecretFile, log: @escaping LogHandler) {
        self.init(store: store, name: file.rawValue, lifetime: nil, log: log)
    }

    package enum Content {
        case missing
        /// The value cannot be read, or its content is not of the type `Value`.
        case invalid
        case value(Value, StoreVersion)
    }

    package func load() -> Value? {
        if case .value(let value, _) = content() { value } else { nil }
    }

    package func content() -> Content {
        do {
            guard var file = try store.read(name) else { return .missing }
            defer { file.bytes.wipe() }
            return .value(try Value.decode(file.bytes), file.version)
        } catch {
            let problem = (error as? DanXiError)?.message ?? "\(store.place(of: name)) is invalid (\(error))."
            log(.warning, "\(problem) The value is ignored, and the next write replaces it.")
            return .invalid
        }
    }

    /// Returns the version of the value, or nil if the value is missing.
    package func version() throws(DanXiError) -> StoreVersion? { try store.version(of: name) }

    /// - Parameter lock: the lock that protects the value, see ``StoreBackend/write(_:_:lifetime:under:)``.
    @discardableResult
    package func save(_ value: Value, under lock: (any HeldLock)? = nil) throws(DanXiError) -> StoreVersion {
        guard var bytes = JSONText.bytes(of: value) else {
            throw DanXiError(.outOfMemory, "There is not enough memory to write \(name). Free memory and call again.")
        }
        defer { bytes.wipe() }
        return try store.write(name, bytes, lifetime: lifetime, under: lock)
    }

    package func remove(under lock: (any HeldLock)? = nil) throws(DanXiError) {
        try store.remove(name, under: lock)
    }
}
