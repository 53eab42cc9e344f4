import Errors
import JSON

extension CallResult {
    /// Returns the request for the page after this one. Throws `invalid_argument` if this page is the last one.
    package func requestForNextPage(_ options: [String: JSONValue]) throws(DanXiError) -> CallRequest {
        guard let continuation = continuations?.listing.continuation(after: .max) else {
            throw DanXiError(.invalidArgument, "The list has no further page. Stop at the last page.")
        }
        var request = CallRequest(method: continuation.method, parameters: options)
        request.continuation = continuation
        return request
    }
}
