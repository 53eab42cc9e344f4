import Errors
import HTTP
import JSON
import Markup
import Networking
import Text

/// A request to a host of the configuration, or to a single URL.
struct RestRequest: APIRequest {
    typealias Response = HTTPResponse

    /// The absolute URL without a fragment. The items of `query` are added to the query that the URL may already have.
    let baseURL: String
    var path: String { "" }
    let method: HTTPMethod
    /// The headers of the host and of the call. Headers may be secret, so they are sent to the URL's origin only.
    let headers: HTTPHeaders
    var query: [QueryItem] = []
    var content: RestContent?
    let effect: HTTPRequest.Effect
    /// Further statuses that are not errors, in addition to 2xx.
    var acceptedStatuses: Set<Int> = []
    /// True, because the program names the URL.
    var hasPrivatePath: Bool { true }
    var envelope: Envelope?
    /// Headers that the library adds. They are not secret, and may be sent to any server.
    var ownHeaders: HTTPHeaders = [:]
    var sink: (any ByteSink)?
    /// Whether the response to the GET that follows a redirect is accepted. False for an upload, because the GET does not contain the file.
    var acceptsTurnedResponse = true
    /// How the body of the response is read.
    var bodyForm = BodyForm.auto

    /// The connections over which the request may be sent. A request with headers needs an encrypted connection to the URL's host, because
    /// headers may be secret.
    var confidentiality: HTTPRequest.Confidentiality { headers.fields.isEmpty ? .open : .host(of: baseURL) }

    /// Whether the program has set a condition under which the server sends the response (RFC 9110, section 13.1).
    var isConditional: Bool {
        ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range"].contains { headers[$0] != nil }
    }

    func intercept(request: HTTPRequest) throws -> HTTPRequest {
        var request = request
        request.ownCredentialHeaders = headers.fields.map(\.name)
        for (name, value) in ownHeaders.fields { request.headers[name] = value }
        content?.attach(to: &request)
        request.sink = sink
        request.urlSource = .caller
        if request.headers["Accept"] == nil { request.headers["Accept"] = "application/json, */*;q=0.5" }
        return request
    }

    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) throws -> HTTPResponse {
        if response.isSuccess || acceptedStatuses.contains(response.status) { return response }
        throw refusal(response)
    }

    private func refusal(_ response: HTTPResponse) -> DanXiError {
        let body = response.jsonExcerpt
        let content = body.flatMap { envelope?.content(of: $0) }
        if let content, let error = envelope?.refusal(content, in: response), !response.isServerFailure { return error }
        return HTTPRefusal(
            response, codes: [410: .notFound],
            advice: [
                .notSignedIn:
                    "Check the headers of the call, and the token and headers of the host in the configuration if the call has `host`.",
                .forbidden:
                    "The headers of the call, or the token or headers of the host in the configuration, do not allow this request. Use a token that has the permission.",
                .notFound: "The server has nothing at this URL. Check the URL.",
            ]
        ).error(
            message: content?.message ?? body?.message, serverCode: content?.code, body: response.bodyExcerpt)
    }
}

extension HTTPResponse {
    /// The beginning of the body, as JSON or text, for the detail of an error.
    var bodyExcerpt: JSONValue? { jsonExcerpt ?? textExcerpt(try? decodedText()) }
}

extension HTTPResponse {
    fileprivate var isServerFailure: Bool { status >= 500 }
}

extension JSONValue {
    /// The message in the body of an error response: the first string among the members in which services send messages.
    fileprivate var message: String? {
        guard case .object(let members) = self else { return nil }
        for key in ["message", "msg", "error", "detail", "title"] {
            if case .string(let text)? = members[key] { return text }
        }
        return nil
    }
}
