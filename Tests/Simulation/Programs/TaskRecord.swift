/// An asynchronous call or a stream, and the callbacks that it has had.
package final class TaskRecord: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let process: SimulatedProcess
    package let method: String
    package let isStream: Bool
    /// The callbacks: the place in the order of all events, and the number of the error or 0.
    package private(set) var callbacks: [(place: Int, status: Int)] = []
    /// The texts that a stream has delivered, in order.
    package var items: [String] = []

    init(process: SimulatedProcess, method: String, isStream: Bool) {
        (self.process, self.method, self.isStream) = (process, method, isStream)
    }

    func receive(_ status: Int, at place: Int) { callbacks.append((place, status)) }
}
