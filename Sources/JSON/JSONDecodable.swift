/// A value that is decoded from JSON.
///
/// Unknown members are ignored. A missing member or a wrong type is a ``JSONError`` with its path.
public protocol JSONDecodable {
    init(json: JSONElement) throws(JSONError)
}

extension JSONDecodable {
    /// Parses JSON text and decodes the value.
    /// - Parameter levels: the maximum depth of the document.
    @inlinable
    public static func decode(_ json: PaddedBytes, levels: Int = JSONDocument.levels) throws(JSONError) -> Self {
        let document = try JSONDocument(json, levels: levels)
        defer { withExtendedLifetime(document) {} }
        return try Self(json: document.root)
    }
}

/// A syntax error, a missing member or a wrong type in JSON text, with its path.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The path, such as `[3].floors.first_floor.id`; empty for the whole document.
    public private(set) var path: String
    /// Description, such as `expected an integer`.
    public let problem: String
    /// Whether the text may be valid, but there was not enough memory to parse it.
    public let isOutOfMemory: Bool

    public init(_ problem: String, isOutOfMemory: Bool = false) {
        self.path = ""
        self.problem = problem
        self.isOutOfMemory = isOutOfMemory
    }

    static var outOfMemory: JSONError { JSONError("there is not enough memory to parse it", isOutOfMemory: true) }

    /// The error of decoding that stops because its task was cancelled. The call reports another error.
    public static var cancelled: JSONError { JSONError("the call was cancelled") }

    /// Returns the error with a key in front of its path.
    public func under(key: String) -> JSONError {
        prefixed(key.shortened(toBytes: 100) + (path.isEmpty || path.hasPrefix("[") ? "" : "."))
    }

    /// Returns the error with an array index in front of its path.
    public func under(index: Int) -> JSONError {
        prefixed("[\(index)]" + (path.isEmpty || path.hasPrefix("[") ? "" : "."))
    }

    private func prefixed(_ prefix: String) -> JSONError {
        var error = self
        error.path = prefix + path
        return error
    }

    public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}
