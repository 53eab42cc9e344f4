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

    /// To register the address.
    package static let register = VerificationScope(rawValue: "register")
    /// To set a new password for the account that has the address.
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
    package let signedIn: Bool
    /// Identifier of the account. `nil` if the session is not signed in.
    package let accountId: Int?
    /// Whether a file below `store.path` holds tokens of this account, so that later sessions are signed in.
    package let remembered: Bool
    /// When the access token expires, 30 minutes after it was issued. It is refreshed automatically. `nil` if
    /// the session is not signed in.
    package let accessExpiresAt: Timestamp?
    /// When the refresh token expires, 30 days after it was issued. Unless a call refreshes it before then, a
    /// new sign-in is needed. `nil` if the session is not signed in.
    package let refreshExpiresAt: Timestamp?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("signed_in", signedIn)
        object.set("account_id", accountId)
        object.set("remembered", remembered)
        object.set("access_expires_at", accessExpiresAt)
        object.set("refresh_expires_at", refreshExpiresAt)
        return object.finish()
    }
}

/// The outcome of a request for a verification code.
package struct EmailVerification: JSONCodable, APIParsable, Hashable {
    /// Whether an account has this address.
    package let registered: Bool
    /// Purpose of the code. It depends on whether the address is registered.
    package let scope: VerificationScope
    /// The server's message for people.
    package let message: String

    package init(json: JSONElement) throws(JSONError) {
        registered = try json.value("registered")
        scope = try json.value("scope")
        message = try json.value("message")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("registered", registered)
        object.set("scope", scope)
        object.set("message", message)
        return object.finish()
    }
}

/// The quiz about the community's rules, which must be passed before the first post.
package struct Quiz: JSONCodable, APIParsable, Hashable {
    /// Version of the questions, for `account.answer_quiz`.
    package let version: Int
    /// Questions. All of them must be answered.
    package let questions: [QuizQuestion]

    package init(json: JSONElement) throws(JSONError) {
        version = try json.value("version")
        questions = try json.list("questions")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("version", version)
        object.set("questions", questions)
        return object.finish()
    }
}

/// A question of the quiz.
package struct QuizQuestion: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Kind of the question.
    package let type: QuizQuestionType
    /// Group: `required` or `optional`. It does not matter for the answers.
    package let group: String
    /// Text of the question.
    package let question: String
    /// Options. Their order differs each time.
    package let options: [String]

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        type = try json.value("type")
        group = try json.value("group")
        question = try json.value("question")
        options = try json.list("options")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("type", type)
        object.set("group", group)
        object.set("question", question)
        object.set("options", options)
        return object.finish()
    }
}

/// The answer to a question of the quiz.
package struct QuizAnswer: JSONCodable, APIParsable, Hashable {
    /// Identifier of the question.
    package let id: Int
    /// Texts of the chosen options, in any order.
    package let answer: [String]

    package init(id: Int, answer: [String]) {
        self.id = id
        self.answer = answer
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id", in: 1...)
        answer = try json.list("answer")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("answer", answer)
        return object.finish()
    }
}

/// The outcome of a quiz.
package struct QuizResult: JSONCodable, APIParsable, Hashable {
    /// Whether all answers are right. If so, the account may post from now on.
    package let correct: Bool
    /// Identifiers of the questions whose answers are wrong. `nil` if all are right.
    package let wrongQuestionIds: [Int]?
    /// The server's message for people.
    package let message: String

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("correct", correct)
        object.set("wrong_question_ids", wrongQuestionIds)
        object.set("message", message)
        return object.finish()
    }
}

/// An account of the community, as the person and administrators see it.
package struct AccountUser: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Nickname. Other people never see it.
    package let nickname: String
    /// Whether the account is an administrator's.
    package let isAdmin: Bool
    /// Time of registration.
    package let joinedTime: Timestamp
    /// Time of the last sign-in or refresh. `nil` if the server does not send it.
    package let lastLogin: Timestamp?
    /// Whether the person has passed the quiz.
    package let hasAnsweredQuestions: Bool

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        nickname = try json.value("nickname")
        isAdmin = try json.value("is_admin")
        joinedTime = try json.value("joined_time")
        lastLogin = try json.optional("last_login")
        hasAnsweredQuestions = try json.value("has_answered_questions")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("nickname", nickname)
        object.set("is_admin", isAdmin)
        object.set("joined_time", joinedTime)
        object.set("last_login", lastLogin)
        object.set("has_answered_questions", hasAnsweredQuestions)
        return object.finish()
    }
}
