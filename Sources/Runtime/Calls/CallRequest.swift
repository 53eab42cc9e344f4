import Errors
import JSON

/// A request for a call: the name of the method, and its parameters.
package struct CallRequest: Sendable {
    let method: String
    /// A function that returns the parameters, or throws an error if they are invalid.
    let parameters: @Sendable () throws(DanXiError) -> [String: JSONValue]
    /// The position of the requested page in its list, for `danxi_next_page`. Nil for other calls, whose parameters contain the position.
    var continuation: Continuation?

    package init(method: String, parameters: [String: JSONValue]) {
        self.init(method: method) { parameters }
    }

    /// - Parameter parameters: returns the parameters. It runs within the work of the call, so that long parameters do not delay the start
    ///   of the call.
    package init(method: String, parameters: @escaping @Sendable () throws(DanXiError) -> [String: JSONValue]) {
        self.method = method
        self.parameters = parameters
    }
}
