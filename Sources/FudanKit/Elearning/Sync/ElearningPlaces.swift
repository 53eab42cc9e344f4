import Storage

/// The places of a course's files below the folder into which the course is synchronized. Their names are safe, and different from each
/// other also on a file system that ignores case.
struct ElearningPlaces {
    /// Maximum number of folders above a file. Deeper folders are put together.
    private static let depthLimit = 32
    private let places: [Int: [String]]

    init(folders: [ElearningFolder], files: [ElearningFile]) {
        // Siblings are named in the order of their identifiers, so that a later run gives them the same names.
        var names: [Int: String] = [:]
        var used: [Int?: Set<String>] = [:]
        let known = Dictionary(folders.map { ($0.id, $0) }) { first, _ in first }
        for folder in known.values.sorted(by: { $0.id < $1.id }) where folder.parentId != nil {
            names[folder.id] = Self.unused(folder.name, in: &used[folder.parentId, default: []])
        }
        var places: [Int: [String]] = [:]
        for file in files.sorted(by: { $0.id < $1.id }) {
            let name = Self.unused(file.name, in: &used[file.folderId, default: []])
            places[file.id] = Self.path(to: file.folderId, known, names) + [name]
        }
        self.places = places
    }

    func place(of file: ElearningFile) -> [String] { places[file.id] ?? [SafeName.of(file.name)] }

    private static func unused(_ name: String, in used: inout Set<String>) -> String {
        let name = SafeName.of(name)
        var (next, number) = (name, 1)
        while !used.insert(SafeName.folded(next)).inserted {
            number += 1
            next = SafeName.numbered(name, number)
        }
        return next
    }

    /// The path ends before it repeats a folder, in case folders contain each other.
    private static func path(to folder: Int?, _ known: [Int: ElearningFolder], _ names: [Int: String]) -> [String] {
        var path: [String] = []
        var seen: Set<Int> = []
        var next = folder
        while let id = next, let name = names[id], seen.insert(id).inserted {
            path.append(name)
            next = known[id]?.parentId
        }
        return path.reversed().prefix(depthLimit).map { $0 }
    }
}
