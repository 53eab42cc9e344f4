// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON

/// The rule for sending requests to hosts of the campus network through WebVPN, the university's gateway.
package enum WebVPNMode: String, JSONString, CaseIterable {
    /// If the session is signed in to the campus: for hosts that cannot be reached directly, and, unless
    /// `network.allow_plain_http` is set, for requests with passwords, tokens or tickets to hosts without
    /// TLS, because WebVPN encrypts them.
    case auto = "auto"
    /// Always, even on the campus network.
    case always = "always"
    /// Never. Outside the campus network, calls that need these hosts fail.
    case never = "never"
}
