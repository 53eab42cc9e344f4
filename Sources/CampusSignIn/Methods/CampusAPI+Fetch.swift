import Errors
import HTTP
import JSON
import Markup
import Text

extension CampusAPI {
    private static let name = "campus.fetch"
    /// Headers that a caller may set. None of them carries credentials: these headers are kept even in a redirect to another host.
    private static let allowedHeaders = ["Accept", "Accept-Language", "Origin", "Referer", "X-Requested-With"]

    /// Requests a page of the university with the session's cookies, and signs in to its site if the site asks for a sign-in. Without an
    /// account, only pages that need no sign-in can be requested.
    package static func fetch(
        _ client: CampusClient, url: String, method: FetchMethod?, form: [RequestField]?, json: JSONValue?, headers: [RequestField]?,
        entry: String?, format: FetchFormat, selector: String?, limit: Int?
    ) async throws -> CampusResponse {
        let url = try UniversityURL.checked(url, "url")
        let entry = try entry.map { entry throws(DanXiError) in try UniversityURL.checked(entry, "entry") }
        let selector = try checkedSelector(selector, limit, format)
        let body = try body(form, json, method)
        var fields = try checkedHeaders(headers ?? [])
        if format == .json, fields["Accept"] == nil { fields["Accept"] = "application/json" }
        let sent: HTTPMethod = method == .post || body != nil ? .post : .get
        let response = try await client.fetch(url, sent, body, fields, entry: entry)
        do {
            return try result(response, sent, url, format, selector, limit)
        } catch let error as DanXiError {
            throw error.withLostAnswer(to: response.request)
        }
    }

    private static func result(
        _ response: HTTPResponse, _ method: HTTPMethod, _ url: String, _ format: FetchFormat, _ selector: Selector?, _ limit: Int?
    ) throws -> CampusResponse {
        guard let host = response.request.origin?.host, UniversityURL.isUniversity(host) else {
            throw DanXiError(
                .unexpectedResponse,
                "\(name): \(HTTPRequest(method: method, url: url).place) redirects to \(response.request.url.prefix { $0 != "?" && $0 != "#" }), which is not a page of the university. Request that page with an ordinary HTTP client.",
                httpStatus: response.status)
        }
        return CampusResponse(
            url: response.request.url, status: response.status, mediaType: response.mediaType,
            text: format == .text ? try response.decodedText() : nil,
            base64: format == .bytes ? Base64.encode(Array(response.body.bytes)) : nil,
            json: format == .json ? try decodedJSON(response) : nil,
            elements: try selector.map { try MarkupAPI.elements(in: HTMLDocument(response), $0, limit: limit, for: name) })
    }

    // MARK: Parameters

    private static func checkedSelector(_ selector: String?, _ limit: Int?, _ format: FetchFormat) throws(DanXiError) -> Selector? {
        guard format == .elements else {
            if selector != nil || limit != nil {
                throw DanXiError(
                    .invalidArgument,
                    "\(name): `selector` and `limit` require the `format` elements. Remove them, or set `format` to elements.")
            }
            return nil
        }
        guard let selector else {
            throw DanXiError(.invalidArgument, "\(name): `selector` is missing. If `format` is elements, pass a CSS selector.")
        }
        return try MarkupAPI.selector(selector, for: name)
    }

    private static func body(_ form: [RequestField]?, _ json: JSONValue?, _ method: FetchMethod?) throws(DanXiError) -> HTTPBody? {
        if form != nil, json != nil { throw DanXiError(.invalidArgument, "\(name): a request has one body. Pass either `form` or `json`.") }
        let body = form.map { HTTPBody.form($0.map { QueryItem($0.name, $0.value) }) } ?? json.map(HTTPBody.json)
        if body != nil, method == .get {
            throw DanXiError(.invalidArgument, "\(name): a GET request has no body. Put the values into the query of `url`, or use POST.")
        }
        return body
    }

    private static func checkedHeaders(_ fields: [RequestField]) throws(DanXiError) -> HTTPHeaders {
        var headers: HTTPHeaders = [:]
        for (index, field) in fields.enumerated() {
            guard let allowed = allowedHeaders.first(where: { $0.lowercased() == field.name.lowercased() }) else {
                throw invalidHeader(index, "expected one of \(allowedHeaders.joined(separator: ", ")). The session sets the other headers")
            }
            guard field.value.unicodeScalars.allSatisfy({ $0.isASCII && $0.value >= 0x20 && $0.value != 0x7F }) else {
                throw invalidHeader(index, "the value of \(allowed) must be printable ASCII on one line")
            }
            headers[allowed] = field.value
        }
        return headers
    }

    private static func invalidHeader(_ index: Int, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(name): `headers`: [\(index)]: \(problem).")
    }

    // MARK: Body

    private static func decodedJSON(_ response: HTTPResponse) throws -> JSONValue {
        let body = try response.withPlainJSON().body
        do {
            return try JSONValue.decode(body)
        } catch {
            throw response.unexpected(error)
        }
    }
}

extension CampusClient {
    /// Sends a request of `campus.fetch`. Throws `notSignedIn` without an account if the page is not public.
    fileprivate func fetch(
        _ url: String, _ method: HTTPMethod, _ body: HTTPBody?, _ headers: HTTPHeaders, entry: String?
    ) async throws -> HTTPResponse {
        let hasAccount = account != nil
        let way: SiteSignIn = hasAccount ? entry.map { .entry($0) } ?? .page : .none
        do {
            return try await api.send(
                CampusRequest<HTTPResponse>(
                    url: url, method: method, query: [], body: body, headers: headers,
                    // A page without TLS may be public. The session sends neither cookies nor tickets to it.
                    confidentiality: Origin(url)?.isEncrypted == false ? .open : nil, isBrowsing: true, signIn: way, client: self))
        } catch let error as DanXiError where error.code == .notSignedIn && !hasAccount {
            throw DanXiError.notSignedIn
        }
    }
}
