import JSON

/// A parameter of a method, or a key of the configuration.
struct Parameter: Sendable {
    let name: String
    let form: Form
    let isRequired: Bool
    let defaultValue: JSONValue?
    /// Whether the value must not appear in errors and in the log.
    let isSecret: Bool
    /// The fields of the parameter's entities whose values must not appear in errors and in the log.
    let secretFields: [String]

    init(
        _ name: String, _ form: Form, isRequired: Bool = false, isSecret: Bool = false, secretFields: [String] = [],
        default defaultValue: JSONValue? = nil
    ) {
        self.name = name
        self.form = form
        self.isRequired = isRequired
        self.isSecret = isSecret
        self.defaultValue = defaultValue
        self.secretFields = secretFields
    }

    /// Returns the strings of a value that must not appear in errors and in the log.
    func secrets(in value: JSONValue) -> [String] {
        switch value {
        case .string(let text): isSecret ? [text] : []
        case .array(let items): items.flatMap(secrets)
        case .object(let members):
            members.filter { isSecret || secretFields.contains($0.key) }.values.compactMap {
                if case .string(let text) = $0 { text } else { nil }
            }
        default: []
        }
    }
}
