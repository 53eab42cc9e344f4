import Glibc
import Networking
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Redis

/// A real redis-server with its own port, Unix domain socket and directory. The server is killed when this object is released.
final class RedisServer: Sendable {
    /// Whether Debian's package redis-server is installed.
    static let isInstalled = access("/usr/bin/redis-server", X_OK) == 0
    /// The software that the server names: `redis`, or `valkey` under tools/valkey.py.
    static let software = getenv("DANXI_TEST_REDIS").map { String(cString: $0) } ?? "redis"

    let directory: String
    /// A socket that is bound to the port but does not listen. The server can bind the port too, but no other program gets the port, even
    /// while the server is down.
    private let reservation: LoopbackSocket
    private let process = Mutex<pid_t>(0)
    private let options: [String]

    convenience init(_ options: String...) throws { try self.init(options) }

    init(_ options: [String]) throws {
        directory = "/tmp/danxi-redis-\(getpid())-\(UInt64.random(in: .min ... .max))"
        try #require(mkdir(directory, 0o700) == 0)
        reservation = try LoopbackSocket(listens: false, isReusable: true)
        self.options = options
        try start()
    }

    /// Starts a sentinel of the service `main`, which counts as lost after a minute without a response.
    convenience init(sentinelOf primary: RedisServer) throws {
        try self.init([
            "--sentinel", "monitor", "main", "127.0.0.1", "\(primary.port)", "2", "--sentinel", "down-after-milliseconds", "main", "60000",
            "--sentinel", "failover-timeout", "main", "3000",
        ])
    }

    deinit {
        kill()
        for name in ["dump.rdb", "redis.sock", "log", "sentinel.conf", "nodes.conf"] { unlink("\(directory)/\(name)") }
        rmdir(directory)
    }

    var port: UInt16 { reservation.port }
    var url: String { "redis://127.0.0.1:\(port)" }
    var socket: String { "\(directory)/redis.sock" }

    func client(_ url: String? = nil, limit: Duration = .seconds(20)) throws -> RedisClient {
        RedisClient(
            url: try RedisURL(url ?? self.url), connector: CurlConnector(NetworkConfiguration(userAgent: "test")),
            timeLimit: limit)
    }

    /// Starts the server, and waits until the server responds.
    func start() throws {
        let arguments = try command()
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        // The server must not inherit the sockets and locked files of tests that run at the same time.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Swift does not import this function, because its declaration needs _GNU_SOURCE.
        let closeFrom = unsafeBitCast(
            try #require(dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")),
            to: (@convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32).self)
        try #require(closeFrom(&actions, 3) == 0)
        var pid = pid_t()
        try #require(posix_spawn(&pid, arguments[0], &actions, nil, &pointers, environ) == 0)
        process.withLock { $0 = pid }
        for _ in 0..<3000 {
            if responds() { return }
            usleep(10_000)
        }
        Issue.record("redis-server sent no response within 30 seconds.")
    }

    private func command() throws -> [String] {
        guard options.first == "--sentinel" else {
            return [
                "/usr/bin/redis-server", "--port", "\(port)", "--bind", "127.0.0.1", "--unixsocket", socket, "--dir", directory, "--save",
                "",
                "--logfile", "\(directory)/log",
            ] + options
        }
        // A sentinel writes its state into its configuration.
        let file = "\(directory)/sentinel.conf"
        if access(file, F_OK) != 0 {
            let lines = options.joined(separator: " ").split(separator: "--").map { "\($0)\n" }
            let text = "port \(port)\nbind 127.0.0.1\nunixsocket \(socket)\ndir \(directory)\nlogfile \(directory)/log\n" + lines.joined()
            let stream = try #require(fopen(file, "w"))
            fputs(text, stream)
            fclose(stream)
        }
        return ["/usr/bin/redis-server", file, "--sentinel"]
    }

    /// Returns whether the server responds. It does so only when it also listens on its Unix domain socket.
    private func responds() -> Bool {
        let connection = LoopbackSocket.connect(port)
        guard connection >= 0 else { return false }
        defer { close(connection) }
        var byte: UInt8 = 0
        return send(connection, "PING\r\n", 6, Int32(MSG_NOSIGNAL)) == 6 && read(connection, &byte, 1) == 1
    }

    /// Kills the server with SIGKILL, and waits for its end.
    func kill() {
        process.withLock { process in
            guard process > 0 else { return }
            Glibc.kill(process, SIGKILL)
            waitpid(process, nil, 0)
            process = 0
        }
    }

    /// Makes the server answer no command of a client for an hour. A process that was stopped by SIGSTOP could be continued by a tool that
    /// stops processes of the tests at random.
    func stopResponding() throws {
        _ = try client().perform(["CLIENT", "PAUSE", "3600000"].map { Array($0.utf8) }, for: "")
    }
}
