// Generated from interface/errors.toml by `make generate`; do not edit.

/// The reason for a failed call. The raw values are those of the C interface (`danxi_status`).
package enum ErrorCode: Int32, Sendable, CaseIterable {
    /// A parameter, option or configuration value is missing, unknown, of the wrong type or out of range. The
    /// message names the parameter, option or key.
    case invalidArgument = 1

    /// The session, result or task is NULL, closed or already freed.
    case invalidHandle = 2

    /// The string is not a JSON object: it is not UTF-8, has a duplicate key, is nested too deeply, or has a
    /// syntax error. The message names the line and column.
    case invalidJson = 3

    /// No method has this name. `danxi_schema` lists all methods.
    case unknownMethod = 4

    /// The session was closed during the call.
    case closed = 5

    /// The process was forked after the library had started its threads, or while another thread was in a
    /// function of the library. Threads do not survive a fork. The library starts its threads with the first
    /// call, or when a session with a store of the program is opened. Fork before that, or use the library in
    /// the child only after exec.
    case forked = 6

    /// The call was cancelled.
    case cancelled = 7

    /// The call did not finish in time. The option `timeout_ms` and `network.timeout_ms` set the maximum
    /// duration.
    case timeout = 8

    /// The server could not be reached, or the connection was lost.
    case network = 9

    /// The TLS handshake failed, or the server's certificate is not trusted, or a secret would have been sent
    /// over plain http. To trust a private certificate authority, set `network.ca_file`. If the system has no
    /// certificate authorities, as in small containers, install the package ca-certificates.
    case tls = 10

    /// The response is larger than `network.max_response_bytes`.
    case tooLarge = 11

    /// The call needs a signed-in account. The session has none, or its sign-in has expired: sign in again.
    case notSignedIn = 12

    /// The server does not accept this password for the account.
    case wrongPassword = 13

    /// The account does not exist.
    case notRegistered = 14

    /// The account does not have permission for the request.
    case forbidden = 15

    /// The requested object does not exist, or no longer exists.
    case notFound = 16

    /// The server rejected the request. The message contains the server's message; `detail.server_message`
    /// and `detail.server_code` hold the server's own words, and `detail.fields` its messages about single
    /// fields.
    case rejected = 17

    /// The server received too many requests. `retry_after_ms` is the time to wait, if the server specified
    /// it.
    case rateLimited = 18

    /// The server failed with a 5xx status.
    case serverFailure = 19

    /// The response does not have the documented form: other JSON, HTML, or nothing. The message names the
    /// request and the invalid part of the body. The server has changed, or a proxy or captive portal has
    /// answered instead of the server.
    case unexpectedResponse = 20

    /// The option `cache` was `only`, and no value is cached.
    case notCached = 21

    /// A file below `store.path` cannot be read or written, or must not be trusted. The message names the
    /// file, the reason and what the call has done despite the error, such as signing in without storing the
    /// tokens.
    case storage = 22

    /// Memory ran out, or the process has too many threads or file descriptors.
    case outOfMemory = 23

    /// A bug in the library. Report it with the message.
    case `internal` = 24

    /// An HTML page does not contain the part that the library reads. Either the site has changed its layout,
    /// or it sent a sign-in or maintenance page instead. The message names the service, the CSS selector and
    /// the page, and contains a redacted excerpt. Update libdanxi, or report the message.
    case pageChanged = 25

    /// The campus sign-in asks for the characters of a captcha. `detail.challenge` is a `CampusChallenge`
    /// with the image as a data URL. Answer with `campus.answer_challenge`.
    case captchaRequired = 26

    /// The campus sign-in asks for a second factor. `detail.challenge.methods` lists the available methods.
    /// Choose one and answer with `campus.answer_challenge`.
    case secondFactorRequired = 27

    /// The university requires a step in a browser first, such as a new password or a phone number. Complete
    /// it at https://id.fudan.edu.cn, then sign in again.
    case accountSetupRequired = 28

    /// The university refuses the password because it is too weak. Change it in a browser, then sign in
    /// again.
    case weakPassword = 29

    /// The server is under maintenance. The message quotes the server.
    case maintenance = 30

    /// The campus account is locked, usually after too many wrong passwords. Wait, or unlock it in a browser.
    case accountLocked = 31

    /// The session's account changed during the call, because another call signed in or out. Nothing was sent
    /// in the new account's name. Check which account is signed in, then repeat the call if it is still
    /// needed.
    case accountChanged = 32

    /// The site asks for something that only a browser can do, such as a script check or a confirmation on a
    /// phone. Complete that step in a browser. `campus.import_cookies` takes over a sign-in that was made in
    /// a browser.
    case browserRequired = 33

    /// An interceptor of this program refused the request or its response. `detail.reason` is the reason of
    /// the interceptor, and `detail.exchange` is the `id` of the request in the interceptor's callbacks.
    case vetoed = 34

    /// The configuration does not allow a request to this host or its address: `network.local_addresses` or
    /// `network.url_hosts`. Nothing was sent to the host.
    case hostDenied = 35

    /// The session cannot be parked now: a call or a stream has not ended, or results wait in its queue.
    case busy = 36

    /// The session cannot be parked without being signed out: its sign-in is not in the store. Sign in with
    /// `remember`, sign out, or close the session.
    case notRemembered = 37

    /// Whether the same call can succeed later without any change.
    package var isRetryable: Bool { [.timeout, .network, .rateLimited, .serverFailure, .outOfMemory, .maintenance, .busy].contains(self) }

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
        case .accountChanged: "account_changed"
        case .browserRequired: "browser_required"
        case .vetoed: "vetoed"
        case .hostDenied: "host_denied"
        case .busy: "busy"
        case .notRemembered: "not_remembered"
        }
    }
}
