import HTTP
import JSON
import Text

/// A response `{e: 10013, m, d: {login_url}}`, with which a site reports that the request has no valid sign-in. Its status is usually 200,
/// and its media type may be `text/html`, the default of PHP.
/// Some sites send another code, such as `UN_AUTH`, or a message such as `未登录`.
struct SignedOutEnvelope {
    private static let codes = ["10013", "UN_AUTH"]
    private static let phrases = ["未登录", "登录信息已失效", "用户信息已失效", "重新登录"]
    /// Messages that mean a missing sign-in on one host only, by host. On other hosts, the same messages may mean a missing permission.
    private static let phrasesOfHosts = ["booking.fudan.edu.cn": ["无权", "登录"]]

    let code: JSONValue
    let message: String

    private let page: String?

    /// Returns nil for a response that does not ask for a sign-in in this format.
    init?(_ response: HTTPResponse) {
        guard response.body.count < 4096, let body = try? response.withPlainJSON().body, body.bytes.first == UInt8(ascii: "{"),
            let head = try? Head.decode(body),
            Self.codes.contains(head.code) || !["0", "OK"].contains(head.code) && Self.asksForSignIn(head.message, response)
        else { return nil }
        code = Int(head.code).map { .integer($0) } ?? .string(head.code)
        message = head.message
        page = head.page.flatMap { URLReference.resolve($0, against: response.request.url) }
    }

    /// Returns the URL at which the sign-in to the site starts: the entry page of the site. Without an entry page, returns the URL in the
    /// response if this URL belongs to the university, and otherwise a URL of the sign-in server that contains the URL of the request.
    func loginURL(for target: SiteTarget) -> String {
        if let entry = target.signIn.entries.first { return entry }
        if let page, Origin(page)?.isOfUniversity == true { return page }
        return "https://\(SignInServer.neo.host)/idp/authCenter/authenticate?service=\(target.url.urlEncoded())"
    }

    private static func asksForSignIn(_ message: String, _ response: HTTPResponse) -> Bool {
        let phrases = Self.phrases + (response.request.origin.flatMap { phrasesOfHosts[$0.host] } ?? [])
        return phrases.contains { message.contains($0) }
    }

    private struct Head: JSONDecodable {
        let code: String
        let message: String
        let page: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.lenientString("e")
            message = try json.optional("m") ?? ""
            page = (try? json.optional("d") as Data?)?.page
        }
    }

    private struct Data: JSONDecodable {
        let page: String?

        init(json: JSONElement) throws(JSONError) {
            page = try json.optional("login_url", or: "loginUrl")
        }
    }
}
