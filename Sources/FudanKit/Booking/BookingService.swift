import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `booking`. It caches the list of venues. The rules of a venue, slots and bookings are requested each time.
package struct BookingService: Sendable {
    private static let maximalDays = 30

    private let client: CampusClient
    private let caches: CacheGroup
    private let venues: ValueCache<[Venue]>

    init(client: CampusClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        venues = caches.cache("venues", validity: Validity.Booking.listVenues, in: .disk) { try await BookingAPI.listVenues(client) }
    }

    package func listVenues(cache: CachePolicy) async throws -> Cached<[Venue]> { try await venues.value(cache) }

    package func getVenue(id: Int) async throws -> VenueDetail { try await BookingAPI.getVenue(client, id: id) }

    package func listSlots(venueId: Int, startDate: CalendarDate, endDate: CalendarDate?) async throws -> [Slot] {
        try await listSlots(venueId: venueId, startDate: startDate, endDate: endDate ?? startDate, for: "booking.list_slots")
    }

    /// - Parameter method: the method that was called, for error messages.
    func listSlots(venueId: Int, startDate: CalendarDate, endDate: CalendarDate, for method: String) async throws -> [Slot] {
        guard (0...Self.maximalDays).contains(endDate.days(since: startDate)) else {
            throw DanXiError(
                .invalidArgument,
                "\(method): `end_date`: expected \(startDate) to \(startDate.adding(days: Self.maximalDays)), got \(endDate).")
        }
        return try await BookingAPI.listSlots(client, venue: venueId, from: startDate, to: endDate)
    }

    package func listBookings(page: Int, size: Int) async throws -> BookingPage {
        try await BookingAPI.listBookings(client, page: page, size: size)
    }

    package func clearCache() async throws { try await caches.clear() }
}
