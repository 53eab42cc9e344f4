import HTTP

/// The start of a sign-in to a site.
enum VisitStart: Sendable {
    /// A URL to open.
    case url(String)
    /// The sign-in page with which the site answered a request.
    /// - Parameter acceptances: number of times each sign-in server had accepted the password when the request was sent.
    case response(HTTPResponse, acceptances: CampusIdentity.Acceptances)
    /// The response to an accepted second factor. The university has then accepted the password too.
    case accepted(HTTPResponse)
    /// A page that asks for the password and a captcha, and the characters that the user read in the captcha.
    case captcha(VisitedPage, answer: String)
}
