import Glibc
import Synchronization
import Testing
import Threads

/// A socket with a free port of the loopback interface. The socket is closed when this object is released, but not while a thread uses the
/// descriptor. Otherwise the system could reuse the descriptor for another socket, and the thread would accept that socket's connections.
package final class LoopbackSocket: Sendable {
    package let port: UInt16
    package let descriptor: Int32
    private let isServed = Atomic<Bool>(false)

    /// - Parameters:
    ///   - listens: whether the port accepts connections. Otherwise, the port refuses them, and no other program can bind the port.
    ///   - isReusable: whether to set SO_REUSEADDR. If the socket does not listen, a server that sets this option can bind the port too.
    package init(listens: Bool = true, isReusable: Bool = false) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = Self.address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        var reuse: Int32 = isReusable ? 1 : 0
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        let isReady = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && (!listens || listen(descriptor, 64) == 0) && getsockname(descriptor, $0, &length) == 0
            }
        }
        self.descriptor = descriptor
        port = UInt16(bigEndian: address.sin_port)
        try #require(isReady)
    }

    deinit {
        if isServed.load(ordering: .relaxed) { shutdown(descriptor, Int32(SHUT_RDWR)) } else { close(descriptor) }
    }

    /// Accepts connections until the socket is released.
    /// - Parameter serve: called on the thread of this socket with each connection, which `serve` must close.
    package func accept(_ serve: @escaping @Sendable (_ connection: Int32) -> Void) throws {
        isServed.store(true, ordering: .relaxed)
        let thread = SystemThread.start { [descriptor] in
            // After the shutdown, accept() fails at once.
            while case let connection = Glibc.accept(descriptor, nil, nil), connection >= 0 { serve(connection) }
            close(descriptor)
        }
        try #require(thread).detach()
    }

    package static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Connects to a port of the loopback interface.
    /// - Returns: the descriptor of the connection, or -1 if the port refuses the connection.
    package static func connect(_ port: UInt16) -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = address(port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        if result == 0 { return socket }
        close(socket)
        return -1
    }
}
