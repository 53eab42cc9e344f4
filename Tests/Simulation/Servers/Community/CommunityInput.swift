import JSON
import Text

/// The values of a body or a query after the checks of ``CommunityField``.
struct CommunityInput {
    private let values: [String: JSONValue]

    func value(_ name: String) -> JSONValue { values[name] ?? .null }
    func text(_ name: String) -> String { value(name).text ?? "" }
    func optionalText(_ name: String) -> String? { value(name).text }
    func number(_ name: String) -> Int { value(name).integer ?? 0 }
    func optionalNumber(_ name: String) -> Int? { value(name).integer }
    func flag(_ name: String) -> Bool { value(name).boolean ?? false }
    func optionalFlag(_ name: String) -> Bool? { value(name).boolean }
    func numbers(_ name: String) -> [Int] { value(name).elements?.compactMap(\.integer) ?? [] }
    func texts(_ name: String) -> [String]? { value(name).elements?.compactMap(\.text) }
    /// The microseconds since 1970 of a time. Nil if it is missing.
    func time(_ name: String) -> Int? { CommunityTime.parse(text(name)) }
    var isEmpty: Bool { values.values.allSatisfy { $0 == .null } }

    /// Reads the body of a request. An empty body is not checked.
    init(body request: ServerRequest, _ fields: CommunityField...) throws(ServerRefusal) {
        guard !request.body.isEmpty else {
            values = Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.withStandard($0.zero)) })
            return
        }
        let type = (request.header("content-type") ?? "").lowercased().split(separator: ";").first ?? ""
        if type == "application/x-www-form-urlencoded" {
            let given = Dictionary(request.formItems.map { ($0.name, JSONValue.string($0.value)) }) { $1 }
            let texts = fields.filter { $0.kind == .string }.compactMap { field in given[field.name].map { (field.name, $0) } }
            values = try Self.checked(Dictionary(uniqueKeysWithValues: texts), fields)
            return
        }
        guard type.hasSuffix("json") else { throw .community(400, "Unprocessable Entity") }
        guard let json = request.json else { throw .community(400, Self.syntaxError(in: request.body)) }
        let body: JSONValue = json == .null ? [:] : json
        try Self.checkType(of: body, "struct")
        try Self.checkTypes(of: body, fields)
        values = try Self.checked(body.members ?? [:], fields)
    }

    init(query request: ServerRequest, _ fields: CommunityField...) throws(ServerRefusal) {
        let items = request.queryItems
        var values: [String: JSONValue] = [:]
        for field in fields {
            let given = items.filter { $0.name == field.name }.map(\.value)
            guard let last = given.last, !last.isEmpty || field.kind == .string else { continue }
            guard let value = Self.value(of: given, last, field.kind) else {
                var message = "failed to decode: schema: error converting value for \"\(field.name)\""
                if field.kind == .time {
                    message += ". Details: parsing time \"\(last)\" as \"2006-01-02T15:04:05\": cannot parse \"\(last)\" as \"2006\""
                }
                throw .community(400, message)
            }
            values[field.name] = value
        }
        self.values = try Self.checked(values, fields)
    }

    private static func value(of given: [String], _ last: String, _ kind: CommunityField.Kind) -> JSONValue? {
        switch kind {
        case .integer: return Int(last).map { .integer($0) }
        case .integers:
            let numbers = given.flatMap { $0.split(separator: ",") }.map { Int($0) }
            return numbers.contains(nil) ? nil : .integers(numbers.compactMap { $0 })
        case .strings: return .strings(given)
        case .boolean:
            let text = last.lowercased()
            if ["true", "1", "t", "on"].contains(text) { return true }
            return ["false", "0", "f"].contains(text) ? false : nil
        case .time: return CommunityTime.parse(last) == nil ? nil : .string(last)
        default: return .string(last)
        }
    }

    private static func checked(_ given: [String: JSONValue], _ fields: [CommunityField]) throws(ServerRefusal) -> [String: JSONValue] {
        var values: [String: JSONValue] = [:]
        var violations: [JSONValue] = []
        for field in fields {
            let sent = given[field.name] ?? .null
            let value = field.withStandard(sent == .null ? field.zero : sent)
            violations += [field.violation(of: value)].compactMap { $0 }
            for object in field.members.isEmpty ? [] : objects(in: value) {
                violations += field.members.compactMap { $0.violation(of: object[$0.name] ?? $0.zero) }
            }
            values[field.name] = value
        }
        guard violations.isEmpty else {
            let messages = violations.compactMap { $0["message"]?.text }
            throw .community(400, messages.joined(separator: ", "), detail: violations)
        }
        return values
    }

    private static func objects(in value: JSONValue) -> [JSONValue] {
        value.elements ?? (value == .null ? [] : [value])
    }

    private static func checkTypes(of values: JSONValue, _ fields: [CommunityField]) throws(ServerRefusal) {
        for field in fields {
            let value = values[field.name] ?? .null
            try checkType(of: value, field.kind.rawValue)
            for object in field.members.isEmpty ? [] : objects(in: value) { try checkTypes(of: object, field.members) }
        }
    }

    private static func checkType(of value: JSONValue, _ kind: String) throws(ServerRefusal) {
        if kind.hasPrefix("[]"), let elements = value.elements {
            for element in elements { try checkType(of: element, String(kind.dropFirst(2))) }
            return
        }
        let found: String
        switch (value, kind) {
        case (.null, _), (.integer, "int"), (.integer, "float64"), (.number, "float64"), (.string, "string"), (.bool, "bool"),
            (.string, "CustomTime"), (.object, "struct"):
            return
        case (.bool, _): found = "bool"
        case (.integer, _), (.number, _): found = "number"
        case (.largeNumber(let digits), _): found = "number \(digits)"
        case (.string, _): found = "string"
        case (.array, _): found = "array"
        case (.object, _): found = "object"
        }
        throw .community(400, "json: cannot unmarshal \(found) into Go value of type \(kind)")
    }

    private static func syntaxError(in body: [UInt8]) -> String {
        let rest = String(decoding: body, as: UTF8.self).drop { $0.isWhitespace || $0 == "{" || $0 == "[" }
        return rest.first.map { "invalid character '\($0)' looking for beginning of value" } ?? "unexpected end of JSON input"
    }
}

extension ServerRefusal {
    /// Creates a refusal in the form of the community's servers.
    static func community(_ status: Int, _ message: String, code: Int? = nil, detail: [JSONValue] = []) -> ServerRefusal {
        var body: JSONValue = ["code": .integer(code ?? status), "message": .string(message)]
        if !detail.isEmpty { body["detail"] = .array(detail) }
        return ServerRefusal(.json(status, body))
    }
}
