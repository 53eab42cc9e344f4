import Glibc

/// The texts of the files below a folder, by their paths in the folder.
func texts(in folder: String, below prefix: String = "") -> [String: String] {
    guard let directory = opendir(folder) else { return [:] }
    defer { closedir(directory) }
    var found: [String: String] = [:]
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        var info = stat()
        let path = "\(folder)/\(name)"
        guard lstat(path, &info) == 0 else { continue }
        if info.st_mode & S_IFMT == S_IFDIR {
            found.merge(texts(in: path, below: "\(prefix)\(name)/")) { first, _ in first }
        } else {
            found[prefix + name] = text(of: path)
        }
    }
    return found
}

/// The text of a file. Nil if the file cannot be read.
func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
}

func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
}
