import Calendar
import JSON
import Text

/// An element of the JSON array in `#transLst`, such as `{"termdate": "20240311", "custid": 1, "amount": 12.5}`.
struct DailySumResponse: JSONDecodable {
    let date: CalendarDate
    let amount: Double

    init(json: JSONElement) throws(JSONError) {
        guard let date = DateScanner.firstDate(in: try json.lenientString("termdate"))?.date else {
            throw JSONError("expected a date").under(key: "termdate")
        }
        guard let amount = NumberScanner.firstNumber(in: try json.lenientString("amount")) else {
            throw JSONError("expected a number").under(key: "amount")
        }
        self.date = date
        self.amount = amount
    }
}
