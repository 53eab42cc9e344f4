import Errors
import JSON

/// The page of the search. It contains all texts, because a page that was opened from a folder may not read other files.
struct SearchPage {
    static let path = "pages/search.html"
    /// The path from the page to the folder.
    private static let root = "../"
    let site: ArchiveSite
    fileprivate var texts: [Text] = []
    /// The floors that ``texts`` has.
    private var floors: Set<Int> = []

    /// A text that can be found.
    fileprivate struct Text {
        let title: String
        let address: String
        let text: String
    }

    init(site: ArchiveSite) {
        self.site = site
    }

    /// Adds the floors of a thread with their earlier texts.
    mutating func add(_ archived: ArchivedThread) {
        for saved in archived.floors {
            floors.insert(saved.id)
            let texts = [saved.floor.content] + (archived.earlier[saved.id] ?? []) + saved.history.map(\.content)
            let page = ArchiveSite.threadPath(of: archived.thread.holeId)
            add("#\(archived.thread.holeId) \(saved.floor.anonyname)", "\(page)#floor-\(saved.id)", texts.joined(separator: "\n"))
        }
    }

    /// Adds the texts of all other pages.
    private mutating func addRest() {
        for floor in site.content.floors.map(\.value) where !floors.contains(floor.id) {
            add("#\(floor.holeId) \(floor.anonyname)", "\(FloorsPage.path)#floor-\(floor.id)", floor.content)
        }
        for message in site.content.messages.map(\.value) {
            add(message.message, "\(MessagesPage.path)#message-\(message.id)", message.description)
        }
        for review in site.content.reviews.map(\.value) {
            add(review.title, "\(ReviewsPage.path)#review-\(review.id)", review.content)
        }
        // A course has an entry for each of its lessons in a week.
        var courses: Set<[String]> = []
        for lesson in site.content.lessons.map(\.value) where courses.insert([lesson.name] + lesson.teachers).inserted {
            add(lesson.name, LessonsPage.path, lesson.teachers.joined(separator: ", "))
        }
        for file in site.content.files.map(\.value) {
            guard let address = FilesPage.address(of: file.path) else { continue }
            add(file.name, address, file.path)
        }
    }

    private mutating func add(_ title: String, _ address: String, _ text: String) {
        texts.append(Text(title: title, address: Self.root + address, text: text))
    }

    /// Returns the page with the texts of the threads that were added, and those of all other pages.
    consuming func document() throws(DanXiError) -> String {
        addRest()
        let words = site.words
        guard let data = JSONText.bytes(of: self) else { throw .outOfMemory("for the search of an export") }
        let json = String(decoding: data, as: UTF8.self)
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path, hasScript: true).document(site) { html in
            html.start(
                "input",
                [
                    "id": "query", "type": "search", "autofocus": "", "autocomplete": "off",
                    "aria-label": words("搜索的词", "Words to search for"),
                    "placeholder": words("树洞、消息、评教、课程和文件里的词", "Words in threads, messages, reviews, courses and files"),
                ])
            html.element("p", ["class": "quiet", "id": "state", "role": "status"]) { _ in }
            html.element("ul", ["class": "plain", "id": "found"]) { _ in }
            html.element("noscript", text: words("搜索需要 JavaScript。", "The search needs JavaScript."))
            html.data(id: "texts", json: json)
        }
    }
}

extension SearchPage: JSONEncodable {
    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("count", site.words("找到 {count} 处", "{count} found"))
            json.set("many", site.words("找到 {count} 处，显示前 {shown} 处", "{count} found, the first {shown} are shown"))
            json.set("texts", texts)
        }
    }
}

extension SearchPage.Text: JSONEncodable {
    /// Writes a list, because names of members would take a third of the page.
    func write(to json: inout JSONWriter) {
        json.array { json in
            json.append(title)
            json.append(address)
            json.append(text)
        }
    }
}
