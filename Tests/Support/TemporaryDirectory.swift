import Errors
import Glibc
import Storage

/// A new directory, which is removed with its files when this object is released.
package final class TemporaryDirectory: Sendable {
    package let path: String

    package init() throws {
        path = "/tmp/danxi-store-\(getpid())-\(UInt64.random(in: .min ... .max))"
        guard mkdir(path, 0o700) == 0 else { throw DanXiError(.storage, "The test cannot create \(path).") }
    }

    package func store() throws -> StoreDirectory { try StoreDirectory(path: path + "/store") }

    package var files: [String] { Self.names(in: path + "/store").sorted() }

    package func mode(of name: String) -> mode_t {
        var info = stat()
        return stat(path + "/store/" + name, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    package func content(of name: String) -> String? {
        guard let file = fopen(path + "/store/" + name, "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Writes a file in the store directory, and returns the path of the file.
    package func file(_ name: String, _ text: String) throws -> String {
        _ = try store()
        try overwrite(name, with: text)
        return "\(path)/store/\(name)"
    }

    package func overwrite(_ name: String, with text: String) throws {
        guard let file = fopen(path + "/store/" + name, "w") else { throw DanXiError(.storage, "The test cannot write \(name).") }
        fputs(text, file)
        fclose(file)
    }

    deinit { Self.remove(path) }

    /// Removes a file, or a directory with everything in it.
    private static func remove(_ path: String) {
        for name in names(in: path) { remove("\(path)/\(name)") }
        if rmdir(path) != 0 { unlink(path) }
    }

    /// Returns the names in a directory. Empty for anything else, such as a link to a directory.
    private static func names(in path: String) -> [String] {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        guard descriptor >= 0, let directory = fdopendir(descriptor) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
