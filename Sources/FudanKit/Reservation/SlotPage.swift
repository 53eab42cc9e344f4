import Calendar
import Markup
import Text

/// The page with the slots of a playground on a day.
struct SlotPage {
    static let slots: Selector = "#con_one_1 > table"
    private static let time: Selector = "td.site_td1"
    private static let name: Selector = "td.site_td3"
    private static let places: Selector = "td.site_td4"
    private static let button: Selector = "img[onclick]"

    private let document: HTMLDocument

    init(_ document: HTMLDocument) {
        self.document = document
    }

    func reservations(_ playground: Playground, _ date: CalendarDate) throws -> [Reservation] {
        if document.text.contains("无可预约场地") { return [] }
        // Heading rows, which have no `<td>` with text, are left out.
        let rows = try document.requireAll(Self.slots, service: ReservationAPI.service).flatMap(\.tableRows).filter { row in
            row.rowCells.contains { $0.tag == "td" && !$0.text.isEmpty }
        }
        if rows.isEmpty { throw document.pageChanged(service: ReservationAPI.service, selector: Self.slots) }
        return try rows.compactMapReadable("slot") { try Self.reservation($0, playground, date) }
    }

    private static func reservation(_ row: HTMLElement, _ playground: Playground, _ date: CalendarDate) throws -> Reservation {
        let times = DateScanner.times(in: try row.require(time, service: ReservationAPI.service).text)
        guard let begin = times.at(0), let end = times.at(1) else {
            throw row.pageChanged(service: ReservationAPI.service, problem: "has no start and end in `\(time)`")
        }
        let numbers = row.first(places).map { NumberScanner.integers(in: $0.text) } ?? []
        let call = reservingCall(row)
        let reserveId = call.flatMap(identifier)
        return Reservation(
            playgroundId: playground.id, name: row.first(name)?.text.meaningful ?? playground.name, date: date,
            begin: begin, end: end, reserved: numbers.count == 2 ? numbers[0] : nil, total: numbers.count == 2 ? numbers[1] : nil,
            available: call != nil, reserveId: reserveId,
            reserveUrl: reserveId.map { reserveURL($0, playground) })
    }

    /// Returns the text after `checkUser(` in the `onclick` of the row's image: `checkUser('…',this)`. Nil if the slot cannot be reserved.
    private static func reservingCall(_ row: HTMLElement) -> Substring? {
        for image in row.select(button) {
            if let script = image["onclick"], let call = script.firstRange(of: "checkUser(") { return script[call.upperBound...] }
        }
        return nil
    }

    private static func identifier(in call: Substring) -> String? {
        let quote: Set<Character> = ["'", "\""]
        let id = call.drop { quote.contains($0) || $0 == " " }.prefix {
            $0.isASCIIAlphanumeric || $0 == "-" || $0 == "_"
        }
        return id.isEmpty || id == "this" ? nil : String(id)
    }

    private static func reserveURL(_ reserveId: String, _ playground: Playground) -> String {
        let content = playground.id.urlEncoded()
        let category = playground.categoryId.urlEncoded()
        return
            "\(ReservationAPI.site)/loadOrderForm_ordinary.htm?serviceContent.id=\(content)&serviceCategory.id=\(category)&resourceIds=\(reserveId)&codeStr=&orderCounts=1"
    }
}
