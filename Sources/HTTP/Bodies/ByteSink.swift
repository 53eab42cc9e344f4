import Errors

/// Receives the body of a response piece by piece, so that it is not held in memory.
///
/// The network thread calls the functions, one after the other. They must not block.
package protocol ByteSink: AnyObject, Sendable {
    /// Number of bytes that the sink has from earlier requests, for the progress of the call.
    var offset: Int { get }
    /// The reason why the sink accepts no more bytes. Nil while it accepts bytes.
    var failure: DanXiError? { get }

    /// Called with the status and headers of each response, before its body. Returns whether the sink takes the body.
    func begin(status: Int, headers: HTTPHeaders) -> Bool

    /// - Parameter wake: if the result is `waiting`, the sink calls this on any thread when it can accept bytes again. The
    ///   function is then called with the same bytes.
    func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep
}

package enum ByteSinkStep: Sendable {
    case taken
    case waiting
    /// The transfer ends with ``ByteSink/failure``.
    case failed
}
