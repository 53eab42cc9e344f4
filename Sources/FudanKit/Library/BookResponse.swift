import JSON
import Markup
import Text

/// A book of the catalog. The title of a search result contains HTML tags that mark the words of the search.
struct BookResponse: ListRow {
    static let kind = "book"

    let book: Book

    init(json: JSONElement) throws(JSONError) {
        let published = json.optionalText("resource_cbrq")
        // An ancient book has both identifiers, but requests for a book accept only the record number.
        let recordNumber = json.optionalText("resource_smjlh")
        let id = if let recordNumber { recordNumber } else { try json.lenientString("docId") }
        book = Book(
            id: id,
            title: Self.plainText(try json.lenientString("resource_ztm")), authors: json.optionalTexts("resource_zrz_arr"),
            publisher: json.optionalText("resource_cbz"),
            year: json.optionalInt("publication_year_int") ?? published.flatMap { Int($0) }, published: published,
            isbns: json.optionalTexts("resource_isbn_arr"), summary: json.optionalText("resource_zydfz").map(Self.plainText))
    }

    private static func plainText(_ text: String) -> String {
        guard text.contains("<") || text.contains("&"), let plain = try? HTMLDocument(text).text, !plain.isEmpty else { return text }
        return plain
    }
}
