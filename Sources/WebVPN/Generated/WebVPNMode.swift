// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON

/// The rule for sending requests to hosts of the campus network through WebVPN, the university's gateway.
package enum WebVPNMode: String, JSONString, CaseIterable {
    /// If the session is signed in to the campus, requests use WebVPN if the host cannot be reached directly.
    /// Unless `network.allow_plain_http` is set, requests with passwords, tokens or tickets to hosts without
    /// TLS use WebVPN too, because WebVPN encrypts them.
    case auto = "auto"
    /// All requests to these hosts use WebVPN, even on the campus network.
    case always = "always"
    /// No request uses WebVPN. Outside the campus network, calls that need these hosts fail.
    case never = "never"
}
