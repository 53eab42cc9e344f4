import Errors

extension HTTPRequest {
    /// Method and effect of a request before a redirect changed its method to GET.
    package struct TurnedRequest: Sendable {
        package let method: HTTPMethod
        package let effect: Effect

        package init(method: HTTPMethod, effect: Effect) {
            (self.method, self.effect) = (method, effect)
        }
    }

    /// Whether the request may have changed something on the server if its response is lost. Also true for the request that follows a
    /// redirect of a write. A GET with a single-use ticket is not a write, because only the ticket can be lost.
    package var isWrite: Bool {
        let (method, effect) = original
        return effect == .once || effect == .singleUse && method != .get
    }

    /// The possible effect of a write whose response is lost, and the remedy.
    package var consequence: String {
        let (method, effect) = original
        return switch (effect, method) {
        case (.singleUse, _): "The password or code may have been used. Do not send it again in a loop."
        case (_, .post): "The request may have taken effect. Check before you send it again."
        case (_, .delete): "The deletion may have taken effect. Check before you send it again."
        default: "The change may have been made. Check before you send it again."
        }
    }

    /// The method and effect before redirects changed them.
    private var original: (method: HTTPMethod, effect: Effect) {
        turnedFrom.map { ($0.method, $0.effect) } ?? (method, effect)
    }
}

extension DanXiError {
    /// Returns the error for `request`, whose response is lost. For a write, the returned error says that the write may have taken effect.
    /// For a read, the error is returned unchanged.
    package func withLostAnswer(to request: HTTPRequest) -> DanXiError {
        guard request.isWrite else { return self }
        return following(.unknown(request.consequence))
    }
}
