import Networking
import Synchronization
import Threads

/// The places of the asynchronous calls of a session. Of each method, a limited number of calls work at the same time. Further calls wait
/// in the order of their start, without a task: a task with its suspended functions needs about ten times the memory.
///
/// A call gives up its place at its end, or earlier if it waits for something other than a response (``CallPlace``). If no call of a method
/// has left its place for ``patience`` while others wait, all calls of the method lose their places, because they may all wait for a server
/// that does not respond, or for a file or a callback that is stuck.
package final class CallPlaces: Sendable {
    typealias Begin = @Sendable () -> Void

    private let limit: Int
    private let state = Mutex(State())

    fileprivate struct State: Sendable {
        var lines: [ObjectIdentifier: Line] = [:]
        /// The positions of the calls that wait or have a place, by the numbers of the calls.
        var positions: [Int: Position] = [:]
        var isClosed = false
    }

    /// The calls of one method.
    fileprivate struct Line: Sendable {
        var queue: LimitedQueue<Waiter>
        /// The number of calls that have left their places.
        var leftCount = 0
        /// Whether a timer of ``watch(_:_:)`` is set.
        var isWatched = false
    }

    fileprivate struct Waiter: Sendable {
        let number: Int
        let begin: Begin
    }

    fileprivate struct Position: Sendable {
        let line: ObjectIdentifier
        /// The ticket of a call that waits. Nil for a call that has a place.
        let ticket: LimitedQueue<Waiter>.Ticket?
    }

    /// The number of places for each method in a world. A simulated world has few, so that calls wait.
    package enum Limit: WorldKey {
        package static func makeValue() -> Int { NetworkConfiguration.defaultMaxRequestsPerServer }
    }

    /// A multiple of the usual response time of a server.
    private static let patience = Duration.milliseconds(500)

    /// - Parameter limit: the maximum number of calls of a method that have places at the same time, at least 1.
    init(limit: Int) { self.limit = limit }

    /// Returns whether the call has a place and may begin at once, as all calls may after ``close()``. Otherwise, calls `begin` when the
    /// call gets its place.
    /// - Parameters:
    ///   - number: the number of the call. The call must leave, even if it ends before it has begun.
    ///   - key: the method.
    ///   - begin: must not block. It is called at most once, on any thread.
    func enter(_ number: Int, of key: ObjectIdentifier, _ begin: @escaping Begin) -> Bool {
        let (begins, watched) = state.withLock { state -> (Bool, Int?) in
            if state.isClosed { return (true, nil) }
            let begins = state.enter(Waiter(number: number, begin: begin), key, limit)
            return (begins, begins ? nil : state.lines[key]?.startWatch())
        }
        if let watched { watch(key, watched) }
        return begins
    }

    /// Ends the wait of a call, or lets the next call of its method begin in its place. Does nothing if the call neither waits nor has a
    /// place.
    func leave(_ number: Int) { state.withLock { $0.leave(number, limit) }?() }

    /// Ends the wait of all calls, which then never begin.
    func close() {
        // The closures are released without the lock.
        _ = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state
        }
    }

    /// Sets a timer, which takes the places of the calls of a method if none of them has left until then, and if others wait.
    private func watch(_ key: ObjectIdentifier, _ leftCount: Int) {
        Timers.shared.add(at: .now + Self.patience) { [self] in
            let (begins, watched) = state.withLock { state -> ([Begin], Int?) in
                let begins = state.lines[key]?.leftCount == leftCount ? state.takePlaces(key, limit) : []
                state.lines[key]?.isWatched = false
                return (begins, state.lines[key]?.startWatch())
            }
            if !begins.isEmpty { _ = World.detached { for begin in begins { begin() } } }
            if let watched { watch(key, watched) }
        }
    }
}

extension CallPlaces.Line {
    /// Returns the number of calls that have left, if calls wait and no timer is set. Nil otherwise.
    fileprivate mutating func startWatch() -> Int? {
        guard queue.hasWaiting, !isWatched else { return nil }
        isWatched = true
        return leftCount
    }
}

extension CallPlaces.State {
    fileprivate mutating func enter(_ waiter: CallPlaces.Waiter, _ key: ObjectIdentifier, _ limit: Int) -> Bool {
        let ticket = lines[key, default: CallPlaces.Line(queue: LimitedQueue(limit: limit))].queue.enter(waiter)
        positions[waiter.number] = CallPlaces.Position(line: key, ticket: ticket)
        return ticket == nil
    }

    /// Removes a call. Returns the function that begins the next call of its method, if this call gets its place now.
    fileprivate mutating func leave(_ number: Int, _ limit: Int) -> CallPlaces.Begin? {
        guard let position = positions.removeValue(forKey: number) else { return nil }
        defer { if positions.isEmpty, positions.capacity > 64 { forgetBurst(limit) } }
        if let ticket = position.ticket {
            lines[position.line]?.queue.remove(ticket)
            return nil
        }
        lines[position.line]?.leftCount += 1
        guard let next = lines[position.line]?.queue.leave() else { return nil }
        positions[next.number] = CallPlaces.Position(line: position.line, ticket: nil)
        return next.begin
    }

    /// Takes the places of a method's calls. Returns the functions that begin the waiting calls that get places now.
    fileprivate mutating func takePlaces(_ key: ObjectIdentifier, _ limit: Int) -> [CallPlaces.Begin] {
        guard let waiters = lines[key]?.queue.removeWaiting() else { return [] }
        for (number, position) in positions where position.line == key { positions[number] = nil }
        lines[key]?.queue = LimitedQueue(limit: limit)
        var begins: [CallPlaces.Begin] = []
        for waiter in waiters where enter(waiter, key, limit) { begins.append(waiter.begin) }
        return begins
    }

    /// Frees the memory of many calls after the last of them.
    private mutating func forgetBurst(_ limit: Int) {
        positions = [:]
        for key in lines.keys { lines[key]?.queue = LimitedQueue(limit: limit) }
    }
}
