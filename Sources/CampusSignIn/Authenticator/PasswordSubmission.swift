/// A page that asks for the password, with the data needed to submit it.
struct PasswordSubmission: Sendable {
    let page: VisitedPage
    let target: SiteTarget
    /// The identity's acceptances when the page was opened.
    let acceptances: CampusIdentity.Acceptances
    /// The characters of the page's captcha, if the user has given them.
    let captcha: String?

    var server: SignInServer { if case .classic = page { .classic } else { .neo } }
}
