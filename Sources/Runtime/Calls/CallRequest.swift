import Errors
import JSON

/// A request for a call: the name of the method, and its parameters.
package struct CallRequest: Sendable {
    let method: String
    /// A function that returns the parameters, or throws an error if they are invalid.
    let parameters: @Sendable () throws(DanXiError) -> [String: JSONValue]
    /// Whether reading the parameters takes some microseconds, so that the thread that starts the call may do it.
    let isShort: Bool
    /// The position of the requested page in its list, for `danxi_next_page`. Nil for other calls, whose parameters contain the position.
    var continuation: Continuation?

    package init(method: String, parameters: [String: JSONValue]) {
        self.init(method: method, isShort: true) { parameters }
    }

    /// Reads the parameters at once. If they are invalid, the call fails with the error of `read`.
    package init(method: String, reading read: () throws -> [String: JSONValue]) {
        let parameters = Result(catching: read).mapError { DanXiError($0) }
        self.init(method: method, isShort: true) { () throws(DanXiError) in try parameters.get() }
    }

    /// - Parameters:
    ///   - isShort: whether `parameters` takes some microseconds.
    ///   - parameters: returns the parameters. It runs within the work of the call, so that long parameters do not delay the start of the
    ///     call.
    package init(
        method: String, isShort: Bool, parameters: @escaping @Sendable () throws(DanXiError) -> [String: JSONValue]
    ) {
        self.method = method
        self.isShort = isShort
        self.parameters = parameters
    }
}
