import Dispatch

/// Runs the host's callbacks of one session, one at a time.
final class CallbackQueue: Sendable {
    private let queue = DispatchQueue(label: "danxi.callbacks")
    private static let mark = DispatchSpecificKey<ObjectIdentifier>()

    init() {
        queue.setSpecific(key: Self.mark, value: ObjectIdentifier(self))
    }

    func run(_ work: @escaping @Sendable () -> Void) {
        Library.willStartThreads()
        queue.async {
            if Library.mayCallBack { work() }
        }
    }

    /// Waits until all queued callbacks have returned. Returns at once if a callback calls it.
    func drain() {
        if DispatchQueue.getSpecific(key: Self.mark) != ObjectIdentifier(self) { queue.sync {} }
    }
}
