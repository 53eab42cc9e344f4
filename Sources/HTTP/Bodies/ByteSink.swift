import Errors

/// Takes the body of a response piece by piece, in place of memory.
///
/// The network thread calls the functions, one after the other. They must not block.
package protocol ByteSink: AnyObject, Sendable {
    /// Number of bytes that the sink has from earlier requests, for the progress of the call.
    var offset: Int { get }
    /// The reason why the sink takes no more bytes.
    var failure: DanXiError? { get }

    /// Called with the head of each response, before its body. Returns whether the sink takes the body.
    func begin(status: Int, headers: HTTPHeaders) -> Bool

    /// - Parameter wake: if the result is `waiting`, to be called on any thread when there is room again. The same bytes are then offered
    ///   again.
    func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep
}

package enum ByteSinkStep: Sendable {
    case taken
    case waiting
    /// The transfer ends with ``ByteSink/failure``.
    case failed
}
