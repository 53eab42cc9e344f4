import JSON
import Text

/// A token that the account server has issued.
package struct CommunityToken: Sendable {
    package enum Kind: String, Sendable {
        case access, refresh
    }

    package let text: String
    package let kind: Kind
    /// The number of the account.
    package let account: Int
    /// Seconds since 1970.
    package let issuedAt: Int
    package let expiry: Int
    let generation: Int
    let isAdmin: Bool
    let hasAnsweredQuestions: Bool
    let nickname: String
    let joined: Int

    /// - Parameter serial: a number that no other token has. It stands in place of the signature, which nobody checks, so that all tokens
    ///   differ, even those of the same second.
    init(_ kind: Kind, of account: CommunityAccount, issuedAt: Int, lifetime: Int, serial: Int, asksQuestions: Bool) {
        self.kind = kind
        self.account = account.number
        self.issuedAt = issuedAt
        (expiry, generation) = (issuedAt + lifetime, account.generation)
        isAdmin = account.isAdmin
        hasAnsweredQuestions = account.hasAnsweredQuestions || !asksQuestions
        (nickname, joined) = (account.nickname, account.joined)
        let claims: JSONValue = [
            "iss": .string("user_\(account.number)"), "exp": .integer(expiry), "iat": .integer(issuedAt), "id": .integer(account.number),
            "user_id": .integer(account.number), "uid": .integer(account.number), "type": .string(kind.rawValue),
            "nickname": .string(account.nickname), "joined_time": .string(CommunityTime.text(account.joined)),
            "is_admin": .bool(account.isAdmin), "has_answered_questions": .bool(hasAnsweredQuestions),
        ]
        let header: JSONValue = ["alg": "HS256", "typ": "JWT"]
        let parts = [header.sortedText, claims.sortedText, Array("simulated signature \(serial)".utf8)]
        text = parts.map(Base64.encodeURLSafe).joined(separator: ".")
    }
}
