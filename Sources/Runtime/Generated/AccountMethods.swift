// Generated from interface/account.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let account: [Method] = [
        Method("account.login", parameters: [
            Parameter("email", .string(length: 1...Int.max), isRequired: true),
            Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
            Parameter("remember", .bool, default: .bool(false)),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await AccountAPI.login(
                session.community.client,
                email: try arguments.value("email"),
                password: try arguments.value("password"),
                remember: try arguments.value("remember")
            ))
        },
        Method("account.logout", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await AccountAPI.logout(session.community.client))
        },
        Method("account.refresh_token", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await AccountAPI.refreshToken(session.community.client))
        },
        Method("account.get_status", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await AccountAPI.getStatus(session.community.client))
        },
    ]
}
