import Errors

extension DanXiError {
    /// Adds the information that a write may have taken effect: returns the error with this delivery, and with the consequence for the
    /// caller in its message. If no write may have taken effect, or if the error already states one, returns the same error.
    package func following(_ delivery: Delivery?) -> DanXiError {
        guard case .unknown(let consequence) = delivery, !isOutcomeUnknown else { return self }
        var error = self
        error.delivery = delivery
        error.message += " " + consequence
        return error
    }
}
