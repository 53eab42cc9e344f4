import Dispatch

/// The session's callback thread: runs what the host asked to be told, one after the other.
final class CallbackQueue: Sendable {
    private let queue = DispatchQueue(label: "danxi.callbacks")
    private static let mark = DispatchSpecificKey<ObjectIdentifier>()

    init() {
        queue.setSpecific(key: Self.mark, value: ObjectIdentifier(self))
    }

    func run(_ work: @escaping @Sendable () -> Void) {
        queue.async {
            if Library.mayCallBack { work() }
        }
    }

    /// Waits until all that was to run has run; called by one of them, it does not wait.
    func drain() {
        if DispatchQueue.getSpecific(key: Self.mark) != ObjectIdentifier(self) { queue.sync {} }
    }
}
