import Networking

/// The campus account of a session, with which WebVPN is entered.
package protocol WebVPNAccount: Sendable {
    /// Whether the session has a campus account. WebVPN needs one.
    var isPresent: Bool { get }

    /// The hosts of the university's sign-in, to which servers of the campus network redirect.
    var signInHosts: Set<String> { get }

    /// Returns the sign-in for a request. Nil without an account.
    /// - Parameter isOfCall: whether the sign-in must belong to the account for which the current call was started.
    /// - Throws: `account_changed` if `isOfCall` is true and the session now has another account.
    func signIn(isOfCall: Bool) async throws -> (any WebVPNSignIn)?

    /// Saves changed cookies, if the sign-in is remembered.
    func save() async
}

/// A sign-in of the campus account, which can enter WebVPN.
package protocol WebVPNSignIn: Sendable {
    var jar: CookieJar { get }

    /// Returns the state of the sign-in that starts at a URL of WebVPN.
    func entry(_ url: String) throws -> WebVPNEntry

    /// Enters WebVPN through a URL, or waits for another call that is entering WebVPN.
    /// - Parameter count: number of times WebVPN had been entered before the request. If this number has changed, the method does nothing.
    func enter(_ url: String, after count: Int) async throws
}

/// The state of a sign-in to WebVPN when a request is about to be sent.
package struct WebVPNEntry: Sendable {
    /// Number of times WebVPN was entered.
    let count: Int
    /// Whether a call is entering WebVPN. Requests then wait, because their responses would replace the cookies of the sign-in.
    let isUnderWay: Bool
    /// Whether WebVPN was entered, and the sign-in to it has probably not expired.
    let isCurrent: Bool

    package init(count: Int, isUnderWay: Bool, isCurrent: Bool) {
        self.count = count
        self.isUnderWay = isUnderWay
        self.isCurrent = isCurrent
    }
}
