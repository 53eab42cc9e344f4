/// A value that is read from the JSON that a server answers.
///
/// Unknown members are ignored; what is missing or of another type is a ``JSONError`` that names its place.
public protocol JSONDecodable {
    init(json: JSONElement) throws(JSONError)
}

extension JSONDecodable {
    /// Parses a text and reads the value from it.
    @inlinable
    public static func decode(_ text: PaddedBytes) throws(JSONError) -> Self {
        let document = try JSONDocument(text)
        defer { withExtendedLifetime(document) {} }
        return try Self(json: document.root)
    }
}

/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The place, such as `[3].floors.first_floor.id`; empty for the whole text.
    public private(set) var path: String
    /// Such as `expected an integer`.
    public let problem: String

    public init(_ problem: String) {
        self.path = ""
        self.problem = problem
    }

    /// The same error, seen from the container that holds the place under `key`.
    public func under(key: String) -> JSONError {
        prefixed(key + (path.isEmpty || path.hasPrefix("[") ? "" : "."))
    }

    /// The same error, seen from the array that holds the place at `index`.
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
