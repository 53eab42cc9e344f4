// Generated from interface/account.toml by `make generate`; do not edit.

import DanXiKit

extension Method {
    static let account: [Method] = [
        Method(
            "account.login",
            parameters: [
                Parameter("email", .string(length: 1...Int.max), isRequired: true),
                Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
                Parameter("remember", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await AccountAPI.login(
                    session.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    remember: arguments.value("remember")
                ))
        },
        Method("account.logout", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await AccountAPI.logout(session.community.client))
        },
        Method("account.refresh_token", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await AccountAPI.refreshToken(session.community.client))
        },
        Method("account.get_status", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await AccountAPI.getStatus(session.community.client))
        },
    ]
}
