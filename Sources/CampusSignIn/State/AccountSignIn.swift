import Networking

/// The sign-in of one account: the identity of the account, the cookies, and the entered sites. A session without an account
/// has a sign-in without an identity.
final class AccountSignIn: Sendable {
    /// The identity of the account. Nil if no account is signed in.
    let identity: CampusIdentity?
    let jar: CookieJar
    let passwords = PasswordGate()
    let entries = SiteEntries()

    init(_ identity: CampusIdentity?, jar: CookieJar = CookieJar()) {
        self.identity = identity
        self.jar = jar
    }
}
