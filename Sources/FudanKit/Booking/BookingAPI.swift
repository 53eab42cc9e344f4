import Calendar
import CampusSignIn
import Errors
import HTTP
import JSON
import Text

/// Read-only requests to the booking platform, https://booking.fudan.edu.cn.
enum BookingAPI {
    private static let site = "https://booking.fudan.edu.cn"
    private static let pages = "\(site)/reservation/fe/site"
    /// The platform's number of the topic "sports venues".
    private static let topic = 48
    private static let topicPage = "\(pages)/special/special?id=\(topic)"
    private static let bookingsPage = "\(pages)/m_myReservation"
    private static let entry = "\(site)/reservation/api/login/main?redirect_url=\("\(pages)/home".urlEncoded())"
    /// Maximum number of pages to request, in case the site reports a wrong number of venues. The site has fewer pages.
    private static let maximalPages = 20

    /// Returns the URL of a venue's page, for a browser.
    static func bookingURL(_ venue: Int) -> String { "\(pages)/reservationInfo?id=\(venue)" }

    /// `GET /reservation/api/topic/resource-list`, once for each page
    static func listVenues(_ client: CampusClient) async throws -> [Venue] {
        var venues: [Venue] = []
        var known: Set<Int> = []
        for page in 1...maximalPages {
            let response: BookingListResponse<VenueResponse> = try await request(
                client, "/reservation/api/topic/resource-list",
                [
                    QueryItem("p", page), QueryItem("attr", "{}"), QueryItem("pageSize", 200), QueryItem("id", topic),
                    QueryItem("hideTime", 1), QueryItem("date", ""),
                ],
                page: topicPage)
            // A server that ignores the page number would send the same venues again.
            let new = response.rows.map(\.venue).filter { known.insert($0.id).inserted }
            venues += new
            if new.isEmpty || response.isLast(after: venues.count) { break }
        }
        return venues
    }

    /// `GET /reservation/site/resource/detail`
    static func getVenue(_ client: CampusClient, id: Int) async throws -> VenueDetail {
        let response: VenueDetailResponse = try await request(
            client, "/reservation/site/resource/detail", [QueryItem("id", id)], page: bookingURL(id))
        return response.detail
    }

    /// `GET /reservation/site/resource/calendar`
    static func listSlots(_ client: CampusClient, venue: Int, from start: CalendarDate, to end: CalendarDate) async throws -> [Slot] {
        let response: VenueCalendarResponse = try await request(
            client, "/reservation/site/resource/calendar",
            [
                QueryItem("resource_id", venue), QueryItem("id", venue), QueryItem("collective", 0),
                QueryItem("date", #"{"start_date":"\#(start)","end_date":"\#(end)"}"#),
            ],
            page: bookingURL(venue), isSigned: false)
        return response.slots(from: start, to: end)
    }

    /// `GET /reservation/site/appointment/appointment-list`
    static func listBookings(_ client: CampusClient, page: Int, size: Int) async throws -> BookingPage {
        let response: BookingListResponse<BookingResponse> = try await request(
            client, "/reservation/site/appointment/appointment-list",
            [QueryItem("p", page), QueryItem("type", 0), QueryItem("pageSize", size)], page: bookingsPage)
        return BookingPage(
            bookings: response.rows.map(\.booking), page: page, pageCount: response.pageCount(size: size), total: response.total)
    }

    /// - Parameters:
    ///   - page: the URL of the page that sends this request in a browser.
    ///   - isSigned: whether to send the header `sign-key`, as the page does in a browser.
    private static func request<Value: JSONDecodable>(
        _ client: CampusClient, _ path: String, _ params: [QueryItem], page: String, isSigned: Bool = true
    ) async throws -> Value {
        var headers: HTTPHeaders = ["Accept": "application/json, text/plain, */*", "Referer": page]
        if isSigned { headers["sign-key"] = "\(path)get" }
        do {
            return try await client.requestWithEnvelope(site + path, signIn: .entry(entry), params: params, headers: headers)
        } catch let error as DanXiError where error.httpStatus == 412 {
            throw DanXiError(
                .browserRequired,
                "GET \(site)\(path) returned HTTP 412: the site requires a check that only a browser can pass. Open \(page) in a browser and continue there.",
                httpStatus: 412, detail: .object(["url": .string(page)]))
        }
    }
}
