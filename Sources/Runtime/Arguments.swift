import Calendar
import Errors
import JSON
import Storage

/// The parameters of a call, taken by name.
struct Arguments: Sendable {
    static let timeoutRange = 1...3_600_000

    private let method: Method
    private let members: [String: JSONValue]

    /// Refuses parameters that the method does not have.
    init(_ members: [String: JSONValue], of method: Method) throws(DanXiError) {
        self.method = method
        self.members = members
        let known = method.parameters + (method.isCached ? ["cache"] : []) + ["timeout_ms"]
        if let unknown = members.keys.filter({ !known.contains($0) }).min() {
            throw DanXiError(.invalidArgument, "\(method.name): unknown parameter `\(unknown)`; known are \(known.joined(separator: ", "))")
        }
    }

    func required<Value: Argument>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else {
            throw DanXiError(.invalidArgument, "\(method.name): the parameter `\(name)` is missing; it is \(Value.form)")
        }
        return value
    }

    /// Nil if it is left out, or null.
    func optional<Value: Argument>(_ name: String) throws(DanXiError) -> Value? {
        guard let json = members[name], json != .null else { return nil }
        guard let value = Value(argument: json) else { throw wrong(name, "expected \(Value.form), got \(json.kind)") }
        return value
    }

    func required(_ name: String, in range: some RangeExpression<Int>) throws(DanXiError) -> Int {
        try checked(name, try required(name), in: range)
    }

    func optional(_ name: String, in range: some RangeExpression<Int>) throws(DanXiError) -> Int? {
        guard let value: Int = try optional(name) else { return nil }
        return try checked(name, value, in: range)
    }

    func required(_ name: String, oneOf choices: [String]) throws(DanXiError) -> String {
        guard let value = try optional(name, oneOf: choices) else {
            throw DanXiError(
                .invalidArgument, "\(method.name): the parameter `\(name)` is missing; it is one of \(choices.joined(separator: ", "))")
        }
        return value
    }

    func optional(_ name: String, oneOf choices: [String]) throws(DanXiError) -> String? {
        guard let value: String = try optional(name) else { return nil }
        guard choices.contains(value) else { throw wrong(name, "expected one of \(choices.joined(separator: ", "))") }
        return value
    }

    /// An array of what methods give; nil if it is left out, or null. What is wrong is named, such as `[0].date: is missing`.
    func optional<Entity: JSONCodable>(entities name: String) throws(DanXiError) -> [Entity]? {
        guard let json = members[name], json != .null else { return nil }
        guard case .array = json else { throw wrong(name, "expected an array of objects, got \(json.kind)") }
        guard let text = JSONText.bytes(of: json) else { throw wrong(name, "it is too large") }
        do { return try [Entity].decode(PaddedBytes(text)) } catch { throw wrong(name, "\(error)") }
    }

    func cachePolicy() throws(DanXiError) -> CachePolicy {
        try optional("cache", oneOf: CachePolicy.allCases.map(\.rawValue)).flatMap { CachePolicy(rawValue: $0) } ?? .prefer
    }

    func timeout() throws(DanXiError) -> Duration? {
        try optional("timeout_ms", in: Self.timeoutRange).map { .milliseconds($0) }
    }

    private func checked(_ name: String, _ value: Int, in range: some RangeExpression<Int>) throws(DanXiError) -> Int {
        guard range.contains(value) else { throw wrong(name, "expected \(Self.described(range)), got \(value)") }
        return value
    }

    private func wrong(_ name: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(method.name): `\(name)`: \(problem)")
    }

    private static func described(_ range: some RangeExpression<Int>) -> String {
        if let range = range as? ClosedRange<Int> { return "\(range.lowerBound) to \(range.upperBound)" }
        if let range = range as? PartialRangeFrom<Int> { return "\(range.lowerBound) or more" }
        return "\(range)"
    }
}

/// A type that parameters have.
protocol Argument {
    /// Such as `an integer`.
    static var form: String { get }
    init?(argument: JSONValue)
}

extension Int: Argument {
    static let form = "an integer"
    init?(argument: JSONValue) {
        guard case .integer(let value) = argument else { return nil }
        self = value
    }
}

extension Bool: Argument {
    static let form = "true or false"
    init?(argument: JSONValue) {
        guard case .bool(let value) = argument else { return nil }
        self = value
    }
}

extension String: Argument {
    static let form = "a string"
    init?(argument: JSONValue) {
        guard case .string(let value) = argument else { return nil }
        self = value
    }
}

extension Timestamp: Argument {
    static let form = "a time as RFC 3339 has it, such as 2026-11-21T16:28:16+08:00"
    init?(argument: JSONValue) {
        guard case .string(let text) = argument else { return nil }
        self.init(text)
    }
}

extension [String]: Argument {
    static var form: String { "an array of strings" }
    init?(argument: JSONValue) {
        guard case .array(let values) = argument else { return nil }
        self = values.compactMap { String(argument: $0) }
        guard count == values.count else { return nil }
    }
}
