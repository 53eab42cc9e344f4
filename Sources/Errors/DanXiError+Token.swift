extension DanXiError {
    /// The error for a token that no call of a watched method with the same parameters has returned.
    package static func foreignToken(_ method: String) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "\(method): `since`: is not a token of this method and these parameters. Pass the `token` of an earlier result, or leave it out."
        )
    }
}
