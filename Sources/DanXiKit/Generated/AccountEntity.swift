// Generated from interface/account.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The state of a session's sign-in to the community.
package struct AccountStatus: JSONCodable, APIParsable, Hashable {
    /// Whether the session has tokens. This is not checked with the server, which may have revoked them.
    package let signedIn: Bool
    /// Identifier of the account. `nil` if the session is not signed in.
    package let accountId: Int?
    /// Whether a file below `store.path` holds tokens of this account, so that later sessions are signed in.
    package let remembered: Bool
    /// When the access token expires, 30 minutes after it was issued. It is refreshed automatically. `nil` if
    /// the session is not signed in.
    package let accessExpiresAt: Timestamp?
    /// When the refresh token expires, 30 days after it was issued. Unless a call refreshes it before then, a
    /// new sign-in is needed. `nil` if the session is not signed in.
    package let refreshExpiresAt: Timestamp?

    package init(signedIn: Bool, accountId: Int?, remembered: Bool, accessExpiresAt: Timestamp?, refreshExpiresAt: Timestamp?) {
        self.signedIn = signedIn
        self.accountId = accountId
        self.remembered = remembered
        self.accessExpiresAt = accessExpiresAt
        self.refreshExpiresAt = refreshExpiresAt
    }

    package init(json: JSONElement) throws(JSONError) {
        signedIn = try json.value("signed_in")
        accountId = try json.optional("account_id")
        remembered = try json.value("remembered")
        accessExpiresAt = try json.optional("access_expires_at")
        refreshExpiresAt = try json.optional("refresh_expires_at")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("signed_in", signedIn)
        object.set("account_id", accountId)
        object.set("remembered", remembered)
        object.set("access_expires_at", accessExpiresAt)
        object.set("refresh_expires_at", refreshExpiresAt)
        return object.finish()
    }
}
