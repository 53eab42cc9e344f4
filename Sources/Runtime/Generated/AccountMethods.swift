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
                Parameter("reuse", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.login(
                    services.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    remember: arguments.value("remember"),
                    reuse: arguments.value("reuse")
                ))
        },
        Method("account.logout", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await AccountAPI.logout(services.community.client))
        },
        Method("account.refresh_token", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await AccountAPI.refreshToken(services.community.client))
        },
        Method("account.get_status", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await AccountAPI.getStatus(services.community.client))
        },
        Method(
            "account.send_verification_code",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await AccountAPI.sendVerificationCode(services.community.client, email: arguments.value("email")))
        },
        Method(
            "account.register",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                Parameter("password", .string(length: 8...Int.max), isRequired: true, isSecret: true),
                Parameter("verification", .string(length: 1...6), isRequired: true, isSecret: true),
                Parameter("remember", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.register(
                    services.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    verification: arguments.value("verification"),
                    remember: arguments.value("remember")
                ))
        },
        Method(
            "account.reset_password",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                Parameter("password", .string(length: 8...Int.max), isRequired: true, isSecret: true),
                Parameter("verification", .string(length: 1...6), isRequired: true, isSecret: true),
                Parameter("remember", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.resetPassword(
                    services.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    verification: arguments.value("verification"),
                    remember: arguments.value("remember")
                ))
        },
        Method("account.get_quiz", parameters: [Parameter("version", .integer(1...Int.max)), .timeoutMs]) { services, arguments in
            Outcome(try await AccountAPI.getQuiz(services.community.client, version: arguments.optional("version")))
        },
        Method(
            "account.answer_quiz",
            parameters: [
                Parameter("answers", .list(of: .object, count: 1...Int.max), isRequired: true),
                Parameter("version", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.answerQuiz(
                    services.community.client,
                    answers: arguments.requiredEntities("answers"),
                    version: arguments.optional("version")
                ))
        },
        Method("account.reload_quiz", parameters: [.timeoutMs]) { services, _ in
            try await AccountAPI.reloadQuiz(services.community.client)
            return Outcome()
        },
        Method("account.get_current_user", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await AccountAPI.getCurrentUser(services.community.client))
        },
        Method(
            "account.get_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await AccountAPI.getUser(services.community.client, id: arguments.value("id")))
        },
        Method(
            "account.modify_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("nickname", .string(length: 1...32), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.modifyUser(
                    services.community.client,
                    id: arguments.value("id"),
                    nickname: arguments.value("nickname")
                ))
        },
        Method("account.list_administrators", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await AccountAPI.listAdministrators(services.community.client))
        },
        Method(
            "account.close_account",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                Parameter("password", .string(length: 8...Int.max), isRequired: true, isSecret: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await AccountAPI.closeAccount(
                    services.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password")
                ))
        },
        Method(
            "account.close_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await AccountAPI.closeUser(services.community.client, id: arguments.value("id"))
            return Outcome()
        },
    ]
}
