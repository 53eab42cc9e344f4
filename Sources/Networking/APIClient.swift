import Errors

/// Sends a request and gives its answer, whatever the status (seed `002`). An answer that redirects is given as it is.
///
/// Cancelling the task cancels the request. Failures are ``DanXiError``s, `CancellationError` aside.
package protocol APIClient: Sendable {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse
}
