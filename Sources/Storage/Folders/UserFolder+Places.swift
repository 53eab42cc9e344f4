import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

/// The size and the time of the last change of a file, by which a later call recognizes that nobody has changed it.
package struct FileStamp: JSONCodable, Equatable, Sendable {
    package let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ info: FileState) {
        (size, seconds, nanoseconds) = (info.size, info.modified.seconds, info.modified.nanoseconds)
    }

    package init(json: JSONElement) throws(JSONError) {
        size = try json.value("size")
        seconds = try json.value("seconds")
        nanoseconds = try json.value("nanoseconds")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("nanoseconds", nanoseconds)
            json.set("seconds", seconds)
            json.set("size", size)
        }
    }
}

/// The kind of entry that a path of a folder leads to.
package enum PlaceContent: Equatable, Sendable {
    case nothing
    case file(FileStamp)
    case folder
    /// A link or a device, or a place below an entry that is not a folder.
    case other
}

extension UserFolder {
    private static let numberLimit = 1000

    /// Returns the stamp of a prepared file. Nil if it is missing.
    package func prepared(_ name: String) throws(DanXiError) -> FileStamp? {
        let work = try descriptors().work
        guard let info = try? files.state(of: name, in: work, followsLink: false), info.kind == .regular else { return nil }
        return FileStamp(info)
    }

    /// - Parameter place: the names of folders, and at last of a file. Each is a ``SafeName``.
    package func content(at place: [String]) throws(DanXiError) -> PlaceContent {
        guard let name = place.last else { return .other }
        do throws(FileError) {
            return try inFolder(place.dropLast(), creates: false) { folder throws(FileError) in
                let info = try files.state(of: name, in: folder, followsLink: false)
                return switch info.kind {
                case .regular: .file(FileStamp(info))
                case .directory: .folder
                case .link, .other: .other
                }
            }
        } catch {
            switch error.code {
            case ENOENT: return .nothing
            case ENOTDIR, ELOOP: return .other
            default: throw failure("read \(path)/\(place.joined(separator: "/"))", error)
            }
        }
    }

    /// Returns a place at which nothing is and to which a file can be moved: `place`, or one with numbers in its names.
    /// - Parameter isTaken: whether a place must not be used although nothing is there.
    package func freePlace(for place: [String], where isTaken: ([String]) -> Bool) throws(DanXiError) -> [String] {
        var found: [String] = []
        for (index, name) in place.enumerated() {
            let isFile = index == place.count - 1
            var next = found + [name]
            var number = 1
            while try !isFree(next, isFile: isFile) || isFile && isTaken(next) {
                number += 1
                guard number < Self.numberLimit else {
                    throw DanXiError(
                        .storage,
                        "Cannot write \(path)/\(place.joined(separator: "/")): too many files have this name. Move some of them to another folder."
                    )
                }
                next = found + [SafeName.numbered(name, number)]
            }
            found = next
        }
        return found
    }

    private func isFree(_ place: [String], isFile: Bool) throws(DanXiError) -> Bool {
        switch try content(at: place) {
        case .nothing: true
        case .folder: !isFile
        case .file, .other: false
        }
    }

    /// Moves a prepared file to a place, and creates the folders above it.
    /// - Parameter replaced: the stamp of the file that is replaced. Nil if nothing may be at the place.
    /// - Returns: false if something else is at the place, or if a folder cannot be created there. Nothing is changed then.
    package func move(_ name: String, to place: [String], replacing replaced: FileStamp?) throws(DanXiError) -> Bool {
        guard let target = place.last else { return false }
        let work = try descriptors().work
        do throws(FileError) {
            try inFolder(place.dropLast(), creates: true) { folder throws(FileError) in
                if let replaced {
                    let info = try files.state(of: target, in: folder, followsLink: false)
                    guard info.kind == .regular, FileStamp(info) == replaced else { throw FileError(EEXIST) }
                }
                try files.rename(name, in: work, to: target, in: folder, replaces: replaced != nil)
                // Some file systems cannot flush a directory, so a failure is ignored. The content of the file was flushed before.
                try? files.sync(folder)
            }
            return true
        } catch {
            if [EEXIST, ENOTDIR, ELOOP, EISDIR].contains(error.code) { return false }
            throw failure("write \(path)/\(place.joined(separator: "/"))", error)
        }
    }

    /// Calls `body` with the descriptor of a folder below this one. Links are not followed.
    private func inFolder<Value>(
        _ names: some Sequence<String>, creates: Bool, _ body: (Int32) throws(FileError) -> Value
    ) throws(FileError) -> Value {
        guard let root = try? descriptors().root else { throw FileError(ECANCELED) }
        var folder = root
        defer { if folder != root { files.close(folder) } }
        for name in names {
            if creates {
                do throws(FileError) { try files.createDirectory(name, in: folder, mode: 0o777) } catch {
                    guard error.code == EEXIST else { throw error }
                }
            }
            let next = try files.open(name, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, mode: 0)
            if folder != root { files.close(folder) }
            folder = next
        }
        return try body(folder)
    }
}
