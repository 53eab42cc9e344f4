import Errors
import Threads

/// A submission to the university's sign-in that is not repeated for a time: the university has refused it, or it was a one-time code.
struct SpentSecret: Hashable, Sendable {
    enum Kind: String, Sendable {
        /// A wrong password. Both sign-in servers have the same passwords.
        case password
        /// A locked account, with any password.
        case account
        /// A password that one sign-in server has rejected for an unknown reason.
        case submission
        /// A code of a second factor.
        case code

        /// The time for which a secret of this kind is not sent again. The university accepts a code for at most a minute and a half.
        var pause: Duration {
            switch self {
            case .password: .seconds(3600)
            case .account: .seconds(1800)
            case .submission: .seconds(60)
            case .code: .seconds(120)
            }
        }

        /// The error with which the university has refused a secret of this kind. Nil for a code.
        var refusal: ErrorCode? {
            switch self {
            case .password: .wrongPassword
            case .account: .accountLocked
            case .submission: .rejected
            case .code: nil
            }
        }
    }

    let kind: Kind
    /// The account and the parts of the secret, separated by NUL bytes. With the kind, it identifies the secret.
    let text: String

    private init(_ kind: Kind, _ parts: String...) {
        self.kind = kind
        text = parts.joined(separator: "\0")
    }

    init(code: String, of username: String) {
        self.init(.code, username, code)
    }

    /// Returns the secrets of credentials. If one of them is spent, the credentials must not be sent to the sign-in server.
    static func refusals(of credentials: Credentials, by server: SignInServer) -> [SpentSecret] {
        [
            SpentSecret(.account, credentials.username),
            SpentSecret(.password, credentials.username, credentials.password),
            SpentSecret(.submission, credentials.username, credentials.password, server.host),
        ]
    }
}
