import JSON
import Text

/// The copies of a book, `{list?: […]}`.
struct BookCopyListResponse: JSONDecodable {
    let copies: [BookCopy]

    init(json: JSONElement) throws(JSONError) {
        let rows: [Row] = json.isNull ? [] : try json.optional("list") ?? []
        copies = rows.map(\.copy)
    }

    private struct Row: JSONDecodable {
        let copy: BookCopy

        init(json: JSONElement) throws(JSONError) {
            copy = BookCopy(
                id: try json.lenientString("id"), barcode: json.optionalText("barcode"), callNumber: json.optionalText("callNo"),
                library: json.optionalText("temporaryLibraryName") ?? "", location: json.optionalText("temporaryLocationName") ?? "",
                status: json.optionalText("itemStatusName") ?? "", volume: json.optionalText("volumeInfo"))
        }
    }
}
