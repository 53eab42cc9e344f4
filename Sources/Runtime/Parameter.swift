import JSON

/// A parameter of a method, or a key of the configuration.
struct Parameter: Sendable {
    let name: String
    let form: Form
    let isRequired: Bool
    let defaultValue: JSONValue?
    /// Whether the value must not appear in errors and in the log.
    let isSecret: Bool

    init(_ name: String, _ form: Form, isRequired: Bool = false, isSecret: Bool = false, default defaultValue: JSONValue? = nil) {
        self.name = name
        self.form = form
        self.isRequired = isRequired
        self.isSecret = isSecret
        self.defaultValue = defaultValue
    }
}
