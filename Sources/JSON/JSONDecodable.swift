/// A type that can be decoded from JSON.
///
/// Unknown members are ignored. For a missing member or a wrong type, decoding throws a ``JSONError`` with the path of the member.
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

    /// Decodes the value from a text that the library has encoded.
    @inlinable
    public static func decode(_ json: EncodedJSON) throws(JSONError) -> Self {
        let document = try JSONDocument(json)
        defer { withExtendedLifetime(document) {} }
        return try Self(json: document.root)
    }
}

/// An error in JSON text, such as a syntax error, a missing member or a value of the wrong type.
public struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The path to the value with the error, such as `[3].floors.first_floor.id`. Empty if the error concerns the whole document.
    public private(set) var path: String
    /// The description of the error without the path, such as `expected an integer`.
    public let problem: String
    /// Whether parsing failed for lack of memory, so that the text may be valid.
    public let isOutOfMemory: Bool

    public init(_ problem: String, isOutOfMemory: Bool = false) {
        self.path = ""
        self.problem = problem
        self.isOutOfMemory = isOutOfMemory
    }

    static var outOfMemory: JSONError { JSONError("there is not enough memory to parse the JSON text", isOutOfMemory: true) }

    /// The error of decoding that stops because its task was cancelled. No caller of a method sees this error, because
    /// the task of a call is cancelled only after the call has ended.
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
