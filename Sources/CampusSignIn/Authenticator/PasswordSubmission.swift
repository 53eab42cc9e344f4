/// A page that asks for the password, with the data needed to submit the page.
struct PasswordSubmission: Sendable {
    let page: VisitedPage
    let target: SiteTarget
    /// Number of times each sign-in server had accepted the password when the page was opened.
    let acceptances: CampusIdentity.Acceptances
    /// The characters of the page's captcha. Nil if the page has no captcha or the user has not entered the characters.
    let captcha: String?

    var server: SignInServer { if case .classic = page { .classic } else { .neo } }
}
