import JSON

/// The callbacks of the host program before and after each request. The callbacks run on ``HostCalls/threads``.
package struct Interceptor: Sendable {
    /// A callback that asks the program for a decision. The handle identifies the ``Decision``, which the program makes at once, later or
    /// never.
    package typealias Question = @Sendable (_ decision: OpaquePointer?, _ exchange: EncodedJSON) -> Void
    /// A callback that shows an exchange to the program, without asking for an answer.
    package typealias Notice = @Sendable (_ exchange: EncodedJSON) -> Void

    package var prepare: Question?
    package var willSend: Question?
    package var willReceive: Notice?
    package var intercept: Question?
    package var didReceive: Notice?
    /// Whether the callbacks see passwords, tokens, cookies and the bodies of sign-ins.
    package var seesSecrets: Bool

    package init(seesSecrets: Bool) {
        self.seesSecrets = seesSecrets
    }
}
