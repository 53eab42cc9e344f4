import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `reservation`. It caches the playgrounds. Their slots are requested each time.
package struct ReservationService: Sendable {
    private let client: CampusClient
    private let caches: CacheGroup
    private let playgrounds: ValueCache<[Playground]>

    init(client: CampusClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        playgrounds = caches.cache("playgrounds", validity: Validity.Reservation.getPlaygrounds, in: .disk) {
            try await ReservationAPI.getPlaygrounds(client)
        }
    }

    package func getPlaygrounds(cache: CachePolicy) async throws -> Cached<[Playground]> {
        try await playgrounds.value(cache)
    }

    /// Returns the slots of a playground on a day. The slots' links contain the playground's category, which is read from the list of
    /// playgrounds.
    package func getReservations(playgroundId: String, date: CalendarDate) async throws -> [Reservation] {
        try await ReservationAPI.getReservations(client, playground: try await playground(playgroundId), date: date)
    }

    package func clearCache() async throws { try await caches.clear() }

    /// Returns the playground with the identifier `id`. If the cached list does not contain this playground, the list is requested once.
    private func playground(_ id: String) async throws -> Playground {
        let list = try await playgrounds.value(.prefer) { try $0.value.contains { $0.id == id } }
        if let playground = try list.value.first(where: { $0.id == id }) { return playground }
        throw DanXiError(
            .notFound,
            "reservation.get_reservations: no playground has this `playground_id`. reservation.get_playgrounds lists the playgrounds.")
    }
}
