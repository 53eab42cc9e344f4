// Generated from interface/http.toml by `make generate`; do not edit.

import JSON

/// Which requests may be sent to addresses of this computer and its local network.
package enum LocalAddresses: String, JSONString, CaseIterable {
    /// Requests whose URL the program passes. URLs that others have written must not lead there: a redirect
    /// of a public server, and a feed of an imported OPML document.
    case auto = "auto"
    /// All requests.
    case allow = "allow"
    /// None. It is for programs that pass on URLs of others, such as those for agents.
    case deny = "deny"
}
