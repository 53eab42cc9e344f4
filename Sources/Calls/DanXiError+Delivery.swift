import Errors

extension DanXiError {
    /// Returns the error with what is known about its request, and the message extended by what that means for the caller.
    package func following(_ delivery: Delivery?) -> DanXiError {
        guard case .unknown(let consequence) = delivery, !isOutcomeUnknown else { return self }
        var error = self
        error.delivery = delivery
        error.message += " " + consequence
        return error
    }
}
