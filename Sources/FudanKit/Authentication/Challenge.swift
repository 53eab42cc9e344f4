import Errors
import JSON

/// A challenge that waits for the user's answer, with the sign-in that met it.
struct Challenge: Sendable {
    /// How long it can be answered.
    static let validity: Duration = .seconds(600)

    let id: String
    let kind: ChallengeRequired
    /// The sign-in to continue.
    let target: SignInTarget
    let expires: ContinuousClock.Instant
    /// The second factor that a code was sent for.
    var method: SecondFactorMethod?

    init(_ kind: ChallengeRequired, target: SignInTarget) {
        id = "\(String(UInt64.random(in: .min ... .max), radix: 36))\(String(UInt64.random(in: .min ... .max), radix: 36))"
        self.kind = kind
        self.target = target
        expires = .now + Self.validity
    }

    var entity: CampusChallenge {
        switch kind {
        case .captcha(let image, _):
            CampusChallenge(id: id, kind: .captcha, image: image, methods: nil, method: nil)
        case .secondFactor(let methods, _):
            CampusChallenge(
                id: id, kind: .secondFactor, image: nil, methods: methods.map { CampusChallengeMethod(id: $0.id, name: $0.name) },
                method: method?.id)
        }
    }

    /// The error of a call that meets the challenge.
    var error: DanXiError {
        let (code, message): (ErrorCode, String) =
            switch kind {
            case .captcha:
                (
                    .captchaRequired,
                    "The university's sign-in requires a captcha. Show the image to the user, and pass its characters to campus.answer_challenge."
                )
            case .secondFactor where method != nil:
                (.secondFactorRequired, "The university has sent a code for the second factor. Pass it to campus.answer_challenge.")
            case .secondFactor:
                (
                    .secondFactorRequired,
                    "The university's sign-in requires a second factor. Choose a method with campus.answer_challenge, or confirm in a browser at https://id.fudan.edu.cn and then call campus.answer_challenge with `id` only."
                )
            }
        return DanXiError(code, message, detail: .object(["challenge": .object(members)]))
    }

    private var members: [String: JSONValue] {
        let entity = entity
        var members: [String: JSONValue] = ["id": .string(entity.id), "kind": .string(entity.kind.rawValue)]
        members["image"] = entity.image.map { .string($0) }
        members["methods"] = entity.methods.map { methods in
            .array(methods.map { .object(["id": .string($0.id), "name": .string($0.name)]) })
        }
        members["method"] = entity.method.map { .string($0) }
        return members
    }
}
