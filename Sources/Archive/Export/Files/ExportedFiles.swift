import Crypto
import Errors
import Text

/// The files that an export writes, and a list of them with their hashes. A file that is not in the list, or that the user has changed, is
/// left as it is.
///
/// The list names a file with its new hash before the file is written, so an export that was killed knows its own files.
struct ExportedFiles: Sendable {
    /// The list, as `sha256sum -c` reads it.
    static let listPath = "pages/.danxi-export"

    /// The hashes that a file of an export may have: that of the last export, and that of one that was killed.
    private(set) var hashes: [String: Set<String>]

    init(list: String) {
        hashes = [:]
        for line in list.split(separator: "\n") {
            guard let separator = line.firstRange(of: "  ") else { continue }
            hashes[String(line[separator.upperBound...]), default: []].insert(String(line[..<separator.lowerBound]))
        }
    }

    /// Returns whether a file with these bytes may be replaced.
    func owns(_ path: String, _ bytes: [UInt8]) throws(DanXiError) -> Bool {
        hashes[path]?.contains(try Self.hash(of: bytes)) ?? false
    }

    mutating func add(_ path: String, _ bytes: [UInt8]) throws(DanXiError) {
        hashes[path, default: []].insert(try Self.hash(of: bytes))
    }

    /// Forgets the earlier hashes of a file that was written.
    mutating func set(_ path: String, _ bytes: [UInt8]) throws(DanXiError) {
        hashes[path] = [try Self.hash(of: bytes)]
    }

    /// The list as text, in the order of the paths.
    var list: String {
        hashes.sorted { $0.key < $1.key }.flatMap { path, hashes in hashes.sorted().map { "\($0)  \(path)\n" } }.joined()
    }

    private static func hash(of bytes: [UInt8]) throws(DanXiError) -> String {
        let hash = try SHA2(.bits256)
        try hash.update(bytes)
        return Hex.encode(try hash.finish())
    }
}
