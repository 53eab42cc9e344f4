import Errors
import JSON

/// The values of a call's parameters or of a configuration section. They satisfy the contract, and defaults are filled in.
struct Arguments: Sendable {
    private let members: [String: JSONValue]
    private let place: Place

    /// The method or the configuration section of the parameters, for error messages.
    enum Place: Sendable {
        case method(String)
        case section(String)

        func error(_ name: String, _ problem: String) -> DanXiError {
            switch self {
            case .method(let method): DanXiError(.invalidArgument, "\(method): `\(name)`: \(problem).")
            case .section(let section): DanXiError(.invalidArgument, "\(section).\(name): \(problem).")
            }
        }

        func unknown(_ name: String, known: [String]) -> DanXiError {
            let known = known.joined(separator: ", ")
            return switch self {
            case .method(let method):
                DanXiError(.invalidArgument, "\(method): unknown parameter `\(name)`. The parameters are \(known).")
            case .section(let section):
                DanXiError(.invalidArgument, "\(section).\(name): unknown key. The keys are \(known).")
            }
        }
    }

    /// - Parameter atLeastOne: the names of parameters of which one must be given; empty if there is no such rule.
    init(_ given: [String: JSONValue], _ parameters: [Parameter], at place: Place, atLeastOne: [String] = []) throws(DanXiError) {
        let known = Set(parameters.map(\.name))
        if let name = given.keys.filter({ !known.contains($0) }).min() { throw place.unknown(name, known: parameters.map(\.name)) }
        var members: [String: JSONValue] = [:]
        for parameter in parameters {
            if let value = given[parameter.name], value != .null {
                if let problem = parameter.form.problem(with: value) { throw place.error(parameter.name, problem) }
                members[parameter.name] = value
            } else if parameter.isRequired {
                throw place.error(parameter.name, "the parameter is missing; expected \(parameter.form.kind)")
            } else {
                members[parameter.name] = parameter.defaultValue
            }
        }
        if let first = atLeastOne.first, !atLeastOne.contains(where: { members[$0] != nil }) {
            throw place.error(first, "at least one of \(atLeastOne.joined(separator: ", ")) must be given")
        }
        self.members = members
        self.place = place
    }

    /// Returns the values that must not appear in errors and in the log.
    func secrets(_ parameters: [Parameter]) -> [String] {
        parameters.flatMap { parameter in members[parameter.name].map(parameter.secrets) ?? [] }
    }

    /// Returns the value of a parameter that is required or has a default.
    func value<Value: Argument>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else { throw place.error(name, "the parameter is missing") }
        return value
    }

    /// Returns the value of a parameter, or nil if it is missing.
    func optional<Value: Argument>(_ name: String) throws(DanXiError) -> Value? {
        guard let json = members[name] else { return nil }
        guard let value = Value(argument: json) else { throw place.error(name, "unexpected type: got \(json.kind)") }
        return value
    }

    func value<Value: JSONString>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else { throw place.error(name, "the parameter is missing") }
        return value
    }

    func optional<Value: JSONString>(_ name: String) throws(DanXiError) -> Value? {
        guard let string: String = try optional(name) else { return nil }
        guard let value = Value(rawValue: string) else { throw place.error(name, "unexpected value") }
        return value
    }

    func optional<Value: JSONString>(_ name: String) throws(DanXiError) -> [Value]? {
        guard let strings: [String] = try optional(name) else { return nil }
        let values = strings.compactMap { Value(rawValue: $0) }
        guard values.count == strings.count else { throw place.error(name, "unexpected value") }
        return values
    }

    /// Returns the entities of a parameter, or nil if it is missing. Errors name the field, such as `[0].date: is missing`.
    func entities<Entity: JSONCodable>(_ name: String) throws(DanXiError) -> [Entity]? {
        guard let json = members[name] else { return nil }
        guard let bytes = JSONText.bytes(of: json) else { throw place.error(name, "cannot be decoded: memory ran out") }
        do { return try [Entity].decode(PaddedBytes(bytes)) } catch { throw place.error(name, "\(error)") }
    }

    /// Returns the entities of a required parameter.
    func requiredEntities<Entity: JSONCodable>(_ name: String) throws(DanXiError) -> [Entity] {
        guard let entities: [Entity] = try entities(name) else { throw place.error(name, "the parameter is missing") }
        return entities
    }
}
