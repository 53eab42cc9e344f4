/// Thrown when a sign-in needs an answer from the user before it can continue.
enum ChallengeRequired: Error, Sendable {
    /// - Parameters:
    ///   - image: a data URL (RFC 2397). Nil if the image could not be loaded.
    ///   - page: the page to submit with the answer.
    case captcha(image: String?, page: VisitedPage)

    /// - Parameter factor: nil if the sign-in page did not say which methods it offers.
    case secondFactor(SecondFactor?)
}
