import Errors

/// A receiver of a response body. It takes the body piece by piece, so that libcurl's network thread need not hold the whole body in
/// memory.
///
/// The functions are called one after the other, on the network thread or, with a client of the host program, by the task of the request.
/// They must not block.
package protocol ByteSink: AnyObject, Sendable {
    /// Number of bytes that the sink has from earlier requests. They count as progress of the call.
    var offset: Int { get }
    /// The reason why the sink accepts no more bytes. Nil while it accepts bytes.
    var failure: DanXiError? { get }

    /// Receives the status and headers of each response, before its body. Returns whether the sink takes the body.
    func begin(status: Int, headers: HTTPHeaders) -> Bool

    /// Takes the next bytes of the body.
    /// - Parameter wake: after the result `waiting`, the sink calls `wake` on any thread as soon as it can accept bytes again.
    ///   `take` is then called again with the same bytes.
    func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep
}

package enum ByteSinkStep: Sendable {
    case taken
    case waiting
    /// The transfer ends with ``ByteSink/failure``.
    case failed
}
