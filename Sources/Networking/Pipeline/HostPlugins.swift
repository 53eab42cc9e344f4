import Calls

/// A factory of the host program's plugins, which a call carries as its attachment.
package final class HostPlugins: CallAttachment {
    private let make: @Sendable (Bool) -> [any APIPlugin]

    /// - Parameter make: returns the plugins for one request. `isSignIn` is true if the request or its response carries passwords, tokens
    ///   or tickets.
    package init(_ make: @escaping @Sendable (_ isSignIn: Bool) -> [any APIPlugin]) {
        self.make = make
    }

    /// Returns the plugins for one request of the current call.
    static func current(isSignIn: Bool) -> [any APIPlugin] {
        (CallContext.current.attachment as? HostPlugins)?.make(isSignIn) ?? []
    }
}
