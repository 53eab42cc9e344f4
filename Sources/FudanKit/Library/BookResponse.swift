import JSON
import Markup
import Text

/// A book of the catalog. The texts of a search result may contain HTML tags that mark the words of the search.
struct BookResponse: ListRow {
    static let kind = "book"

    let book: Book

    init(json: JSONElement) throws(JSONError) {
        let published = json.optionalText("resource_cbrq")
        // An ancient book has both identifiers, but requests for a book accept only the record number.
        let recordNumber = json.optionalText("resource_smjlh")
        let id = if let recordNumber { recordNumber } else { try json.lenientString("docId") }
        guard let title = Self.plainText(try json.lenientString("resource_ztm")) else {
            throw JSONError("is empty").under(key: "resource_ztm")
        }
        book = Book(
            id: id, title: title, authors: json.optionalTexts("resource_zrz_arr").compactMap(Self.plainText),
            publisher: json.optionalText("resource_cbz").flatMap(Self.plainText),
            year: json.optionalInt("publication_year_int") ?? published.flatMap { Int($0) }, published: published,
            isbns: json.optionalTexts("resource_isbn_arr"), summary: json.optionalText("resource_zydfz").flatMap(Self.plainText))
    }

    /// Returns the text without tags. Nil if nothing is left.
    private static func plainText(_ text: String) -> String? {
        guard text.contains("<") || text.contains("&"), let plain = try? HTMLDocument(text).text else { return text }
        return plain.isEmpty ? nil : plain
    }
}
