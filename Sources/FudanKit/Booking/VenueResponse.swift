import Calls
import JSON
import Markup
import Text

/// A venue in the list, `{base: {id, name, images?, config?}}`.
struct VenueResponse: ListRow {
    static let kind = "venue"

    let venue: Venue

    init(json: JSONElement) throws(JSONError) {
        guard let base = json.part("base") else { throw JSONError("is missing").under(key: "base") }
        do { venue = try Self.venue(base) } catch { throw error.under(key: "base") }
    }

    private static func venue(_ base: JSONElement) throws(JSONError) -> Venue {
        let id = try base.lenientInt("id")
        return Venue(
            id: id, name: try base.lenientString("name"), introduction: VenueConfiguration(of: base).introduction,
            imageUrl: base.optionalText("images").map {
                "https://booking.fudan.edu.cn/reservation/api/file/down?token=\($0.urlEncoded())&view=1"
            },
            bookingUrl: BookingAPI.bookingURL(id))
    }
}

/// The rules of a venue, `{id, name, usable, limit_info?, config?, rule?}`.
struct VenueDetailResponse: JSONDecodable {
    let detail: VenueDetail

    init(json: JSONElement) throws(JSONError) {
        let id = try json.lenientInt("id")
        let configuration = VenueConfiguration(of: json)
        var hours = ReadRows<OpeningHoursResponse>()
        for rule in json.parts("rule") { hours.append(rule) }
        detail = VenueDetail(
            id: id, name: try json.lenientString("name"), usable: json.optionalBool("usable"), limit: Self.limit(json),
            openingHours: hours.recorded("opening hours").map(\.hours), introduction: configuration.introduction,
            description: configuration.description,
            needsCaptcha: configuration.needsCaptcha, bookingUrl: BookingAPI.bookingURL(id))
    }

    /// Returns the text of `limit_info`, which is a string or `{error}`.
    private static func limit(_ json: JSONElement) -> String? {
        json.optionalText("limit_info") ?? json.part("limit_info")?.optionalText("error")
    }
}

private struct OpeningHoursResponse: JSONDecodable {
    let hours: OpeningHours

    init(json: JSONElement) throws(JSONError) {
        hours = OpeningHours(start: try json.timeOfDay("start_time"), end: try json.timeOfDay("end_time"))
    }
}

/// The member `config` of a venue. It may be null or an empty array.
private struct VenueConfiguration {
    private let config: JSONElement?

    init(of venue: JSONElement) {
        config = venue.part("config")
    }

    var introduction: String? { text("introduction") }
    var description: String? { text("description") }
    var needsCaptcha: Bool? { config.flatMap { $0.optionalBool("anti_bot") ?? $0.optionalInt("anti_bot").map { $0 != 0 } } }

    /// Returns the text in a member `{text, label, enanle}`, where `text` is HTML. `enanle` is the server's spelling of `enable`.
    private func text(_ key: StaticString) -> String? {
        guard let part = config?.part(key), part.optionalBool("enanle") != false, let html = part.optionalText("text") else {
            return nil
        }
        let text = (try? HTMLDocument(html).text) ?? html
        return text.isEmpty ? nil : text
    }
}
