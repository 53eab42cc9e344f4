import JSON
import Text

/// A copy of a book: a row of the response of `…/holdings`.
struct BookCopyResponse: ListRow {
    static let kind = "copy"

    let copy: BookCopy

    init(json: JSONElement) throws(JSONError) {
        copy = BookCopy(
            id: try json.lenientString("id"), barcode: json.optionalText("barcode"), callNumber: json.optionalText("callNo"),
            library: json.optionalText("temporaryLibraryName"), location: json.optionalText("temporaryLocationName"),
            status: json.optionalText("itemStatusName"), volume: json.optionalText("volumeInfo"))
    }
}
