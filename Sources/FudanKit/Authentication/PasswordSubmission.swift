/// A page that asks for the password, with the data needed to submit it.
struct PasswordSubmission: Sendable {
    let page: SignInPage
    let target: SignInTarget
    /// The identity's acceptances when the page was opened.
    let acceptances: CampusIdentity.Acceptances
    /// The characters of the page's captcha, if the user has given them.
    let captcha: String?

    var realm: SignInRealm { if case .classic = page { .classic } else { .neo } }
}

struct Credentials: Sendable {
    let username: String
    let password: String
}
