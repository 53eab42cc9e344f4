/// A page that asks for the password, and what it takes to answer it.
struct PasswordSubmission: Sendable {
    let page: SignInPage
    let target: SignInTarget
    /// The identity's acceptances when the page was opened.
    let acceptances: CampusIdentity.Acceptances
    /// The answer to the page's challenge, if the user has given one.
    let answer: ChallengeAnswer?

    var realm: SignInRealm { if case .classic = page { .classic } else { .neo } }
}

struct Credentials: Sendable {
    let username: String
    let password: String
}
