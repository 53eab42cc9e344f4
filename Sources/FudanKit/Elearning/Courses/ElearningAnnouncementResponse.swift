import Calls
import JSON
import Text

/// An announcement of Canvas: `{id, title, message, posted_at, author: {display_name}, html_url, attachments}`.
struct ElearningAnnouncementResponse: JSONDecodable {
    let announcement: ElearningAnnouncement

    init(json: JSONElement) throws(JSONError) {
        var files = ReadRows<ElearningFileResponse>()
        for file in json.parts("attachments") { files.append(file) }
        announcement = ElearningAnnouncement(
            id: try json.lenientInt("id"), title: try json.lenientString("title"), message: json.optionalText("message"),
            postTime: json.optionalTimestamp("posted_at"), author: json.part("author")?.optionalText("display_name"),
            url: json.elearningURL("html_url"), attachments: files.recorded("eLearning file").map(\.file))
    }
}
