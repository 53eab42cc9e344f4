import Crypto
import Errors
import Text

/// Recognizes the e-mail address of a login again without storing it.
struct TokenLogin: Equatable, Sendable {
    let hash: String

    init(hash: String) { self.hash = hash }

    init(email: String) throws(DanXiError) {
        hash = Hex.encode(try SHA2.hash256(of: "danxi login " + email.lowercased()))
    }
}
