import HTTP

/// Where a sign-in to a site starts.
enum VisitStart: Sendable {
    /// A URL to open.
    case url(String)
    /// The sign-in page with which the site answered a request.
    /// - Parameter acceptances: the identity's acceptances when the request was sent.
    case response(HTTPResponse, acceptances: CampusIdentity.Acceptances)
    /// The response to a second factor that the university has accepted, and with it the password.
    case accepted(HTTPResponse)
    /// A page with the answer to its captcha.
    case captcha(VisitedPage, answer: String)
}
