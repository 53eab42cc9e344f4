import HTTP
import JSON

/// A response as an interceptor sees and changes it. If the request has failed, the interceptor's members make up a new response.
struct ResponseView: Sendable {
    private let request: HTTPRequest
    private let response: HTTPResponse?
    private let view: SecretView
    private let hidesContents: Bool

    init(_ response: HTTPResponse?, to request: HTTPRequest, _ view: SecretView) {
        self.request = request
        self.response = response
        self.view = view
        hidesContents = view.hidesContents(of: response, to: request)
    }

    /// The response in JSON. Nil if the request has no response.
    var json: JSONValue? {
        guard let response else { return nil }
        var members: [String: JSONValue] = ["status": .integer(response.status)]
        members["headers"] = HeaderView.json(response.headers) { view.masks($0, of: request, hidesContents: hidesContents) }
        if hidesContents {
            members["body_omitted"] = .string("secret")
        } else {
            BodyView.add(response.body.bytes, to: &members)
        }
        return .object(members)
    }

    /// Returns the response with the values of the given members. Missing members, and masked headers whose given value is the mask, keep
    /// their values.
    func replacing(_ members: [String: JSONValue]) throws(InvalidMember) -> HTTPResponse {
        var status = response?.status
        var headers = response?.headers ?? [:]
        var body = response?.body ?? PaddedBytes()
        for (name, value) in members {
            switch (name, value) {
            case ("status", .integer(let number)) where 200...599 ~= number: status = number
            case ("headers", .object(let fields)):
                try HeaderView.change(&headers, to: fields) { view.masks($0, of: request, hidesContents: hidesContents) }
            case ("body", _), ("body_base64", _): body = PaddedBytes(try BodyView.bytes(value, of: name) ?? [])
            // An interceptor cannot change this member.
            case ("body_omitted", .string): continue
            default:
                throw InvalidMember(
                    "the member `\(name.prefix(100))` of the response is unknown, or its value (\(value.kind)) is not allowed")
            }
        }
        guard let status else { throw InvalidMember("there was no response, so `status` (200 to 599) is needed") }
        return HTTPResponse(
            request: response?.request ?? request, status: status, headers: headers, body: body, redirectURL: response?.redirectURL,
            firstRedirectURL: response?.firstRedirectURL)
    }
}
