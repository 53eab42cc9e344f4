import Errors

extension HTTPRequest {
    /// A request whose redirect another one follows with the method GET.
    package struct TurnedRequest: Sendable {
        package let method: HTTPMethod
        package let effect: Effect
    }

    /// Whether something may have changed on the server if the answer is lost: it is a write, or it follows the redirect of one.
    /// A GET with a single-use ticket is no write: only the ticket is lost.
    package var isWrite: Bool {
        let (method, effect) = original
        return effect == .once || effect == .singleUse && method != .get
    }

    /// The possible effect of a write whose response is lost, and the remedy.
    var consequence: String {
        let (method, effect) = original
        return switch (effect, method) {
        case (.singleUse, _): "The password or code may have been used: do not send it again in a loop."
        case (_, .post): "It may have been posted: look before you send it again."
        case (_, .delete): "It may have been deleted: look before you send it again."
        default: "The change may have been made: look before you send it again."
        }
    }

    /// The method and effect before redirects changed them.
    private var original: (method: HTTPMethod, effect: Effect) {
        turnedFrom.map { ($0.method, $0.effect) } ?? (method, effect)
    }
}

extension DanXiError {
    /// Returns the error of a request that the server may have received although its answer is lost. An error of a read is returned
    /// unchanged.
    package func withLostAnswer(to request: HTTPRequest) -> DanXiError {
        guard request.isWrite else { return self }
        return following(.unknown(request.consequence))
    }

    /// Returns the error about a response. If a write was redirected to it, it is no answer to the write, which may have taken effect.
    package func about(_ response: HTTPResponse) -> DanXiError {
        response.request.turnedFrom == nil ? self : withLostAnswer(to: response.request)
    }

    /// Returns the error with what is known about its request, and the message extended by what that means for the caller.
    package func following(_ delivery: Delivery?) -> DanXiError {
        guard case .unknown(let consequence) = delivery, !isOutcomeUnknown else { return self }
        var error = self
        error.delivery = delivery
        error.message += " " + consequence
        return error
    }
}
