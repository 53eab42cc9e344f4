// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let campus: [Method] = [
        Method("campus.login", parameters: ["username", "password", "student_type", "remember"], isCached: false) { session, arguments in
            return Outcome(try await CampusAPI.login(session.campus.client, username: try arguments.required("username"), password: try arguments.required("password"), studentType: try arguments.required("student_type", oneOf: ["undergraduate", "graduate", "staff"]), remember: try arguments.optional("remember")))
        },
        Method("campus.logout", parameters: [], isCached: false) { session, _ in
            return Outcome(try await CampusAPI.logout(session.campus.client))
        },
        Method("campus.status", parameters: [], isCached: false) { session, _ in
            return Outcome(try await CampusAPI.status(session.campus.client))
        },
        Method("campus.answer_challenge", parameters: ["id", "answer", "method"], isCached: false) { session, arguments in
            return Outcome(try await CampusAPI.answerChallenge(session.campus.client, id: try arguments.required("id"), answer: try arguments.optional("answer"), method: try arguments.optional("method")))
        },
    ]
}
