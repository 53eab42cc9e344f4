import Text

/// A person who is signed in to a site.
struct SiteVisitor {
    let person: UniversityPerson
    let session: IssuedSecret
}

/// A site behind the sign-in. It takes tickets, and keeps sign-ins by a cookie. Like the real sites, it sets a new cookie for a browser
/// without a valid one.
class SiteHost: UniversityHost {
    let name: String
    let cookie: String
    let cookieAttributes: String
    unowned let university: SimulatedUniversity

    init(_ university: SimulatedUniversity, _ name: String, cookie: String, attributes: String = "Path=/; HttpOnly") {
        (self.university, self.name, self.cookie, cookieAttributes) = (university, name, cookie, attributes)
    }

    // MARK: Rules of a site

    /// Returns the response to a request of a signed-in person. Nil if there is no such page.
    func page(_ request: UniversityRequest, _ visitor: SiteVisitor) -> ServerResponse? { nil }

    /// Returns the response to a request without a sign-in. Nil if the request needs a sign-in.
    func publicPage(_ request: UniversityRequest) -> ServerResponse? { nil }

    func askToSignIn(_ request: UniversityRequest) -> ServerResponse { UniversityResponse.redirect(signInURL(request)) }

    /// The URL to which the sign-in server sends the browser with a ticket.
    func callback(_ request: UniversityRequest) -> String { request.url }

    /// The URL to which the site redirects a browser with a valid ticket.
    func destination(_ request: UniversityRequest) -> String { request.urlWithoutTicket }

    func takesTicket(_ request: UniversityRequest) -> Bool { true }

    /// Returns the response to a request with a valid ticket.
    func welcome(_ request: UniversityRequest) -> ServerResponse { UniversityResponse.redirect(destination(request)) }

    func forwards(_ request: UniversityRequest) -> Bool { false }

    // MARK: Requests

    final func answer(_ request: UniversityRequest) -> ServerResponse {
        let ticket = request.parameter("ticket").isEmpty ? request.field("ticket") : request.parameter("ticket")
        if !ticket.isEmpty, takesTicket(request) { return redeem(ticket, request) }
        if let visitor = visitor(request) {
            guard let response = page(request, visitor) else { return UniversityResponse.notFound }
            university.truth.reads.append(
                UniversityRead(time: request.time, account: visitor.person.number, host: name, path: request.path))
            return response
        }
        return (publicPage(request) ?? askToSignIn(request)).settingCookie(cookie, "guest\(university.office.random())", cookieAttributes)
    }

    final func signInURL(_ request: UniversityRequest) -> String {
        let entry = university.settings.classicHosts.contains(name) ? ClassicHost.entry : NeoHost.entry
        return entry + callback(request).urlEncoded()
    }

    private func visitor(_ request: UniversityRequest) -> SiteVisitor? {
        guard let value = request.cookie(cookie), let session = university.office.accept(.session, value, for: name, request),
            let person = university.person(session.owner)
        else { return nil }
        return SiteVisitor(person: person, session: session)
    }

    private func redeem(_ ticket: String, _ request: UniversityRequest) -> ServerResponse {
        guard let person = university.tickets.redeem(ticket, for: request.url, request) else {
            return UniversityResponse.page(403, title: "Application Not Authorized", "<p>票据校验失败，ticket 不存在或已使用。</p>")
        }
        let session = university.office.issue(
            .session, to: person.number, for: name, time: request.time, lifetime: university.sessionLifetime(of: name), isSingleUse: false)
        return welcome(request).settingCookie(cookie, session.value, cookieAttributes)
    }
}
