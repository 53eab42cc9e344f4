import Errors
import JSON
import Networking
import Text

extension CampusAPI {
    private static let university = "fudan.edu.cn"
    /// The page to which the sign-in server redirects if it accepts the imported cookies. Every account may open the page.
    private static let page = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"

    package static func importCookies(
        _ client: CampusClient, cookies: [CampusCookie], username: String, studentType: StudentType, remember: Bool = false
    ) async throws -> CampusImport {
        let state = client.signIn
        try state.requireStore(for: "campus.import_cookies", remember: remember)
        let signIn = state.continued(for: username, studentType: studentType)
        var refused: [RefusedCookie] = []
        for cookie in cookies {
            guard let reason = add(cookie, to: signIn.jar) else { continue }
            refused.append(RefusedCookie(name: cookie.name, domain: cookie.domain, reason: reason))
        }
        guard refused.count < cookies.count else { throw nothingImported(refused) }
        let isLive = await isLive(client.authenticator(signIn))
        let hosts = Set(cookies.map(\.browserCookie).filter { $0.belongs(to: university) }.map(\.host))
        guard isLive != false || !hosts.isSubset(of: [university, SignInServer.neo.host]) else {
            throw DanXiError(
                .notSignedIn,
                "campus.import_cookies: \(SignInServer.neo.host) does not accept the cookies, so the session is unchanged. Sign in with the browser again, then import its cookies."
            )
        }
        try await state.replace("campus.import_cookies", with: signIn, remember: remember)
        return CampusImport(
            imported: cookies.count - refused.count, refused: refused, isLive: isLive, status: try await status(client))
    }

    /// Adds a cookie to a jar. Returns the reason if the cookie is refused, otherwise nil.
    private static func add(_ cookie: CampusCookie, to jar: CookieJar) -> RefusedCookieReason? {
        let cookie = cookie.browserCookie
        guard cookie.belongs(to: university) else { return .foreignDomain }
        if jar.isExpired(cookie) { return .expired }
        return jar.add(cookie) ? nil : .invalid
    }

    /// Checks whether the university accepts the cookies. With valid cookies, the sign-in server redirects to the site of `page`. Otherwise
    /// it responds with a page that asks for the password.
    /// - Returns: nil if the check itself failed, such as without a network.
    private static func isLive(_ authenticator: CampusAuthenticator) async -> Bool? {
        let url = "https://\(SignInServer.neo.host)/authserver/login?service=\(page.urlEncoded())"
        do {
            let response = try await authenticator.client.get(url)
            if response.status >= 500 { return nil }
            return switch try VisitedPage(response) {
            case .landed, .ticket: true
            case .neo, .classic, .refresh: false
            }
        } catch {
            return nil
        }
    }

    private static func nothingImported(_ refused: [RefusedCookie]) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "campus.import_cookies: `cookies`: none of the \(refused.count) cookies was accepted; `detail.refused` has the reasons. Pass the cookies of id.fudan.edu.cn and of \(university), from a browser in which you have just signed in.",
            detail: .object([
                "refused": .array(
                    refused.map {
                        .object(["name": .string($0.name), "domain": .string($0.domain), "reason": .string($0.reason.rawValue)])
                    })
            ]))
    }
}

extension CampusCookie {
    fileprivate var browserCookie: BrowserCookie {
        BrowserCookie(
            name: name, value: value, domain: domain, path: path ?? "/", isSecure: secure ?? true, isHTTPOnly: httpOnly ?? false,
            // Browser tools write 0 or -1 for a cookie without an expiry date. Times after the year 9999 are reduced to the end of that
            // year.
            expires: expires.flatMap { $0 > 0 ? Int(min($0, 253_402_300_799)) : nil })
    }
}
