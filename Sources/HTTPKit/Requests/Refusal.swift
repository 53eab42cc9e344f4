import Errors

/// A factory of errors about invalid parameters of a method.
package struct Refusal: Sendable {
    let method: String

    package init(method: String) { self.method = method }

    package func callAsFunction(_ parameter: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(method): `\(parameter)`: \(problem).")
    }
}
