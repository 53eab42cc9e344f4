import Errors

/// The accounts that a session is signed in with. A call acts for the accounts that the session had when the call started.
package struct CallAccounts: Sendable, Hashable {
    /// The identifier of the community account. Nil if the session is not signed in to the community.
    package let community: String?
    /// The username of the campus account. Nil if the session is not signed in to the campus services.
    package let campus: String?

    package init(community: String? = nil, campus: String? = nil) {
        self.community = community
        self.campus = campus
    }

    package enum Kind: String, Sendable {
        case community
        case campus
    }

    package subscript(kind: Kind) -> String? {
        switch kind {
        case .community: community
        case .campus: campus
        }
    }
}

extension CallContext {
    /// Returns the account that the current call acts for, or nil if the call acts for no account. Outside of a call, returns `present`.
    /// - Parameter present: the account that the session has now, or nil.
    /// - Throws: `account_changed` if the session no longer has the account for which the call was started.
    package static func account(_ kind: CallAccounts.Kind, present: String?) throws(DanXiError) -> String? {
        guard let accounts = current.accounts, accounts[kind] != present else { return present }
        throw .accountChanged(kind)
    }
}

extension DanXiError {
    package static func accountChanged(_ kind: CallAccounts.Kind) -> DanXiError {
        let status = kind == .community ? "account.get_status" : "campus.status"
        return DanXiError(
            .accountChanged,
            "The session's \(kind.rawValue) account changed during the call, because another call signed in or out. Nothing was sent in the new account's name. Call \(status) to check which account is signed in, and repeat the call if it is still needed."
        )
    }
}
