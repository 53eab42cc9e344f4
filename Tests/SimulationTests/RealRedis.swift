import Glibc

/// A real redis-server with one connection over a Unix domain socket. The server is killed when this object is released.
final class RealRedis {
    /// Whether Debian's package redis-server is installed.
    static let isInstalled = access("/usr/bin/redis-server", X_OK) == 0

    private let directory: String
    private let process: pid_t
    private let connection: Int32

    /// Nil if the server does not start within 30 seconds.
    init?() {
        var template = Array("/tmp/danxi-model-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        directory = path
        let socketPath = "\(path)/redis.sock"
        let arguments = [
            "/usr/bin/redis-server", "--port", "0", "--unixsocket", socketPath, "--dir", path, "--save", "", "--logfile", "\(path)/log",
        ]
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var pid = pid_t()
        guard posix_spawn(&pid, arguments[0], nil, nil, &pointers, environ) == 0 else { return nil }
        process = pid
        for _ in 0..<3000 {
            if let socket = Self.connect(to: socketPath) {
                connection = socket
                return
            }
            usleep(10_000)
        }
        kill(pid, SIGKILL)
        waitpid(pid, nil, 0)
        return nil
    }

    deinit {
        close(connection)
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        for name in ["redis.sock", "log"] { unlink("\(directory)/\(name)") }
        rmdir(directory)
    }

    private static func connect(to path: String) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        if status == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Sends bytes, and returns the bytes of one reply.
    func send(_ bytes: [UInt8]) -> [UInt8] {
        guard write(connection, bytes, bytes.count) == bytes.count else { return [] }
        var reply: [UInt8] = []
        while Self.length(ofReplyIn: reply, from: 0) == nil {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return reply }
            reply += buffer[..<count]
        }
        return reply
    }

    /// Returns the position after the reply that starts at a position. Nil if the reply is not complete.
    private static func length(ofReplyIn bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let number = Int(String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)) ?? 0
        switch bytes[start] {
        case UInt8(ascii: "$") where number >= 0: return bytes.count >= end + 1 + number + 2 ? end + 1 + number + 2 : nil
        case UInt8(ascii: "*"):
            var position = end + 1
            for _ in 0..<max(0, number) {
                guard let next = length(ofReplyIn: bytes, from: position) else { return nil }
                position = next
            }
            return position
        default: return end + 1
        }
    }
}
