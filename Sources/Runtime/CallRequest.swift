import JSON

/// The name of a method and the parameters to call it with.
package struct CallRequest: Sendable {
    let method: String
    let parameters: [String: JSONValue]

    package init(method: String, parameters: [String: JSONValue]) {
        self.method = method
        self.parameters = parameters
    }
}
