// Generated from interface/account.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The purpose of a verification code. A server may send other values.
package struct VerificationScope: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Registration of an account with the address.
    package static let register = VerificationScope(rawValue: "register")
    /// A new password for the account that has the address.
    package static let reset = VerificationScope(rawValue: "reset")
}

/// The kind of a quiz question. A server may send other values.
package struct QuizQuestionType: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// One option is right.
    package static let singleSelection = QuizQuestionType(rawValue: "single-selection")
    /// One or more options are right, and all of them must be chosen.
    package static let multiSelection = QuizQuestionType(rawValue: "multi-selection")
    /// One of the options `true` and `false` is right.
    package static let trueOrFalse = QuizQuestionType(rawValue: "true-or-false")
}

/// The state of a session's sign-in to the community.
package struct AccountStatus: JSONCodable, APIParsable, Hashable {
    /// Whether the session has tokens. This is not checked with the server, which may have revoked them.
    package var signedIn: Bool
    /// Identifier of the account. `nil` if the session is not signed in.
    package var accountId: Int?
    /// Whether `store.path` or `store.url` holds tokens of this account, so that later sessions are signed
    /// in.
    package var remembered: Bool
    /// Time at which the access token expires, 30 minutes after it was issued. Expired access tokens are
    /// refreshed automatically. `nil` if the session is not signed in.
    package var accessExpiresAt: Timestamp?
    /// Time at which the refresh token expires, 30 days after it was issued. Unless a call refreshes the
    /// tokens before then, a new sign-in is needed. `nil` if the session is not signed in.
    package var refreshExpiresAt: Timestamp?

    package init(signedIn: Bool, accountId: Int?, remembered: Bool, accessExpiresAt: Timestamp?, refreshExpiresAt: Timestamp?) {
        self.signedIn = signedIn
        self.accountId = accountId
        self.remembered = remembered
        self.accessExpiresAt = accessExpiresAt
        self.refreshExpiresAt = refreshExpiresAt
    }

    package init(json: JSONElement) throws(JSONError) {
        signedIn = try json.value("signed_in")
        accountId = try json.optional("account_id")
        remembered = try json.value("remembered")
        accessExpiresAt = try json.optional("access_expires_at")
        refreshExpiresAt = try json.optional("refresh_expires_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("signed_in", signedIn)
            json.set("account_id", accountId)
            json.set("remembered", remembered)
            json.set("access_expires_at", accessExpiresAt)
            json.set("refresh_expires_at", refreshExpiresAt)
        }
    }
}

/// The outcome of a request for a verification code.
package struct EmailVerification: JSONCodable, APIParsable, Hashable {
    /// Whether an account has this address.
    package var registered: Bool
    /// Purpose of the code. It depends on whether the address is registered.
    package var scope: VerificationScope
    /// The server's message for people.
    package var message: String

    package init(json: JSONElement) throws(JSONError) {
        registered = try json.value("registered")
        scope = try json.value("scope")
        message = try json.value("message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("registered", registered)
            json.set("scope", scope)
            json.set("message", message)
        }
    }
}

/// The quiz about the community's rules, which must be passed before the first post.
package struct Quiz: JSONCodable, APIParsable, Hashable {
    /// Version of the questions, for `account.answer_quiz`.
    package var version: Int
    /// Questions. All of them must be answered.
    package var questions: [QuizQuestion]
    /// Numbers of questions of each group.
    package var spec: QuizSpec

    package init(json: JSONElement) throws(JSONError) {
        version = try json.value("version")
        questions = try json.list("questions")
        spec = try json.value("spec")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("version", version)
            json.set("questions", questions)
            json.set("spec", spec)
        }
    }
}

/// The rules by which the questions of a quiz are chosen.
package struct QuizSpec: JSONCodable, APIParsable, Hashable {
    /// Number of questions that a person must answer.
    package var numberOfQuestions: Int
    /// Number of questions of the group `optional` that a person must answer. -1 if the server sends all
    /// questions of this group.
    package var numberOfOptionalQuestions: Int
    /// Number of questions about the university that a person must answer. `nil` if the server does not send
    /// it.
    package var numberOfCampusQuestions: Int?
    /// Whether the questions are in the order in which they were written. Otherwise, their order differs each
    /// time.
    package var inOrder: Bool

    package init(json: JSONElement) throws(JSONError) {
        numberOfQuestions = try json.value("number_of_questions")
        numberOfOptionalQuestions = try json.value("number_of_optional_questions")
        numberOfCampusQuestions = try json.optional("number_of_campus_questions")
        inOrder = try json.value("in_order")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("number_of_questions", numberOfQuestions)
            json.set("number_of_optional_questions", numberOfOptionalQuestions)
            json.set("number_of_campus_questions", numberOfCampusQuestions)
            json.set("in_order", inOrder)
        }
    }
}

/// A question of the quiz.
package struct QuizQuestion: JSONCodable, APIParsable, Hashable {
    /// Identifier of the question, for `QuizAnswer`.
    package var id: Int
    /// Kind of the question.
    package var type: QuizQuestionType
    /// Group: `required` or `optional`. The group has no effect on the answers.
    package var group: String
    /// Text of the question.
    package var question: String
    /// Options. Their order differs each time.
    package var options: [String]

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        type = try json.value("type")
        group = try json.value("group")
        question = try json.value("question")
        options = try json.list("options")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("type", type)
            json.set("group", group)
            json.set("question", question)
            json.set("options", options)
        }
    }
}

/// The answer to a question of the quiz.
package struct QuizAnswer: JSONCodable, APIParsable, Hashable {
    /// Identifier of the question.
    package var id: Int
    /// Texts of the chosen options, in any order.
    package var answer: [String]

    package init(id: Int, answer: [String]) {
        self.id = id
        self.answer = answer
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id", in: 1...)
        answer = try json.list("answer")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("answer", answer)
        }
    }
}

/// The outcome of a quiz.
package struct QuizResult: JSONCodable, APIParsable, Hashable {
    /// Whether all answers are right. If so, the account may post from now on.
    package var correct: Bool
    /// Identifiers of the questions whose answers are wrong. `nil` if all are right.
    package var wrongQuestionIds: [Int]?
    /// The server's message for people.
    package var message: String

    package init(correct: Bool, wrongQuestionIds: [Int]?, message: String) {
        self.correct = correct
        self.wrongQuestionIds = wrongQuestionIds
        self.message = message
    }

    package init(json: JSONElement) throws(JSONError) {
        correct = try json.value("correct")
        wrongQuestionIds = try json.optional("wrong_question_ids")
        message = try json.value("message")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("correct", correct)
            json.set("wrong_question_ids", wrongQuestionIds)
            json.set("message", message)
        }
    }
}

/// An account of the community, as the person and administrators see it.
package struct AccountUser: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account, for `account.get_user`.
    package var id: Int
    /// Nickname. Other people never see it.
    package var nickname: String
    /// Whether the account is an administrator's.
    package var isAdmin: Bool
    /// Time of registration.
    package var joinedTime: Timestamp
    /// Time of the last sign-in or refresh. `nil` if the server does not send it.
    package var lastLogin: Timestamp?
    /// Whether the person has passed the quiz.
    package var hasAnsweredQuestions: Bool

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        nickname = try json.value("nickname")
        isAdmin = try json.value("is_admin")
        joinedTime = try json.value("joined_time")
        lastLogin = try json.optional("last_login")
        hasAnsweredQuestions = try json.value("has_answered_questions")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("nickname", nickname)
            json.set("is_admin", isAdmin)
            json.set("joined_time", joinedTime)
            json.set("last_login", lastLogin)
            json.set("has_answered_questions", hasAnsweredQuestions)
        }
    }
}
