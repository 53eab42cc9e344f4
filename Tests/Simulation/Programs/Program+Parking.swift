import Calls
import Threads

@testable import Runtime

/// A session that the threads of a program share.
final class OpenSession: @unchecked Sendable {
    // Unchecked: only the thread that has the baton uses the properties.
    let session: Session
    let number: Int
    /// The place in the order of all events at which a thread began to park the session. Nil if no thread parks it.
    var parking: Int?

    init(_ session: Session, number: Int) { (self.session, self.number) = (session, number) }
}

/// The session of a program.
struct CurrentSession: Sendable {
    /// Nil while the session is parked.
    var open: OpenSession?
    /// Whether a thread parks the session, or has parked it and not yet opened it again.
    var isParking = false
    /// Whether the program is about to close its session.
    var isClosing = false
}

extension Program {
    /// Returns the open session. Waits for it while it is parked.
    /// - Parameter number: the number of a session that is being parked, and is not returned.
    func session(after number: Int = 0) -> OpenSession {
        current.wait { state in state.open.flatMap { $0.number > number ? $0 : nil } }
    }

    /// Returns the session that the program closes. No thread parks it any more.
    func lastSession() -> OpenSession {
        current.wait { state in
            guard !state.isParking, let open = state.open else { return nil }
            state.isClosing = true
            return open
        }
    }

    /// Parks the session, and opens it again. Does nothing if another thread parks it, or if the program is about to close it.
    /// - Parameter pause: the time in between, in milliseconds.
    func park(by actor: Actor, pause: Int) {
        let mayPark = current.withLock { state in
            guard !state.isParking, !state.isClosing else { return false }
            state.isParking = true
            return true
        }
        guard mayPark else { return }
        if let (record, session) = parked(by: actor) {
            actor.wait(pause)
            if pause >= Self.restTime { record.left = leftovers(session, after: pause) }
            reopen(record)
        }
        current.withLock { $0.isParking = false }
        current.wakeAll()
    }

    /// The times after which nothing of a parked session is left, and after which its connections to Redis are closed too, in milliseconds.
    private static let (restTime, lingerTime) = (15_000, 75_000)

    private struct ParkedSession {
        weak var session: Session?
    }

    /// Parks the session, and records the call. Returns nil if the session stays open.
    private func parked(by actor: Actor) -> (ParkingRecord, ParkedSession)? {
        let open = session()
        let start = (time: stage.scheduler.now, place: stage.nextPlace())
        open.parking = start.place
        do {
            try open.session.park()
        } catch {
            open.parking = nil
            actor.recordParking(CallResult(error), start: start)
            return nil
        }
        let record = ParkingRecord(
            process: process, start: start.place, parked: moment(of: open.session), requests: stage.internet.atATime(process.launch))
        stage.record(record)
        actor.recordParking(CallResult(), start: start)
        current.withLock { $0.open = nil }
        return (record, ParkedSession(session: open.session))
    }

    private func leftovers(_ parked: ParkedSession, after pause: Int) -> ParkingRecord.Leftovers {
        ParkingRecord.Leftovers(
            files: stage.files[process.launch]?.openPaths ?? [], hasSession: parked.session != nil,
            connections: pause >= Self.lingerTime ? stage.redisTraffic.connections(of: process.launch) : nil)
    }

    /// Opens the parked session. After an error, such as that of a disk, tries again.
    private func reopen(_ record: ParkingRecord) {
        while !hasOpened() { World.current.threads.sleep(for: .seconds(1)) }
        record.opened = moment(of: session().session)
        stage.log("\(process.number) opened its parked session")
    }

    private func moment(of session: Session) -> ParkingRecord.Moment {
        ParkingRecord.Moment(
            place: stage.nextPlace(), time: stage.scheduler.now, accounts: session.services.accounts,
            commands: stage.redis.commands.count, failures: stage.redisTraffic.failures.count { $0.client == process.launch })
    }
}
