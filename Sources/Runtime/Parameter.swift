import JSON

/// A parameter of a method, or a key of the configuration.
struct Parameter: Sendable {
    let name: String
    let form: Form
    let isRequired: Bool
    let defaultValue: JSONValue?

    init(_ name: String, _ form: Form, isRequired: Bool = false, default defaultValue: JSONValue? = nil) {
        self.name = name
        self.form = form
        self.isRequired = isRequired
        self.defaultValue = defaultValue
    }
}
