/// Thrown when a sign-in needs an answer from the user before it can continue.
enum ChallengeRequired: Error, Sendable {
    /// - Parameters:
    ///   - image: a data URL (RFC 2397). Nil if the image could not be loaded.
    ///   - page: the page to submit again with the answer.
    case captcha(image: String?, page: SignInPage)

    /// - Parameters:
    ///   - methods: empty if the user can only confirm in a browser.
    ///   - context: the page to submit the code to. Nil if it takes no code.
    case secondFactor([SecondFactorMethod], context: NeoContext?)
}

/// A way to give a second factor.
struct SecondFactorMethod: Sendable, Equatable {
    let id: String
    let name: String
    /// The `authChainCode` that the university expects with it.
    let chain: String
}

enum ChallengeAnswer: Sendable {
    case captcha(String)
    case code(String, SecondFactorMethod)
}
