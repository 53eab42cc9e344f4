extension DanXiError {
    /// Returns the error for a watch token that the method has not returned for the same parameters.
    package static func foreignToken(_ method: String) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "\(method): `since` is not a token of this method with these parameters. Pass the `token` of an earlier result, or leave out `since`."
        )
    }
}
