import Errors
import JSON
import Threads

/// A challenge that waits for an answer, and the sign-in that the answer continues.
struct Challenge: Sendable {
    /// The time for which a challenge can be answered.
    static let validity: Duration = .seconds(600)

    let id: String
    let kind: ChallengeRequired
    /// The request whose sign-in the answer continues.
    let target: SiteTarget
    let expires: Instant

    init(_ kind: ChallengeRequired, target: SiteTarget) {
        id =
            "\(String(World.current.random(in: UInt64.min ... .max), radix: 36))\(String(World.current.random(in: UInt64.min ... .max), radix: 36))"
        self.kind = kind
        self.target = target
        expires = .now + Self.validity
    }

    var entity: CampusChallenge {
        switch kind {
        case .captcha(let image, _):
            CampusChallenge(id: id, kind: .captcha, image: image, methods: nil, method: nil)
        case .secondFactor(let factor):
            CampusChallenge(
                id: id, kind: .secondFactor, image: nil,
                methods: (factor?.methods ?? []).map { CampusChallengeMethod(id: $0.id, name: $0.name, isSupported: $0.isSupported) },
                method: factor?.supported?.id)
        }
    }

    /// The error with which calls fail until the challenge is answered.
    var error: DanXiError { error(because: nil) }

    /// - Parameter reason: a sentence with the reason why an answer was refused. Nil if no answer was refused.
    func error(because reason: String?) -> DanXiError {
        let (code, message): (ErrorCode, String) =
            switch kind {
            case .captcha:
                (
                    .captchaRequired,
                    "The university's sign-in requires a captcha. Show the image to the user, and pass its characters to campus.answer_challenge."
                )
            case .secondFactor(let factor?) where factor.supported != nil:
                (
                    .secondFactorRequired,
                    "\(target.host) requires a second factor. Pass a code of the user's authenticator app to campus.answer_challenge, or the app's secret to campus.login as `totp_secret`."
                )
            case .secondFactor(let factor):
                (
                    .browserRequired,
                    "\(target.host) requires a second factor that libdanxi cannot answer\(Self.list(factor?.methods ?? [])). Sign in to \(target.startURL.prefix { $0 != "?" }) in a browser, and pass the browser's cookies to campus.import_cookies. Or set up an authenticator app in the security settings at https://id.fudan.edu.cn."
                )
            }
        return DanXiError(
            code, reason.map { "\($0) \(message)" } ?? message, detail: .object(["challenge": .object(members)]))
    }

    private static func list(_ methods: [SecondFactorMethod]) -> String {
        methods.isEmpty ? "" : " (the university offers: \(methods.map(\.id).joined(separator: ", ")))"
    }

    private var members: [String: JSONValue] {
        let entity = entity
        var members: [String: JSONValue] = ["id": .string(entity.id), "kind": .string(entity.kind.rawValue)]
        members["image"] = entity.image.map { .string($0) }
        members["methods"] = entity.methods.map { methods in
            .array(
                methods.map { .object(["id": .string($0.id), "name": .string($0.name), "is_supported": .bool($0.isSupported)]) })
        }
        members["method"] = entity.method.map { .string($0) }
        return members
    }
}
