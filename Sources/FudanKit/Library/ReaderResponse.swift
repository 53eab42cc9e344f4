import JSON
import Text

struct ReaderResponse: JSONDecodable {
    let reader: LibraryReader

    init(json: JSONElement) throws(JSONError) {
        reader = LibraryReader(
            barcode: try json.lenientString("barcode"), name: json.optionalText("name"), canLoanTotal: json.optionalInt("canLoanTotal"),
            holdCount: json.optionalInt("currentRequestCount"))
    }
}
