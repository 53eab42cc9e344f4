import Errors
import JSON

/// A question that waits for a person's answer, with what it takes to go on.
struct Challenge: Sendable {
    /// How long it is worth waiting for.
    static let validity: Duration = .seconds(600)

    let id: String
    let question: SignInQuestion
    /// Whose sign-in goes on.
    let signIn: SignIn
    let url: String
    let expires: ContinuousClock.Instant
    /// Of a second factor: the way that was chosen.
    var method: SignInQuestion.Method?

    init(_ question: SignInQuestion, signIn: SignIn, url: String) {
        id = "\(String(UInt64.random(in: .min ... .max), radix: 36))\(String(UInt64.random(in: .min ... .max), radix: 36))"
        self.question = question
        self.signIn = signIn
        self.url = url
        expires = .now + Self.validity
    }

    var methods: [SignInQuestion.Method] {
        if case .secondFactor(let methods, _) = question { methods } else { [] }
    }

    var context: NeoContext? {
        switch question {
        case .captcha(_, .neo(let context)), .secondFactor(_, let context?): context
        default: nil
        }
    }

    /// What the user sees of it.
    var entity: CampusChallenge {
        switch question {
        case .captcha(let image, _):
            CampusChallenge(id: id, kind: "captcha", image: image, methods: nil, method: nil)
        case .secondFactor(let methods, _):
            CampusChallenge(
                id: id, kind: "second_factor", image: nil, methods: methods.map { CampusChallengeMethod(id: $0.id, name: $0.name) },
                method: method?.id)
        }
    }

    /// What a call ends with that meets it.
    var error: DanXiError {
        switch question {
        case .captcha:
            DanXiError(
                .captchaRequired,
                "the university's sign-in asks for the characters of a picture: show it, and answer with campus.answer_challenge",
                detail: detail)
        case .secondFactor:
            DanXiError(
                .secondFactorRequired,
                method == nil
                    ? "the university's sign-in asks for a second factor: choose a way with campus.answer_challenge, or confirm in a browser at https://id.fudan.edu.cn and call campus.answer_challenge with the id alone"
                    : "the university has sent a code: answer with campus.answer_challenge",
                detail: detail)
        }
    }

    private var detail: JSONValue {
        let entity = entity
        var members: [String: JSONValue] = ["id": .string(entity.id), "kind": .string(entity.kind)]
        members["image"] = entity.image.map { .string($0) }
        members["methods"] = entity.methods.map { methods in
            .array(methods.map { .object(["id": .string($0.id), "name": .string($0.name)]) })
        }
        members["method"] = entity.method.map { .string($0) }
        return .object(["challenge": .object(members)])
    }
}
