// Generated from interface/campus.toml by `make generate`; do not edit.

import CampusSignIn

extension Method {
    static let campus: [Method] = [
        Method(
            "campus.login",
            parameters: [
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
                Parameter("student_type", .choice(["undergraduate", "graduate", "staff"]), isRequired: true),
                Parameter("remember", .bool, default: .bool(false)),
                Parameter("reuse", .bool, default: .bool(false)),
                Parameter("totp_secret", .string(length: 1...Int.max), isSecret: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CampusAPI.login(
                    services.campus.client,
                    username: arguments.value("username"),
                    password: arguments.value("password"),
                    studentType: arguments.value("student_type"),
                    remember: arguments.value("remember"),
                    reuse: arguments.value("reuse"),
                    totpSecret: arguments.optional("totp_secret")
                ))
        },
        Method("campus.logout", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await CampusAPI.logout(services.campus.client))
        },
        Method("campus.status", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await CampusAPI.status(services.campus.client))
        },
        Method(
            "campus.answer_challenge",
            parameters: [
                Parameter("id", .string(), isRequired: true),
                Parameter("answer", .string(), isSecret: true),
                Parameter("method", .string()),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CampusAPI.answerChallenge(
                    services.campus.client,
                    id: arguments.value("id"),
                    answer: arguments.optional("answer"),
                    method: arguments.optional("method")
                ))
        },
        Method(
            "campus.import_cookies",
            parameters: [
                Parameter("cookies", .list(of: .object, count: 1...Int.max), isRequired: true, secretFields: ["value"]),
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("student_type", .choice(["undergraduate", "graduate", "staff"]), isRequired: true),
                Parameter("remember", .bool, default: .bool(false)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CampusAPI.importCookies(
                    services.campus.client,
                    cookies: arguments.requiredEntities("cookies"),
                    username: arguments.value("username"),
                    studentType: arguments.value("student_type"),
                    remember: arguments.value("remember")
                ))
        },
        Method(
            "campus.fetch",
            parameters: [
                Parameter("url", .url, isRequired: true),
                Parameter("method", .choice(["GET", "POST"])),
                Parameter("form", .list(of: .object)),
                Parameter("json", .any),
                Parameter("headers", .list(of: .object, count: 0...5)),
                Parameter("entry", .url),
                Parameter("format", .choice(["text", "bytes", "json", "elements"]), default: .string("text")),
                Parameter("selector", .string(length: 1...Int.max)),
                Parameter("limit", .integer(1...Int.max)),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await CampusAPI.fetch(
                    services.campus.client,
                    url: arguments.value("url"),
                    method: arguments.optional("method"),
                    form: arguments.entities("form"),
                    json: arguments.optional("json"),
                    headers: arguments.entities("headers"),
                    entry: arguments.optional("entry"),
                    format: arguments.value("format"),
                    selector: arguments.optional("selector"),
                    limit: arguments.optional("limit")
                ))
        },
    ]
}
