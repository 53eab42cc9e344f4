import HTTP
import JSON

/// Headers in JSON: an object with names in lower case. The value of a header that occurs more than once is an array.
enum HeaderView {
    static func json(_ headers: HTTPHeaders, masking isMasked: (String) -> Bool = { _ in false }) -> JSONValue {
        var members: [String: JSONValue] = [:]
        for (name, values) in headers.byName {
            let values = isMasked(name) ? values.map { _ in SecretView.mask } : values
            members[name] = values.count == 1 ? values.first.map { .string($0) } : .array(values.map { .string($0) })
        }
        return .object(members)
    }

    /// Sets the given headers, and removes those whose value is null. A masked header whose given value is the mask stays as it is.
    static func change(
        _ headers: inout HTTPHeaders, to members: [String: JSONValue], masking isMasked: (String) -> Bool = { _ in false }
    ) throws(InvalidMember) {
        let present = headers.byName
        var changes: [(name: String, values: [String])] = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard HeaderRule.isName(name) else { throw InvalidMember("`\(name.prefix(100))` is not a valid name of a header") }
            let values = try strings(value, name)
            guard values != present[name.lowercased()] ?? [], !(isMasked(name) && values.contains(SecretView.mask)) else { continue }
            changes.append((name, values))
        }
        headers.removeAll(Set(changes.map { $0.name.lowercased() }))
        for (name, values) in changes {
            for value in values { headers.append(name, value) }
        }
    }

    private static func strings(_ value: JSONValue, _ name: String) throws(InvalidMember) -> [String] {
        var strings: [String] = []
        for item in values(value) {
            guard case .string(let text) = item, !text.utf8.contains(where: { $0 == 0 || $0 == 10 || $0 == 13 }) else {
                throw InvalidMember(
                    "the header `\(name)` must be a string without line breaks and NUL characters, an array of such strings, or null")
            }
            strings.append(text)
        }
        return strings
    }

    private static func values(_ value: JSONValue) -> [JSONValue] {
        switch value {
        case .null: []
        case .array(let items): items
        default: [value]
        }
    }
}
