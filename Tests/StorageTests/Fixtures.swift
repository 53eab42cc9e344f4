import Glibc
import Networking
import Synchronization
import Testing

@testable import Storage

/// A new directory. It is removed with its files at the end of the test.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        path = "/tmp/danxi-store-\(getpid())-\(UInt64.random(in: .min ... .max))"
        try #require(mkdir(path, 0o700) == 0)
    }

    func store() throws -> StoreDirectory { try StoreDirectory(path: path + "/store") }

    var files: [String] {
        guard let directory = opendir(path + "/store") else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func mode(of name: String) -> mode_t {
        var info = stat()
        return stat(path + "/store/" + name, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    func overwrite(_ name: String, with text: String) throws {
        let file = try #require(fopen(path + "/store/" + name, "w"))
        fputs(text, file)
        fclose(file)
    }

    deinit {
        for name in files { unlink(path + "/store/" + name) }
        rmdir(path + "/store")
        rmdir(path)
    }
}

/// Counts calls.
final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock {
            $0 += 1
            return $0
        }
    }
}

/// Collects log messages.
final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var messages: [String] { lines.withLock { $0 } }
    var handler: LogHandler { { [self] _, message in lines.withLock { $0.append(message) } } }
}
