extension DanXiError {
    /// Returns the error for a watch token that this method has not returned for these parameters.
    package static func foreignToken(_ method: String) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "\(method): `since` is not a token of this method with these parameters. Pass the `token` of an earlier result, or leave it out."
        )
    }
}
