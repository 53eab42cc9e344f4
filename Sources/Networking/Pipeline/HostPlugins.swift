import Calls

/// Creates the plugins of the host program for the requests of a call.
package final class HostPlugins: CallAttachment {
    private let make: @Sendable (Bool) -> [any APIPlugin]

    /// - Parameter make: returns the plugins for one request. `isSignIn` says whether the request and its response carry passwords, tokens or
    ///   tickets.
    package init(_ make: @escaping @Sendable (_ isSignIn: Bool) -> [any APIPlugin]) {
        self.make = make
    }

    /// Returns the plugins for one request of the current call.
    static func current(isSignIn: Bool) -> [any APIPlugin] {
        (CallContext.current.attachment as? HostPlugins)?.make(isSignIn) ?? []
    }
}
