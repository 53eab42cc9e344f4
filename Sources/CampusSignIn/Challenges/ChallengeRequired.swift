/// The error that a sign-in throws when it can continue only with an answer from the user.
enum ChallengeRequired: Error, Sendable {
    /// - Parameters:
    ///   - image: the captcha as a data URL (RFC 2397). Nil if the image could not be loaded.
    ///   - page: the page to submit with the answer to the captcha.
    case captcha(image: String?, page: VisitedPage)

    /// - Parameter factor: nil if the sign-in page does not list the methods of the second factor.
    case secondFactor(SecondFactor?)
}
