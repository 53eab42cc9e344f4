import HTTP
import JSON
import Text

/// A request as an interceptor sees and changes it.
struct RequestView: Sendable {
    private let request: HTTPRequest
    private let view: SecretView
    private let hidesContents: Bool

    init(_ request: HTTPRequest, _ view: SecretView) {
        self.request = request
        self.view = view
        hidesContents = view.hidesContents(of: request)
    }

    private var url: String { hidesContents ? String(request.url.prefix { $0 != "?" && $0 != "#" }) : request.url }

    /// The method, the URL and the effect, without headers and body.
    var summary: JSONValue { .object(head) }

    var json: JSONValue {
        var members = head
        members["headers"] = HeaderView.json(request.headers) { view.masks($0, of: request, hidesContents: hidesContents) }
        if let body = request.body {
            if hidesContents { members["body_omitted"] = .string("secret") } else { BodyView.add(body, to: &members) }
        } else if request.stream != nil {
            members["body_omitted"] = .string("streamed")
        }
        return .object(members)
    }

    private var head: [String: JSONValue] {
        ["method": .string(request.method.rawValue), "url": .string(url), "effect": .string(request.effect.name)]
    }

    /// Returns the request with the values of the given members. Missing members, and masked headers whose given value is the mask, keep
    /// their values.
    func replacing(_ members: [String: JSONValue]) throws(InvalidMember) -> HTTPRequest {
        var changed = request
        for (name, value) in members {
            switch (name, value) {
            case ("method", .string(let text)): try Self.set(method: text, of: &changed)
            case ("url", .string(let text)):
                guard text != url else { continue }
                guard let origin = Origin(text), ["http", "https"].contains(origin.scheme) else {
                    throw InvalidMember("`url` is not an absolute http or https URL")
                }
                changed.url = text
            case ("headers", .object(let fields)):
                try HeaderView.change(&changed.headers, to: fields) { view.masks($0, of: request, hidesContents: hidesContents) }
            case ("body", _), ("body_base64", _):
                changed.body = try BodyView.bytes(value, of: name).map { SecretBytes($0) }
                changed.stream = nil
            // An interceptor cannot change these members.
            case ("effect", .string), ("body_omitted", .string): continue
            default:
                throw InvalidMember(
                    "the member `\(name.prefix(100))` of the request is unknown, or its value (\(value.kind)) is not allowed")
            }
        }
        return changed
    }

    private static func set(method text: String, of request: inout HTTPRequest) throws(InvalidMember) {
        guard let method = HTTPMethod(rawValue: text) else {
            throw InvalidMember("`method` must be one of \(HTTPMethod.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard method != request.method else { return }
        request.method = method
        // A request that was a read and becomes a write must not be sent twice.
        if request.effect == .safe { request.effect = method.defaultEffect }
    }
}

extension HTTPRequest.Effect {
    var name: String {
        switch self {
        case .safe: "safe"
        case .idempotent: "idempotent"
        case .once: "once"
        case .singleUse: "single_use"
        }
    }
}
