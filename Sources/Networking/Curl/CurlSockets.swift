import CCurl
import CEventFD
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The sockets of libcurl, and an epoll instance that waits for them. The network thread uses the sockets. ``CurlWatchdog`` shuts down one
/// of the sockets if the network thread does not return from libcurl.
final class CurlSockets: Sendable {
    private struct Socket {
        /// The events that the epoll instance waits for.
        var events: UInt32 = 0
        /// Whether libcurl waits for the events. The socket of an idle connection stays in the epoll instance, which saves two system calls
        /// for each request.
        var isWanted = false
        /// The number of bytes that the socket had received when ``CurlSockets/sample()`` was last called.
        var sample: UInt64 = 0
    }

    private let epoll: Int32
    private let wakeUpEvent: Int32
    /// The sockets opened by ``open(_:)``. The sockets of libcurl's resolver, which libcurl also watches, are not included.
    private let connections = Mutex<[Int32: Socket]>([:])
    private let mayConnect = Atomic<Bool>(true)
    private let progressCount = Atomic<Int>(0)
    private let closedReceived = Atomic<UInt64>(0)

    /// Creates the epoll instance, without sockets. Returns nil if the process has too many open files.
    init?() {
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeUpEvent = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        // With edge-triggered events, each write wakes up the wait, so the eventfd need not be read.
        let edges = EPOLLIN.rawValue | EPOLLET.rawValue
        guard epoll >= 0, wakeUpEvent >= 0, ccurl_watch(epoll, EPOLL_CTL_ADD, wakeUpEvent, edges, 0) == 0 else { return nil }
    }

    deinit {
        if epoll >= 0 { Glibc.close(epoll) }
        if wakeUpEvent >= 0 { Glibc.close(wakeUpEvent) }
    }

    // MARK: Waiting

    /// Ends the current wait or, if no thread is waiting, the next wait. This function is thread-safe.
    func wakeUp() {
        eventfd_write(wakeUpEvent, 1)
    }

    /// Waits until sockets are ready, for at most `timeout`. Calls `act` for each ready socket, with the number of its group.
    func wait(_ timeout: Duration, _ act: (UInt32, SocketEvent) -> Void) {
        withUnsafeTemporaryAllocation(of: ccurl_event.self, capacity: CCURL_EVENTS) { events in
            let count = ccurl_wait(epoll, events.baseAddress, Int32(timeout.wholeMilliseconds))
            for event in events.prefix(Int(max(count, 0))) {
                let socket = Int32(truncatingIfNeeded: event.data), number = UInt32(truncatingIfNeeded: event.data >> 32)
                if number != 0, isWanted(socket) { act(number, SocketEvent(socket: socket, bits: event.events)) }
            }
        }
    }

    /// Returns whether libcurl waits for events of a socket. If not, the socket belongs to an idle connection, which the server has usually
    /// closed, and is removed from the epoll instance.
    private func isWanted(_ socket: Int32) -> Bool {
        connections.withLock { connections in
            guard let connection = connections[socket], !connection.isWanted else { return true }
            ccurl_watch(epoll, EPOLL_CTL_DEL, socket, 0, 0)
            connections[socket]?.events = 0
            return false
        }
    }

    /// Sets the events of a socket for which the group with the number `number` waits.
    func watch(_ socket: Int32, for number: UInt32, isRead: Bool, isWrite: Bool) {
        let events = (isRead ? EPOLLIN.rawValue : 0) | (isWrite ? EPOLLOUT.rawValue : 0)
        let data = UInt64(number) << 32 | UInt64(UInt32(bitPattern: socket))
        connections.withLock { connections in
            guard let connection = connections[socket] else { return watchForeign(socket, events, data) }
            connections[socket]?.isWanted = events != 0
            guard events != 0, events != connection.events else { return }
            if ccurl_watch(epoll, connection.events == 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, socket, events, data) == 0 {
                connections[socket]?.events = events
            }
        }
    }

    private func watchForeign(_ socket: Int32, _ events: UInt32, _ data: UInt64) {
        if events == 0 {
            ccurl_watch(epoll, EPOLL_CTL_DEL, socket, 0, 0)
        } else if ccurl_watch(epoll, EPOLL_CTL_MOD, socket, events, data) != 0 {
            _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
            ccurl_watch(epoll, EPOLL_CTL_ADD, socket, events, data)
        }
    }

    // MARK: Opening and closing

    /// Makes an easy handle close its sockets with this object.
    func closeSockets(of easy: UnsafeMutableRawPointer) {
        ccurl_set_pointer(easy, CURLOPT_CLOSESOCKETDATA, Unmanaged.passUnretained(self).toOpaque())
        ccurl_set_close_function(easy) { context, socket in
            guard let context else { return 0 }
            return Unmanaged<CurlSockets>.fromOpaque(context).takeUnretainedValue().close(socket)
        }
    }

    /// Sets whether the thread that uses the sockets may open connections.
    func setMayConnect(_ mayConnect: Bool) { self.mayConnect.store(mayConnect, ordering: .relaxed) }

    /// Opens a socket that child processes of the host program do not inherit.
    func open(_ address: curl_sockaddr) -> curl_socket_t {
        countProgress()
        guard mayConnect.load(ordering: .relaxed) else { return CURL_SOCKET_BAD }
        let socket = Glibc.socket(address.family, address.socktype | Int32(SOCK_CLOEXEC.rawValue), address.protocol)
        if socket >= 0 { connections.withLock { $0[socket] = Socket() } }
        return socket
    }

    /// The largest number of bytes that one of the connections closed since ``forgetClosed()`` had received.
    var receivedByClosed: UInt64 { closedReceived.load(ordering: .relaxed) }

    func forgetClosed() {
        closedReceived.store(0, ordering: .relaxed)
    }

    private func close(_ socket: curl_socket_t) -> Int32 {
        closedReceived.max(ccurl_received(socket), ordering: .relaxed)
        return connections.withLock { connections in
            connections[socket] = nil
            return Glibc.close(socket)
        }
    }

    // MARK: Progress

    /// Records for the watchdog that the network thread is not stuck in libcurl.
    func countProgress() {
        progressCount.add(1, ordering: .relaxed)
    }

    /// A number that changes whenever the network thread makes progress.
    var progress: Int { progressCount.load(ordering: .relaxed) }

    /// Samples the number of received bytes of each connection.
    func sample() {
        connections.withLock { connections in
            for socket in connections.keys { connections[socket]?.sample = ccurl_received(socket) }
        }
    }

    /// Shuts down the connection that has received the most bytes since the last sample, if these are more than 65,536 bytes.
    func cutBusiest() {
        connections.withLock { connections in
            let growth = connections.map { (socket: $0, count: ccurl_received($0) &- $1.sample) }
            guard let busiest = growth.max(by: { $0.count < $1.count }), busiest.count > 65_536 else { return }
            shutdown(busiest.socket, Int32(SHUT_RDWR))
        }
    }

    /// Shuts down all connections.
    func cutAll() {
        connections.withLock { for socket in $0.keys { shutdown(socket, Int32(SHUT_RDWR)) } }
    }
}

extension SocketEvent {
    var isReadable: Bool { bits & (EPOLLIN.rawValue | EPOLLHUP.rawValue) != 0 }
    var isWritable: Bool { bits & EPOLLOUT.rawValue != 0 }
    var isBroken: Bool { bits & EPOLLERR.rawValue != 0 }
}
