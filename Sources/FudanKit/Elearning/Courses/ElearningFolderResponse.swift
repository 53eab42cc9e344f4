import JSON
import Text

/// A folder of Canvas: `{id, name, parent_folder_id, files_count, locked_for_user}`.
struct ElearningFolderResponse: JSONDecodable {
    let folder: ElearningFolder

    init(json: JSONElement) throws(JSONError) {
        folder = ElearningFolder(
            id: try json.lenientInt("id"), name: try json.lenientString("name"), path: [], parentId: json.optionalInt("parent_folder_id"),
            fileCount: json.optionalCount("files_count"),
            locked: json.optionalBool("locked_for_user") ?? json.optionalBool("locked"))
    }

    /// Returns the folders with their paths. The member `full_name` of the server is not used, because names in it may contain slashes.
    static func withPaths(_ folders: [ElearningFolder]) -> [ElearningFolder] {
        let known = Dictionary(folders.map { ($0.id, $0) }) { first, _ in first }
        return folders.map { folder in
            var folder = folder
            folder.path = path(of: folder, among: known)
            return folder
        }
    }

    /// A folder whose parent is not in the list stands below the root. If folders contain each other, the path ends before it repeats.
    private static func path(of folder: ElearningFolder, among known: [Int: ElearningFolder]) -> [String] {
        guard folder.parentId != nil else { return [] }
        var names: [String] = []
        var seen: Set<Int> = []
        var next: ElearningFolder? = folder
        while let folder = next, let parent = folder.parentId, seen.insert(folder.id).inserted {
            names.append(folder.name)
            next = known[parent]
        }
        return names.reversed()
    }
}
