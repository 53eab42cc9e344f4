import JSON
import Text

/// A loan. A current loan has the parts `loanLog`, `itemInfo` and `circulationLoanPolicy`. A past loan has the members of `loanLog` at its
/// top level.
struct LoanResponse: ListRow {
    static let kind = "loan"

    let loan: Loan

    init(json: JSONElement) throws(JSONError) {
        let log = json.part("loanLog") ?? json
        let info = json.part("itemInfo")
        let item = info?.part("item")
        let book = info?.part("instance") ?? json.part("catalogueInstance")
        guard let barcode = item?.optionalText("barcode") ?? log.optionalText("itemBarcode") else {
            throw JSONError("is missing").under(key: "itemBarcode")
        }
        loan = Loan(
            barcode: barcode, bookId: log.optionalText("catalogueId"), title: book?.optionalText("title"),
            author: book?.optionalText("author"),
            library: item?.optionalText("temporaryLibraryName"), location: item?.optionalText("temporaryLocationName"),
            loanDate: log.optionalDay("loanDate"), dueDate: log.optionalDay("dueDate"), returnDate: log.optionalDay("returnDate"),
            renewalCount: log.optionalCount("renewalCount"),
            renewalLimit: json.part("circulationLoanPolicy")?.optionalInt("renewalCount"))
    }
}
