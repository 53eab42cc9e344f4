import JSON

/// A file of eLearning in an archive: the `value` of entries of the kind `file`.
package struct ArchivedFile: JSONCodable {
    package let courseId: Int
    package let id: Int
    /// The name of the file, as the server sends it.
    package let name: String
    /// The path of the file below the archive's folder.
    package let path: String
    /// The size on the server in bytes. Nil if the server does not send it.
    package let size: Int?

    init(courseId: Int, id: Int, name: String, path: String, size: Int?) {
        (self.courseId, self.id, self.name, self.path, self.size) = (courseId, id, name, path, size)
    }

    package init(json: JSONElement) throws(JSONError) {
        courseId = try json.value("course_id")
        id = try json.value("id")
        name = try json.value("name")
        path = try json.value("path")
        size = try json.optional("size")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course_id", courseId)
            json.set("id", id)
            json.set("name", name)
            json.set("path", path)
            json.set("size", size)
        }
    }
}
