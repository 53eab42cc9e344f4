/// An asynchronous call or a stream, and the callbacks that it has had.
package final class TaskRecord: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let process: SimulatedProcess
    package let method: String
    package let isStream: Bool
    /// The place of the start in the order of all events.
    package let place: Int
    /// The callbacks: the place in the order of all events, and the number of the error or 0.
    package private(set) var callbacks: [(place: Int, status: Int)] = []
    package private(set) var isRefused = false
    /// The texts that a stream has delivered, in order.
    package var items: [String] = []

    init(process: SimulatedProcess, method: String, isStream: Bool, place: Int) {
        (self.process, self.method, self.isStream, self.place) = (process, method, isStream, place)
    }

    /// Records that the session was closed, so that the call did not begin.
    func refuse() { isRefused = true }

    func receive(_ status: Int, at place: Int) { callbacks.append((place, status)) }
}
