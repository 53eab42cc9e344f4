import Calendar
import JSON
import Networking

/// The tokens of a signed-in account: JSON Web Tokens that expire after 30 minutes (access) and 30 days (refresh).
struct Token: JSONDecodable, APIParsable, Equatable {
    let access: String
    let refresh: String
    /// Identifier of the account that the tokens were issued to.
    let account: String

    init(json: JSONElement) throws(JSONError) {
        access = try json.value("access")
        refresh = try json.value("refresh")
        guard let account = TokenClaims(access)?.account else {
            throw JSONError("expected a JSON Web Token with the account's identifier").under(key: "access")
        }
        guard TokenClaims(refresh)?.account == account else {
            throw JSONError("expected a JSON Web Token of the same account as `access`").under(key: "refresh")
        }
        self.account = account
    }

    /// Whether the access token has expired, by the clock of this computer.
    var isExpired: Bool { accessExpiry <= WallTime.now.milliseconds / 1000 }

    /// Whether the refresh token has expired, so that a new login is necessary.
    var isRefreshExpired: Bool { (TokenClaims(refresh)?.expiry ?? 0) <= WallTime.now.milliseconds / 1000 }

    /// Returns whether these tokens may be newer than `other`. False if `other` belongs to another account.
    func mayReplace(_ other: Token) -> Bool {
        self != other && account == other.account && accessExpiry >= other.accessExpiry
    }

    /// Returns whether these tokens expire later than `other`.
    func isNewer(than other: Token) -> Bool { accessExpiry > other.accessExpiry }

    /// Time at which the access token expires, in seconds since 1970.
    private var accessExpiry: Int { TokenClaims(access)?.expiry ?? 0 }
}
