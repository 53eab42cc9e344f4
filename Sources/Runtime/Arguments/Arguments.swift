import Errors
import JSON

/// The values of a call's parameters or of a configuration section. They satisfy the contract, and missing values are replaced by their
/// defaults.
struct Arguments: Sendable {
    private var members: [String: JSONValue]
    private let place: Place
    /// The URL of the page to request, for a list whose server links its pages. Nil for the first page.
    private(set) var nextPage: String?

    /// The owner of the parameters, for error messages: a method or a section of the configuration.
    enum Place: Sendable {
        case method(String)
        case section(String)

        func error(_ name: String, _ problem: String) -> DanXiError {
            switch self {
            case .method(let method): DanXiError(.invalidArgument, "\(method): `\(name)`: \(problem).")
            case .section(let section): DanXiError(.invalidArgument, "\(section).\(name): \(problem).")
            }
        }

        var missing: String { if case .method = self { "the parameter is missing" } else { "the key is missing" } }

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

    /// - Parameter atLeastOne: the names of parameters of which at least one must be given. Empty if the method has no such rule.
    init(_ given: [String: JSONValue], _ parameters: [Parameter], at place: Place, atLeastOne: [String] = []) throws(DanXiError) {
        let unknown = given.keys.filter { name in !parameters.contains { $0.name == name } }
        if let name = unknown.min() { throw place.unknown(name, known: parameters.map(\.name)) }
        var members: [String: JSONValue] = [:]
        for parameter in parameters {
            if let value = given[parameter.name], value != .null {
                if let problem = parameter.form.problem(with: value) { throw place.error(parameter.name, problem) }
                members[parameter.name] = value
            } else if parameter.isRequired {
                throw place.error(parameter.name, "\(place.missing); expected \(parameter.form.kind)")
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

    /// Returns the arguments with another value of the parameter `name`. If `value` is nil, removes the parameter.
    func setting(_ name: String, to value: JSONValue?) -> Arguments {
        var changed = self
        changed.members[name] = value
        return changed
    }

    /// Returns the same arguments for the page at the URL `nextPage`.
    func continued(at nextPage: String) -> Arguments {
        var continued = self
        continued.nextPage = nextPage
        return continued
    }

    /// Returns all values, except the values of the parameters in `names`.
    func members(without names: Set<String>) -> [String: JSONValue] { members.filter { !names.contains($0.key) } }

    /// The value of the parameter `name` as JSON. Nil if the parameter is missing.
    subscript(name: String) -> JSONValue? { members[name] }

    /// Returns the values of the parameters in `names`.
    func members(named names: [String]) -> [String: JSONValue] { members.filter { names.contains($0.key) } }

    /// Returns the strings that must not appear in errors and in the log.
    func secrets(_ parameters: [Parameter]) -> [String] {
        parameters.flatMap { parameter in members[parameter.name].map(parameter.secrets) ?? [] }
    }

    /// Returns the value of a parameter that is required or has a default.
    func value<Value: Argument>(_ name: String) throws(DanXiError) -> Value {
        guard let value: Value = try optional(name) else { throw place.error(name, "the parameter is missing") }
        return value
    }

    /// Returns the value of a parameter, or nil if the parameter is missing.
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

    func optional<Value: JSONString>(_ name: String) throws(DanXiError) -> [String: Value]? {
        guard let strings: [String: String] = try optional(name) else { return nil }
        let values = strings.compactMapValues { Value(rawValue: $0) }
        guard values.count == strings.count else { throw place.error(name, "unexpected value") }
        return values
    }

    /// Returns the entities of a parameter, or nil if the parameter is missing. An error names the invalid field, such as `[0].date: is
    /// missing`.
    func entities<Entity: JSONCodable>(_ name: String) throws(DanXiError) -> [Entity]? {
        guard let json = members[name] else { return nil }
        guard let bytes = JSONText.bytes(of: json) else { throw .outOfMemory("for the parameter `\(name)`") }
        do { return try [Entity].decode(PaddedBytes(bytes)) } catch { throw place.error(name, "\(error)") }
    }

    /// Returns the entities of a required parameter.
    func requiredEntities<Entity: JSONCodable>(_ name: String) throws(DanXiError) -> [Entity] {
        guard let entities: [Entity] = try entities(name) else { throw place.error(name, "the parameter is missing") }
        return entities
    }
}

extension JSONValue {
    /// The JSON text of the value. Equal values have equal texts. The text is empty if memory ran out.
    var text: String { String(decoding: JSONText.bytes(of: self) ?? [], as: UTF8.self) }
}
