import Errors

extension DanXiError {
    /// If a write may have taken effect, returns the error with this information, and with the consequence for the caller in the message.
    /// Otherwise, returns the same error.
    package func following(_ delivery: Delivery?) -> DanXiError {
        guard case .unknown(let consequence) = delivery, !isOutcomeUnknown else { return self }
        var error = self
        error.delivery = delivery
        error.message += " " + consequence
        return error
    }
}
