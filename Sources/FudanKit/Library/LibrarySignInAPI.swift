import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// The sign-in to the account of a reader: OAuth at https://fdulib.a-lsp.com, which relies on the campus sign-in.
///
/// The URLs of this sign-in contain single-use codes, and one URL contains the password. Messages therefore show these URLs without their
/// query.
enum LibrarySignInAPI {
    private static let server = "https://fdulib.a-lsp.com"
    private static let oauth = "\(server)/open-api/openapi/oauth2"
    private static let catalog = "https://opac.fudan.edu.cn"
    private static let tenant: HTTPHeaders = ["Accept": "application/json", "tenant-id": "fdulib"]
    private static let parameters = [
        QueryItem("response_type", "code"), QueryItem("loginType", "member"), QueryItem("client_id", "rfid"), QueryItem("target", "true"),
        QueryItem("redirect_uri", "\(catalog)/#/redirect"),
    ]

    static func signIn(_ authenticator: CampusAuthenticator) async throws -> LibraryToken {
        let username = try authenticator.username
        let client = authenticator.client
        _ = try await client.get("\(server)/authServer/?\(parameters.urlEncoded())", headers: ["Referer": "\(catalog)/"])
        let query = try await LibraryCallback.query(of: try await startURL(client), authenticator)
        let opened: OpenToken = try await exchange(client, "authCallBack?\(query)", tenant)
        var headers = tenant
        headers["openToken"] = opened.value
        let code = try await authorizationCode(client, headers)
        return try await token(client, code: code, username: username)
    }

    /// `POST /open-api/openapi/oauth2/getClientParams`
    /// - Returns: the URL at which the campus sign-in starts.
    private static func startURL(_ client: BrowserClient) async throws -> String {
        var headers = tenant
        headers["Origin"] = server
        let payload = JSONValue.object(Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, .string($0.value)) }))
        let response = try await client.post("\(oauth)/getClientParams", payload: payload, headers: headers)
        let url = try GatewayEnvelope<String>.parse(try accepted(response)).value
        guard Origin(url)?.scheme == "https" else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) returned no https URL for the sign-in. If this persists, the library system has changed: update libdanxi, or report this message."
            )
        }
        return url
    }

    /// `GET /open-api/openapi/oauth2/authorize`. At the first sign-in of an account, the access is confirmed with `GET …/doConfirm`.
    private static func authorizationCode(_ client: BrowserClient, _ headers: HTTPHeaders) async throws -> String {
        let query = parameters.urlEncoded()
        var authorization: Authorization = try await exchange(client, "authorize?\(query)", headers)
        if authorization.redirectURI == nil {
            _ = try GatewayAcceptance.parse(try accepted(try await client.get("\(oauth)/doConfirm?\(query)", headers: headers, once: true)))
            authorization = try await exchange(client, "authorize?\(query)", headers)
        }
        guard let code = authorization.code else {
            throw DanXiError(
                .unexpectedResponse,
                "GET \(oauth)/authorize returned no code. If this persists, the library system has changed: update libdanxi, or report this message."
            )
        }
        return code
    }

    /// `GET https://fdulspgw.fudan.edu.cn/alsp/open-api/openapi/oauth2/getToken`
    private static func token(_ client: BrowserClient, code: String, username: String) async throws -> LibraryToken {
        let query = [QueryItem("client_id", "rfid"), QueryItem("code", code), QueryItem("grant_type", "authorization_code")]
        let response = try await client.get(
            "https://fdulspgw.fudan.edu.cn/alsp/open-api/openapi/oauth2/getToken?\(query.urlEncoded())",
            headers: ["Accept": "application/json", "Origin": catalog, "Referer": "\(catalog)/"], once: true)
        let issued = try GatewayEnvelope<IssuedToken>.parse(try accepted(response)).value
        return LibraryToken(accessToken: issued.value, username: username, expiresIn: issued.seconds)
    }

    private static func exchange<Value: JSONDecodable>(_ client: BrowserClient, _ path: String, _ headers: HTTPHeaders) async throws
        -> Value
    {
        try GatewayEnvelope<Value>.parse(try accepted(try await client.get("\(oauth)/\(path)", headers: headers, once: true))).value
    }

    private static func accepted(_ response: HTTPResponse) throws -> HTTPResponse {
        guard response.isSuccess else { throw HTTPRefusal.campusError(response) }
        return response
    }
}

private struct OpenToken: JSONDecodable {
    let value: String

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("openToken", length: 1...)
    }
}

private struct Authorization: JSONDecodable {
    let redirectURI: String?

    init(json: JSONElement) throws(JSONError) {
        redirectURI = json.optionalText("redirectUri")
    }

    /// The parameter `code` in the fragment of the URL: `https://opac.fudan.edu.cn/#/redirect?code=…`
    var code: String? {
        redirectURI?.split { "?#&".contains($0) }.first { $0.hasPrefix("code=") }?.dropFirst(5).percentDecoded
    }
}

private struct IssuedToken: JSONDecodable {
    let value: String
    let seconds: Int?

    init(json: JSONElement) throws(JSONError) {
        value = try json.value("access_token", length: 1...)
        seconds = json.optionalInt("expires_in")
    }
}
