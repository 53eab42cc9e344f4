import Calls
import CampusSignIn
import HTTP

/// The rule that decides which parts of a request and its response an interceptor sees.
struct SecretView: Sendable {
    /// The string that an interceptor sees in place of a header's secret value.
    static let mask = "…"

    /// Whether the interceptor sees everything, even secrets.
    let seesSecrets: Bool
    /// Whether the request belongs to a sign-in.
    let isSignIn: Bool
    private let secrets = CallContext.current.secrets

    /// Returns whether the query and the bodies are left out, because they may carry a password, a token, a ticket or a secret parameter of
    /// the call.
    func hidesContents(of request: HTTPRequest) -> Bool {
        if seesSecrets { return false }
        return isSignIn || request.effect == .singleUse || contains(request.url)
            || request.body.map { contains(String(decoding: $0, as: UTF8.self)) } == true
    }

    /// Returns whether the body of a response is left out. A redirect may have led from a request without secrets to a sign-in, whose
    /// response carries a ticket.
    func hidesContents(of response: HTTPResponse?, to request: HTTPRequest) -> Bool {
        hidesContents(of: request) || !seesSecrets && response?.mayCarryTicket == true
    }

    /// Returns whether the value of a header is replaced by ``mask``.
    func masks(_ header: String, of request: HTTPRequest, hidesContents: Bool) -> Bool {
        let name = header.lowercased()
        if seesSecrets { return false }
        return request.isCredential(name) || ["cookie", "set-cookie", "proxy-authorization"].contains(name)
            || hidesContents && ["location", "referer", "refresh"].contains(name)
    }

    private func contains(_ text: String) -> Bool { secrets.removed(from: text) != text }
}
