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
        ) { session, arguments in
            Outcome(
                try await AccountAPI.login(
                    session.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    remember: arguments.value("remember"),
                    reuse: arguments.value("reuse")
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
        Method(
            "account.send_verification_code",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await AccountAPI.sendVerificationCode(session.community.client, email: arguments.value("email")))
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
        ) { session, arguments in
            Outcome(
                try await AccountAPI.register(
                    session.community.client,
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
        ) { session, arguments in
            Outcome(
                try await AccountAPI.resetPassword(
                    session.community.client,
                    email: arguments.value("email"),
                    password: arguments.value("password"),
                    verification: arguments.value("verification"),
                    remember: arguments.value("remember")
                ))
        },
        Method("account.get_quiz", parameters: [Parameter("version", .integer(1...Int.max)), .timeoutMs]) { session, arguments in
            Outcome(try await AccountAPI.getQuiz(session.community.client, version: arguments.optional("version")))
        },
        Method(
            "account.answer_quiz",
            parameters: [
                Parameter("answers", .list(of: .object, count: 1...Int.max), isRequired: true),
                Parameter("version", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await AccountAPI.answerQuiz(
                    session.community.client,
                    answers: arguments.requiredEntities("answers"),
                    version: arguments.optional("version")
                ))
        },
        Method("account.reload_quiz", parameters: [.timeoutMs]) { session, _ in
            try await AccountAPI.reloadQuiz(session.community.client)
            return Outcome()
        },
        Method("account.get_current_user", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await AccountAPI.getCurrentUser(session.community.client))
        },
        Method(
            "account.get_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await AccountAPI.getUser(session.community.client, id: arguments.value("id")))
        },
        Method(
            "account.modify_user",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("nickname", .string(length: 1...32), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await AccountAPI.modifyUser(
                    session.community.client,
                    id: arguments.value("id"),
                    nickname: arguments.value("nickname")
                ))
        },
        Method("account.list_administrators", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await AccountAPI.listAdministrators(session.community.client))
        },
        Method(
            "account.close_account",
            parameters: [
                Parameter("email", .string(length: 3...64), isRequired: true),
                Parameter("password", .string(length: 8...Int.max), isRequired: true, isSecret: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await AccountAPI.closeAccount(
                    session.community.client,
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
        ) { session, arguments in
            try await AccountAPI.closeUser(session.community.client, id: arguments.value("id"))
            return Outcome()
        },
    ]
}
