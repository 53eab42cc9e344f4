import Calendar
import Calendar
import Errors
import JSON

/// The values of parameters, checked once against what the contract says of them, with defaults filled in.
struct Arguments: Sendable {
    private let members: [String: JSONValue]
    private let place: Place

    /// Where the parameters belong, for messages.
    enum Place: Sendable {
        case method(String)
        case section(String)

        func error(_ name: String, _ problem: String) -> DanXiError {
            switch self {
            case .method(let method): DanXiError(.invalidArgument, "\(method): `\(name)`: \(problem)")
            case .section(let section): DanXiError(.invalidArgument, "\(section).\(name): \(problem)")
            }
        }

        func unknown(_ name: String, known: [String]) -> DanXiError {
            let known = "known are \(known.joined(separator: ", "))"
            switch self {
            case .method(let method): return DanXiError(.invalidArgument, "\(method): unknown parameter `\(name)`; \(known)")
            case .section(let section): return DanXiError(.invalidArgument, "\(section).\(name): unknown key; \(known)")
            }
        }
    }

    init(_ given: [String: JSONValue], _ parameters: [Parameter], at place: Place) throws(DanXiError) {
        let known = Set(parameters.map(\.name))
        if let name = given.keys.filter({ !known.contains($0) }).min() { throw place.unknown(name, known: parameters.map(\.name)) }
        var members: [String: JSONValue] = [:]
        for parameter in parameters {
            if let value = given[parameter.name], value != .null {
                if let problem = parameter.form.problem(with: value) {
                    throw place.error(parameter.name, parameter.isSecret ? "expected \(parameter.form.kind) that is not empty" : problem)
                }
                members[parameter.name] = value
            } else if parameter.isRequired {
                throw place.error(parameter.name, "the parameter is missing; expected \(parameter.form.kind)")
            } else {
                members[parameter.name] = parameter.defaultValue
            }
        }
        self.members = members
        self.place = place
    }

    /// Returns the value of a parameter that is required or has a default.
    func value<Value: Argument>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else { throw place.error(name, "the parameter is missing") }
        return value
    }

    /// Returns the value of a parameter, or nil if it is missing.
    func optional<Value: Argument>(_ name: String) throws(DanXiError) -> Value? {
        guard let json = members[name] else { return nil }
        guard let value = Value(argument: json) else { throw place.error(name, "got \(json.kind)") }
        return value
    }

    func value<Value: JSONString>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else { throw place.error(name, "the parameter is missing") }
        return value
    }

    func optional<Value: JSONString>(_ name: String) throws(DanXiError) -> Value? {
        guard let text: String = try optional(name) else { return nil }
        guard let value = Value(rawValue: text) else { throw place.error(name, "is not one of the documented values") }
        return value
    }

    /// Returns the entities of a parameter, or nil if it is missing. The error names the place, such as `[0].date: is missing`.
    func entities<Entity: JSONCodable>(_ name: String) throws(DanXiError) -> [Entity]? {
        guard let json = members[name] else { return nil }
        guard let text = JSONText.bytes(of: json) else { throw place.error(name, "the value is too large") }
        do { return try [Entity].decode(PaddedBytes(text)) } catch { throw place.error(name, "\(error)") }
    }
}

/// A type of parameters.
protocol Argument {
    init?(argument: JSONValue)
}

extension Int: Argument {
    init?(argument: JSONValue) {
        guard case .integer(let value) = argument else { return nil }
        self = value
    }
}

extension Double: Argument {
    init?(argument: JSONValue) {
        switch argument {
        case .number(let value): self = value
        case .integer(let value): self = Double(value)
        default: return nil
        }
    }
}

extension Bool: Argument {
    init?(argument: JSONValue) {
        guard case .bool(let value) = argument else { return nil }
        self = value
    }
}

extension String: Argument {
    init?(argument: JSONValue) {
        guard case .string(let value) = argument else { return nil }
        self = value
    }
}

extension Timestamp: Argument {
    init?(argument: JSONValue) {
        guard case .string(let text) = argument else { return nil }
        self.init(text)
    }
}

extension CalendarDate: Argument {
    init?(argument: JSONValue) {
        guard case .string(let text) = argument else { return nil }
        self.init(text)
    }
}

extension Array: Argument where Element: Argument {
    init?(argument: JSONValue) {
        guard case .array(let values) = argument else {
            // One value stands for a list of one, where the parameter allows it.
            guard let value = Element(argument: argument) else { return nil }
            self = [value]
            return
        }
        self = values.compactMap { Element(argument: $0) }
        guard count == values.count else { return nil }
    }
}
