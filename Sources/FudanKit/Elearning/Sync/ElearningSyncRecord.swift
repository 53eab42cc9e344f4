import JSON
import Storage

/// The record of the files that were put into a folder. It is kept in the folder.
struct ElearningSyncRecord: JSONCodable {
    let course: Int
    var files: [Int: Entry] = [:]

    struct Entry: JSONCodable {
        let id: Int
        let name: String
        /// The names of the folders below the synchronized one, and of the file.
        let place: [String]
        let version: String
        let stamp: FileStamp
        /// The stamp of the earlier version, which may still be at the place if a process was killed at the wrong moment.
        let replaced: FileStamp?

        init(id: Int, name: String, place: [String], version: String, stamp: FileStamp, replaced: FileStamp?) {
            (self.id, self.name, self.place, self.version) = (id, name, place, version)
            (self.stamp, self.replaced) = (stamp, replaced)
        }

        init(json: JSONElement) throws(JSONError) {
            id = try json.value("id")
            name = try json.value("name")
            place = try json.value("place")
            version = try json.value("version")
            stamp = try json.value("stamp")
            replaced = try json.optional("replaced")
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("id", id)
                json.set("name", name)
                json.set("place", place)
                json.set("replaced", replaced)
                json.set("stamp", stamp)
                json.set("version", version)
            }
        }
    }

    init(course: Int) { self.course = course }

    init(json: JSONElement) throws(JSONError) {
        course = try json.value("course")
        let entries: [Entry] = try json.value("files")
        files = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course", course)
            json.set("files", files.values.sorted { $0.id < $1.id })
        }
    }

    /// Returns whether a file other than `id` has a place, also on a file system that ignores case.
    func isTaken(_ place: [String], besides id: Int) -> Bool {
        let folded = place.map(SafeName.folded)
        return files.values.contains { $0.id != id && $0.place.map(SafeName.folded) == folded }
    }
}
