/// An account of the community.
package final class CommunityAccount {
    package let number: Int
    package let email: String
    package internal(set) var password: String
    package let isAdmin: Bool
    package internal(set) var nickname = "user"
    package internal(set) var isActive = true
    package internal(set) var hasAnsweredQuestions: Bool
    /// Microseconds since 1970.
    let joined: Int
    var lastLogin: Int
    /// Tokens of an earlier generation are revoked.
    var generation = 0
    /// The second at which the newest tokens were issued.
    var issuedAt = 0

    /// The number as the library names the account.
    package var identifier: String { String(number) }

    init(number: Int, email: String, password: String, isAdmin: Bool, hasAnsweredQuestions: Bool, joined: Int) {
        (self.number, self.email, self.password, self.isAdmin) = (number, email, password, isAdmin)
        (self.hasAnsweredQuestions, self.joined, lastLogin) = (hasAnsweredQuestions, joined, joined)
    }
}
