import CCurl
import Glibc
import TestSupport
import Testing
import Threads

@testable import Networking

@Suite("The watchdog of the network thread", .virtualTime, .timeLimit(.minutes(5)))
struct WatchdogTests {
    /// A connection of libcurl's sockets, and its other end.
    private final class Connection {
        private let socket: Int32
        private let peer: Int32

        init(of sockets: CurlSockets) throws {
            let listener = try LoopbackSocket()
            var address = curl_sockaddr()
            (address.family, address.socktype) = (AF_INET, Int32(SOCK_STREAM.rawValue))
            let socket = sockets.open(address)
            var server = LoopbackSocket.address(listener.port)
            let isConnected = withUnsafePointer(to: &server) { server in
                server.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            (self.socket, peer) = (socket, accept(listener.descriptor, nil, nil))
            try #require(isConnected && peer >= 0)
        }

        deinit {
            close(socket)
            close(peer)
        }

        /// Sends bytes from the other end, and reads them.
        func receive(_ count: Int) {
            var rest = count
            while rest > 0 {
                var bytes = [UInt8](repeating: 0, count: min(rest, 4096))
                rest -= bytes.count
                #expect(send(peer, bytes, bytes.count, 0) == bytes.count)
                #expect(recv(socket, &bytes, bytes.count, Int32(MSG_WAITALL)) == bytes.count)
            }
        }

        /// Whether the connection was shut down. Otherwise, a read would have to wait.
        var isCut: Bool {
            var byte: UInt8 = 0
            return recv(socket, &byte, 1, Int32(MSG_DONTWAIT)) == 0
        }
    }

    /// The work of the network thread between two checks of the watchdog, in milliseconds.
    private static let share = 25
    /// The number of checks of a test. The limit of the watchdog passes after 13 of them.
    private static let checks = 16

    /// Watches this thread while it works, and receives bytes after each step. Returns whether the connection was shut down.
    private func isCut(_ work: (CurlSockets) -> Void) async throws -> Bool {
        let sockets = try #require(CurlSockets())
        let connection = try Connection(of: sockets)
        let watchdog = CurlWatchdog(sockets: sockets)
        watchdog.watchThisThread()
        watchdog.count(1)
        for _ in 0..<Self.checks where !connection.isCut {
            work(sockets)
            connection.receive(16_384)
            World.current.threads.sleep(for: .milliseconds(250))
        }
        watchdog.count(0)
        // The watchdog's thread ends.
        try await Timers.sleep(for: .seconds(10))
        return connection.isCut
    }

    /// Uses the processor of this thread.
    private func compute() {
        func used() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
        }
        let end = used() + Self.share
        while used() < end {}
    }

    @Test("A connection that keeps the thread busy without progress is shut down")
    func busy() async throws {
        let isCut = try await isCut { _ in compute() }
        #expect(isCut)
    }

    @Test("A thread that makes progress keeps its connections, however busy it is")
    func progress() async throws {
        let isCut = try await isCut { sockets in
            compute()
            sockets.countProgress()
        }
        #expect(!isCut)
    }

    @Test("A thread that waits keeps its connections")
    func waiting() async throws {
        let isCut = try await isCut { _ in }
        #expect(!isCut)
    }

    @Test("The connection that has received the most bytes since the last sample is shut down, if these are more than 64 KiB")
    func busiest() throws {
        let sockets = try #require(CurlSockets())
        let (first, second) = (try Connection(of: sockets), try Connection(of: sockets))
        first.receive(200_000)
        sockets.sample()
        first.receive(1000)
        second.receive(65_536)
        sockets.cutBusiest()
        #expect(!first.isCut && !second.isCut)
        second.receive(1)
        sockets.cutBusiest()
        #expect(!first.isCut && second.isCut)
    }
}
