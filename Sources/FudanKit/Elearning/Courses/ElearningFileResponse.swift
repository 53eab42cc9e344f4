import JSON
import Text

/// A file of Canvas: `{id, folder_id, display_name, filename, content-type, size, created_at, modified_at, unlock_at, locked,
/// locked_for_user, url}`.
struct ElearningFileResponse: JSONDecodable {
    let file: ElearningFile
    /// The URL of the content, which is meant for immediate use. Nil if the file is locked.
    let url: String?

    init(json: JSONElement) throws(JSONError) {
        let name =
            json.optionalText("display_name")
            ?? json.optionalText("filename").map { $0.replacing("+", with: " ").percentDecoded ?? $0 }
        guard let name else { throw JSONError("is missing").under(key: "display_name") }
        url = json.elearningURL("url")
        // The URL of a locked file is an empty string.
        let hasEmptyURL = (try? json.member("url")?.string()) == ""
        file = ElearningFile(
            id: try json.lenientInt("id"), name: name, folderId: json.optionalInt("folder_id"),
            size: json.optionalCount("size"), contentType: json.optionalText("content-type"),
            createTime: json.optionalTimestamp("created_at"), modifyTime: json.optionalTimestamp("modified_at"),
            locked: hasEmptyURL ? true : json.optionalBool("locked_for_user") ?? json.optionalBool("locked"),
            unlockTime: json.optionalTimestamp("unlock_at"))
    }
}
