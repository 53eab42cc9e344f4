import CampusSignIn
import HTTP
import Networking

/// A request for JSON with a personal token.
struct ElearningRequest: APIRequest {
    typealias Response = HTTPResponse

    static let signIn = SiteSignIn.entry("\(ElearningClient.base)/login/cas", challenges: true)
    /// Without a language, messages to visitors who are not signed in are Arabic.
    static let headers: HTTPHeaders = ["Accept": "application/json", "Accept-Language": "zh-CN"]

    let baseURL: String
    let token: String
    let path = ""
    let isProtected = true

    var headers: HTTPHeaders {
        var headers = Self.headers
        headers["Authorization"] = "Bearer \(token)"
        return headers
    }

    var confidentiality: HTTPRequest.Confidentiality { .host(of: ElearningClient.base) }

    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        if ElearningRefusal.isMissingSignIn(response) { throw ElearningRefusal.invalidToken(response) }
        try ElearningRefusal.check(response)
        return try response.withPlainJSON()
    }
}
