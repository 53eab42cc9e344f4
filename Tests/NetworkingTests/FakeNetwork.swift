import Errors
import HTTP
import Synchronization
import Threads

@testable import Networking

/// A network without sockets. A test sets what its transfers report.
final class FakeNetwork: Network {
    let group = FakeGroup()
    private let wakeUpCount = Mutex(0)
    private let cutting = Mutex<@Sendable () -> Void>({})

    /// The number of calls of ``wakeUp()``.
    var wakeUps: Int { wakeUpCount.withLock { $0 } }

    /// Sets what ``cut()`` calls.
    func whenCutting(_ action: @escaping @Sendable () -> Void) { cutting.withLock { $0 = action } }

    func begin(mayConnect: Bool) {}
    func cut() { cutting.withLock { $0 }() }
    func count(_ transfers: Int) {}
    func wakeUp() { wakeUpCount.withLock { $0 += 1 } }
    func wait(_ timeout: Duration, _ act: (UInt32, SocketEvent) -> Void) {}
    func makeGroup(_ number: UInt32, _ settings: ConnectionSettings) -> (any TransferGroup)? { group }
    func returnMemory() {}
}

/// The transfers of a ``FakeNetwork``. All of them have the same handle.
///
/// The class is `@unchecked Sendable`, because one test uses it at a time.
final class FakeGroup: TransferGroup, @unchecked Sendable {
    let handle = FakeHandle()
    var due: Instant?
    var isBroken = false
    /// The numbers of connections that the group was asked to keep.
    var keptConnections: [Int] = []
    var isClosed = false
    /// The transfers that have finished at the next event.
    var finished: [FinishedTransfer] = []

    func makeHandle(for job: CurlJob) throws(DanXiError) -> any TransferHandle { handle }
    func keep(connections: Int) { keptConnections.append(connections) }
    func act(on event: SocketEvent) -> [FinishedTransfer] { finished }
    func runTimer() -> [FinishedTransfer] { finished }
    func close() { isClosed = true }
}

/// The handle of a ``FakeGroup``.
final class FakeHandle: TransferHandle {
    var hasMemory = true
    var stops = 0
    var status = 200
    var contentLength = -1
    var receivedCount = 0
    var redirectURL: String?
    var address: IPAddress?
    var refusedAddress: IPAddress?
    var reason: String?
    var bytesOfConnection: UInt64 = 0

    func prepare(_ transfer: CurlTransfer) throws(DanXiError) {}
    func start() -> Bool { hasMemory }
    func stop() { stops += 1 }
    func resume() {}
}
