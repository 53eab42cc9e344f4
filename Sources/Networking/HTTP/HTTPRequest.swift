/// An HTTP request in its final form.
package struct HTTPRequest: Sendable {
    package var method: HTTPMethod
    /// Absolute, percent-encoded URL.
    package var url: String
    package var headers: HTTPHeaders
    package var body: [UInt8]?
    package var effect: Effect
    /// The time limit of this request, if it is shorter than what remains of the call's timeout.
    package var timeLimit: Duration?
    /// The request that was redirected to this one, which has another method.
    package var turnedFrom: TurnedRequest?

    /// - Parameter effect: nil for the default of the method.
    package init(method: HTTPMethod = .get, url: String, headers: HTTPHeaders = [:], body: [UInt8]? = nil, effect: Effect? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.effect = effect ?? method.defaultEffect
    }

    /// The method and the URL without query and fragment, which may be personal: `GET https://forum.fduhole.com/api/divisions`.
    package var place: String { "\(method.rawValue) \(url.prefix { $0 != "?" && $0 != "#" })" }
}

extension HTTPRequest {
    /// The effect of a request on the server, which decides how the request may be sent.
    package enum Effect: Sendable {
        /// Changes nothing. It may be sent again after a failure.
        case safe
        /// Has the same effect when it is sent twice. It may be sent again after a failure.
        case idempotent
        /// Has an effect each time. It is never sent again if the server may have received it, and it uses a fresh connection, because
        /// libcurl repeats a request on a reused connection that turns out to be dead.
        case once
        /// Carries a password or a single-use ticket. In addition to the rules of `once`, it follows no redirect that keeps its body,
        /// and it is not sent again after WebVPN asked for a sign-in.
        case singleUse

        /// Whether the request may be sent again when it is unknown if the server has received it.
        package var isRepeatable: Bool { self == .safe || self == .idempotent }
    }
}
