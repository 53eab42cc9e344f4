import Errors
import Networking
import Storage

/// The playgrounds, in memory and on disk. Their slots are asked for each time.
package struct ReservationStore: Sendable {
    private let service: CampusClient
    private let playgrounds: Store<[Playground]>

    init(service: CampusClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.service = service
        playgrounds = Store(name: "reservation.playgrounds", validity: .seconds(86_400), directory: directory, log: log) {
            try await ReservationAPI.getPlaygrounds(service)
        }
    }

    package func getPlaygrounds(cache: CachePolicy) async throws -> Cached<[Playground]> {
        try await playgrounds.value(cache)
    }

    /// The playground is looked up in the list, as the form that reserves a slot wants its category.
    package func getReservations(playgroundId: String, date: String) async throws -> [Reservation] {
        guard PageText.isDay(date) else {
            throw DanXiError(.invalidArgument, "reservation.get_reservations: `date`: expected a day, such as 2026-11-21")
        }
        return try await ReservationAPI.getReservations(service, playground: try await playground(playgroundId), date: date)
    }

    package func clearCache() async throws {
        try await playgrounds.clear()
    }

    /// A list that lacks it is asked for anew, once.
    private func playground(_ id: String) async throws -> Playground {
        let list = try await playgrounds.value(.prefer)
        if let playground = list.value.first(where: { $0.id == id }) { return playground }
        if list.source != .network, let playground = try await playgrounds.value(.refresh).value.first(where: { $0.id == id }) {
            return playground
        }
        throw DanXiError(.notFound, "reservation: there is no playground of this identifier: see reservation.get_playgrounds")
    }
}
