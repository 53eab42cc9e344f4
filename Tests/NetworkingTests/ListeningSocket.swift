import Glibc
import Testing

/// A socket on a free port of the loopback interface. Its user closes it.
struct ListeningSocket: Sendable {
    let descriptor: Int32
    let port: UInt16

    /// - Parameter listens: false for a port that refuses connections, and that no other program can open.
    init(listens: Bool = true) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && (!listens || listen(socket, 64) == 0) && getsockname(socket, address, &length) == 0
            }
        }
        try #require(isBound)
        descriptor = socket
        port = UInt16(bigEndian: address.sin_port)
    }
}
