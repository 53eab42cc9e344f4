import Errors

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "The session is not signed in to the community. Call account.login first.")
}
