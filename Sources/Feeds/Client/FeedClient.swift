import Calendar
import Calls
import Errors
import HTTP
import Markup
import Networking
import Storage
import Text

/// A client that sends requests to any site, without cookies and tokens.
package struct FeedClient: Sendable {
    let api: APIService
    /// The service that sends each request once, without retries.
    let politeAPI: APIService
    let saved: SavedFeeds

    /// Requests a document. Throws for any status but 2xx and, if validators are given, 304.
    /// - Parameters:
    ///   - source: the source of the URL, which determines the hosts that may be requested.
    ///   - isPolite: whether the request is one of many. Such a request is sent without retries and with a time limit of 20
    ///   seconds.
    func get(
        _ url: String, from source: HTTPRequest.URLSource = .caller, accept: String, validators: HTTPHeaders = [:], isPolite: Bool = false
    ) async throws -> HTTPResponse {
        var headers = validators
        headers["Accept"] = accept
        let request = FeedRequest(baseURL: url, headers: headers, source: source, timeLimit: isPolite ? .seconds(20) : nil)
        let response = try await (isPolite ? politeAPI : api).send(request)
        guard response.isSuccess || response.status == 304 && !validators.fields.isEmpty else { throw refusal(response) }
        return response
    }

    private func refusal(_ response: HTTPResponse) -> DanXiError {
        var error = HTTPRefusal(
            response, codes: [410: .notFound],
            advice: [
                .notSignedIn: "The site requires a sign-in, which this method does not support.",
                .notFound: response.status == 410
                    ? "The document is gone permanently. Do not request it again." : "The document does not exist. Check the URL.",
                .forbidden: "The site blocks automated requests, or requires a sign-in, which this method does not support.",
            ]
        ).error(body: response.textExcerpt(try? response.decodedText()))
        let now = WallTime.now.milliseconds
        if let time = RefreshSchedule.retryTime(response.headers["Retry-After"], now: now) { error.retryAfterMilliseconds = time - now }
        return error
    }
}

private struct FeedRequest: APIRequest {
    typealias Response = HTTPResponse
    let baseURL: String
    let path = ""
    let headers: HTTPHeaders
    let source: HTTPRequest.URLSource
    let timeLimit: Duration?
    /// True, because the program or a list of feeds names the URL.
    var hasPrivatePath: Bool { true }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        request.timeLimit = timeLimit
        request.urlSource = source
        return request
    }
}
