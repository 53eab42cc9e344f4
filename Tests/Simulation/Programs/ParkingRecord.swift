import Calls

/// A session that a program has parked, and opened again after a time. Times are in nanoseconds.
package final class ParkingRecord: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    package let process: Int
    /// The number of the process's start.
    package let launch: Int
    /// The place in the order of all events at which the program began to park the session.
    package let start: Int
    package let parked: Moment
    /// The requests of the process that were under way when the session was parked.
    package let requests: Int
    /// The files, connections and references that the session still had after a long time. Nil if it was opened again before.
    package internal(set) var left: Leftovers?
    /// The moment at which the session was open again. Nil before.
    package internal(set) var opened: Moment?

    /// The state of a process when its session was parked, or open again.
    package struct Moment: Sendable {
        /// The place in the order of all events.
        package let place: Int
        package let time: Int
        /// The accounts of the session.
        package let accounts: CallAccounts
        /// The numbers of commands that the Redis server has received until then, and of failures of the process's connections to it.
        package let commands: Int
        package let failures: Int
    }

    package struct Leftovers: Sendable {
        package let files: [String]
        package let hasSession: Bool
        /// The number of connections to Redis. Nil while they are kept.
        package let connections: Int?
    }

    init(process: SimulatedProcess, start: Int, parked: Moment, requests: Int) {
        (self.process, launch, self.start, self.parked, self.requests) = (process.number, process.launch, start, parked, requests)
    }
}
