import JSON
import Text

/// A loan. A current loan has the parts `loanLog`, `itemInfo` and `circulationLoanPolicy`. A past loan has the members of `loanLog` at its
/// top level.
struct LoanResponse: ListRow {
    static let kind = "loan"

    let loan: Loan

    init(json: JSONElement) throws(JSONError) {
        let currentLog = try json.object("loanLog")
        let log = currentLog ?? json
        let info = try json.object("itemInfo")
        let item = try info?.object("item")
        let book = if let info { try info.object("instance") } else { try json.object("catalogueInstance") }
        guard let barcode = item?.optionalText("barcode") ?? log.optionalText("itemBarcode") else {
            throw JSONError("is missing").under(key: "itemBarcode")
        }
        loan = Loan(
            barcode: barcode, bookId: log.optionalText("catalogueId"), title: book?.optionalText("title"),
            author: book?.optionalText("author"),
            library: item?.optionalText("temporaryLibraryName"), location: item?.optionalText("temporaryLocationName"),
            loanDate: log.optionalDay("loanDate"), dueDate: log.optionalDay("dueDate"), returnDate: log.optionalDay("returnDate"),
            renewalCount: max(log.optionalInt("renewalCount") ?? 0, 0),
            renewalLimit: try json.object("circulationLoanPolicy")?.optionalInt("renewalCount"))
    }
}
