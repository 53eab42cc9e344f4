import Errors

extension DanXiError {
    /// Returns the error with the delivery `unknown`, and with the sentences of `delivery` at the end of the message. Returns the error
    /// unchanged if `delivery` is not `unknown`, or if the outcome of the error is already unknown.
    package func following(_ delivery: Delivery?) -> DanXiError {
        guard case .unknown(let consequence) = delivery, !isOutcomeUnknown else { return self }
        var error = self
        error.delivery = delivery
        error.message += " " + consequence
        return error
    }
}
