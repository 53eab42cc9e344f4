import Crypto
import Errors
import Text

/// A hash of the e-mail address of a login, so that the address can be compared without being stored.
struct TokenLogin: Equatable, Sendable {
    let hash: String

    init(hash: String) { self.hash = hash }

    init(email: String) throws(DanXiError) {
        hash = Hex.encode(try SHA2.hash256(of: "danxi login " + email.lowercased()))
    }
}
