import Errors
import JSON
import Networking

/// A value in a file of the store directory. An unreadable or invalid file counts as missing and is replaced by the next write.
package struct FileStore<Value: JSONCodable>: Sendable {
    private let directory: StoreDirectory
    private let name: String
    private let log: LogHandler

    /// - Parameter name: the name of the file within the directory.
    package init(directory: StoreDirectory, name: String, log: @escaping LogHandler) {
        self.directory = directory
        self.name = name
        self.log = log
    }

    package enum Content {
        case missing
        /// The file is unreadable, or its content has another form.
        case invalid
        case value(Value)
    }

    package func load() -> Value? {
        if case .value(let value) = content() { value } else { nil }
    }

    package func content() -> Content {
        do {
            guard let bytes = try directory.read(name) else { return .missing }
            return .value(try Value.decode(PaddedBytes(bytes)))
        } catch {
            let problem = (error as? DanXiError)?.message ?? "\(directory.path(of: name)) is invalid (\(error))."
            log(.warning, "\(problem) The file is ignored, and the next write replaces it.")
            return .invalid
        }
    }

    package func save(_ value: Value) throws(DanXiError) {
        guard let bytes = JSONText.bytes(of: value) else {
            throw DanXiError(.outOfMemory, "There is not enough memory to write \(name). Free memory and call again.")
        }
        try directory.write(name, bytes)
    }

    package func remove() throws(DanXiError) {
        try directory.remove(name)
    }
}
