import Calls
import Errors
import HTTP
import JSON
import Networking
import Threads

/// One request with GitHub's headers. A GET that is answered with the status 202 is repeated, and a refusal becomes an error.
struct GitHubExchange: APIRequest {
    typealias Response = HTTPResponse

    let server: GitHubServer
    /// The whole URL of the request.
    let baseURL: String
    let path = ""
    let method: HTTPMethod
    let accept: String
    let effect: HTTPRequest.Effect
    var body: HTTPBody?
    /// The validators of a cached response.
    var conditions: HTTPHeaders = [:]
    /// Whether the status 404 is a result and not an error.
    var allowsNotFound = false

    private static let firstDelay = Duration.seconds(1)
    private static let longestDelay = Duration.seconds(8)

    var headers: HTTPHeaders {
        var headers = server.headers
        headers["Accept"] = accept
        for (name, value) in conditions.fields { headers[name] = value }
        return headers
    }

    var confidentiality: HTTPRequest.Confidentiality { server.token == nil ? .open : .host(of: baseURL) }

    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        var response = response
        var delay = Self.firstDelay
        // The status 202 means that GitHub is still computing the result, such as statistics. The same request returns
        // the result later.
        while response.status == 202, method == .get {
            guard CallContext.current.allows(waiting: delay) else { throw Self.stillComputing(response) }
            try await Timers.sleep(for: delay)
            response = try await resend()
            delay = min(delay * 2, Self.longestDelay)
        }
        if response.isSuccess || response.status == 304 && !conditions.fields.isEmpty || response.status == 404 && allowsNotFound {
            return response
        }
        throw HTTPRefusal.gitHubError(response)
    }

    private static func stillComputing(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .timeout, "\(response.place): GitHub is still computing the result. Call again in a minute, or increase timeout_ms.",
            httpStatus: response.status
        ).showing(response)
    }
}
