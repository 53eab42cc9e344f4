// Generated from interface/campus.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let campus: [Method] = [
        Method("campus.login", parameters: [
            Parameter("username", .string(length: 1...Int.max), isRequired: true),
            Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
            Parameter("student_type", .choice(["undergraduate", "graduate", "staff"]), isRequired: true),
            Parameter("remember", .bool, default: .bool(false)),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await CampusAPI.login(
                session.campus.client,
                username: try arguments.value("username"),
                password: try arguments.value("password"),
                studentType: try arguments.value("student_type"),
                remember: try arguments.value("remember")
            ))
        },
        Method("campus.logout", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await CampusAPI.logout(session.campus.client))
        },
        Method("campus.status", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await CampusAPI.status(session.campus.client))
        },
        Method("campus.answer_challenge", parameters: [
            Parameter("id", .string(), isRequired: true),
            Parameter("answer", .string()),
            Parameter("method", .string()),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await CampusAPI.answerChallenge(
                session.campus.client,
                id: try arguments.value("id"),
                answer: try arguments.optional("answer"),
                method: try arguments.optional("method")
            ))
        },
    ]
}
