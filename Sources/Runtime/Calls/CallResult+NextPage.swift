import Errors
import JSON

extension CallResult {
    /// Returns the request for the page after the one in this result. Throws `invalid_argument` if this is the last page, or if the value
    /// is not a page of a list.
    /// - Parameter options: returns the optional parameters. If it throws, the call of the request fails.
    package func requestForNextPage(_ options: () throws -> [String: JSONValue]) throws(DanXiError) -> CallRequest {
        guard let continuation = continuations?.listing.continuation(after: .max) else {
            throw DanXiError(.invalidArgument, "The list has no further page. Stop at the last page.")
        }
        var request = CallRequest(method: continuation.method, reading: options)
        request.continuation = continuation
        return request
    }
}
