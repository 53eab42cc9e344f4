import Calls
import Crypto
import Errors
import SQLite
import Text

/// The accounts that an archive belongs to, as hashes: numbers of students are not in an archive.
struct ArchiveOwners: Sendable {
    let community: String?
    let campus: String?

    /// - Parameter server: the base URL of the community's account server. Accounts of different servers may have the same identifier.
    init(_ accounts: CallAccounts, server: String, salt: String) throws(DanXiError) {
        community = try accounts.community.map { account throws(DanXiError) in
            try Self.hash("community \(account) of \(server)", salt)
        }
        campus = try accounts.campus.map { account throws(DanXiError) in try Self.hash("campus \(account)", salt) }
    }

    private static func hash(_ text: String, _ salt: String) throws(DanXiError) -> String {
        Hex.encode(try SlowHash.hash(of: text, salt: Array(salt.utf8)))
    }
}

extension ArchiveTables {
    /// Returns the salt of the owners' hashes. A new archive first gets `salt`.
    func salt(ifNone salt: String, at now: Int) throws -> String {
        try database.run(
            "INSERT INTO archive (id, salt, created_at) VALUES (1, ?, ?) ON CONFLICT DO NOTHING", [.text(salt), .integer(now)])
        return try database.row("SELECT salt FROM archive") { $0.text(0) } ?? salt
    }

    /// Makes the archive belong to the accounts, unless it belongs to others. An account of a second kind is added only by a session that is
    /// signed in to the first one too. Returns whether the archive belongs to the accounts.
    func claim(_ owners: ArchiveOwners) throws -> Bool {
        try database.transaction {
            let known = try database.row("SELECT community_owner, campus_owner FROM archive") { ($0.optionalText(0), $0.optionalText(1)) }
            let pairs = [(known?.0, owners.community), (known?.1, owners.campus)]
            guard pairs.allSatisfy({ $0 == nil || $1 == nil || $0 == $1 }) else { return false }
            guard pairs.allSatisfy({ $0.0 == nil }) || pairs.contains(where: { $0 != nil && $0 == $1 }) else { return false }
            try database.run(
                "UPDATE archive SET community_owner = coalesce(community_owner, ?1), campus_owner = coalesce(campus_owner, ?2)",
                [SQLValue(owners.community), SQLValue(owners.campus)])
            return true
        }
    }
}
