// Generated from interface/account.toml by `make generate`; do not edit.

import JSON
import DanXiKit

extension Method {
    static let account: [Method] = [
        Method("account.login", parameters: ["email", "password", "remember"], isCached: false) { session, arguments in
            return Outcome(try await session.community.accountStore.login(email: try arguments.required("email"), password: try arguments.required("password"), remember: try arguments.optional("remember")))
        },
        Method("account.logout", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.community.accountStore.logout())
        },
        Method("account.refresh_token", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.community.accountStore.refreshToken())
        },
        Method("account.get_status", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.community.accountStore.getStatus())
        },
    ]
}
