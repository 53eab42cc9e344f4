// Generated from interface/errors.toml by `make generate`; do not edit.

/// Why a call failed, as the C interface numbers it (`danxi_status`).
package enum ErrorCode: Int32, Sendable, CaseIterable {
    /// A parameter, option or configuration value is missing, unknown, of the wrong type or out of range; the
    /// message names it.
    case invalidArgument = 1

    /// The session, result or task is NULL, closed or already freed.
    case invalidHandle = 2

    /// The text given is not a JSON object: not UTF-8, a duplicate key, nested too deeply, or a syntax error
    /// whose line and column the message names.
    case invalidJson = 3

    /// No method has this name; danxi_schema() lists them all.
    case unknownMethod = 4

    /// The session was closed while the call was under way.
    case closed = 5

    /// The process forked after the library had started its threads, which do not exist in the child: use the
    /// library in the child only after exec, or fork before the first call.
    case forked = 6

    /// danxi_task_cancel ended the call.
    case cancelled = 7

    /// The call's deadline passed before it was done.
    case timeout = 8

    /// The server could not be reached, or the connection broke.
    case network = 9

    /// The server's certificate or the TLS handshake was refused.
    case tls = 10

    /// The answer is larger than network.max_response_bytes.
    case tooLarge = 11

    /// The call needs a signed-in account, and the session has none, or its sign-in has ended: sign in again.
    case notSignedIn = 12

    /// The server does not accept this password for the account.
    case wrongPassword = 13

    /// The server knows no account of this name.
    case notRegistered = 14

    /// The account may not do this.
    case forbidden = 15

    /// What was asked for does not exist, or no longer.
    case notFound = 16

    /// The server found fault with the request; the message is the server's own, and `detail` holds what it
    /// said field by field.
    case rejected = 17

    /// The server asks to slow down; `retry_after_ms` says for how long where the server did.
    case rateLimited = 18

    /// The server failed with a 5xx status.
    case serverFailure = 19

    /// The answer is not of the documented form (other JSON, HTML, nothing at all); the message names the
    /// place. A proxy or portal may be answering in the server's place, or the server has changed.
    case unexpectedResponse = 20

    /// `cache` was `only`, and the store holds no value.
    case notCached = 21

    /// A file below store.path cannot be read or written; the message names it and the system's reason.
    case storage = 22

    /// Memory ran out.
    case outOfMemory = 23

    /// A defect of the library; please report it with the message.
    case `internal` = 24

    /// A page no longer has the part that is read from it; the message names the service, the selector, the
    /// page and a redacted excerpt. The site has changed, or a sign-in or maintenance page answered in its
    /// place: please update libdanxi, or report this.
    case pageChanged = 25

    /// The campus sign-in asks for the characters of a picture: `detail.challenge` holds it as a data URL;
    /// answer with campus.answer_challenge.
    case captchaRequired = 26

    /// The campus sign-in asks for a second factor: `detail.challenge.methods` lists the ways; choose one and
    /// answer with campus.answer_challenge.
    case secondFactorRequired = 27

    /// The campus account must first finish a page of the university's, such as a new password or a telephone
    /// number: do so in a browser at https://id.fudan.edu.cn, then sign in again.
    case accountSetupRequired = 28

    /// The campus sign-in refuses the password as too weak: change it in a browser, then sign in again.
    case weakPassword = 29

    /// The campus system is under maintenance.
    case maintenance = 30

    /// The campus account is locked, mostly after too many wrong passwords: wait, or unlock it in a browser.
    case accountLocked = 31

    /// Whether the same call can succeed later without anything being changed.
    package var isRetryable: Bool { [.timeout, .network, .rateLimited, .serverFailure, .outOfMemory, .maintenance].contains(self) }

    /// The code's name, the same in every language.
    package var name: String { "\(staticName)" }

    package var staticName: StaticString {
        switch self {
        case .invalidArgument: "invalid_argument"
        case .invalidHandle: "invalid_handle"
        case .invalidJson: "invalid_json"
        case .unknownMethod: "unknown_method"
        case .closed: "closed"
        case .forked: "forked"
        case .cancelled: "cancelled"
        case .timeout: "timeout"
        case .network: "network"
        case .tls: "tls"
        case .tooLarge: "too_large"
        case .notSignedIn: "not_signed_in"
        case .wrongPassword: "wrong_password"
        case .notRegistered: "not_registered"
        case .forbidden: "forbidden"
        case .notFound: "not_found"
        case .rejected: "rejected"
        case .rateLimited: "rate_limited"
        case .serverFailure: "server_failure"
        case .unexpectedResponse: "unexpected_response"
        case .notCached: "not_cached"
        case .storage: "storage"
        case .outOfMemory: "out_of_memory"
        case .internal: "internal"
        case .pageChanged: "page_changed"
        case .captchaRequired: "captcha_required"
        case .secondFactorRequired: "second_factor_required"
        case .accountSetupRequired: "account_setup_required"
        case .weakPassword: "weak_password"
        case .maintenance: "maintenance"
        case .accountLocked: "account_locked"
        }
    }
}
