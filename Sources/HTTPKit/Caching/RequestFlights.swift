import Storage
import Synchronization

/// The requests under way. Calls that concurrently make requests with the same key share one request.
final class RequestFlights: Sendable {
    /// The properties that two requests must have in common, so that only one of them is sent.
    struct Key: Hashable {
        /// The key of the response in the cache.
        let key: String
        /// The hash of the headers that identify the account.
        let sender: String
        let headers: [String]
        let acceptedStatuses: Set<Int>
        let bodyForm: BodyForm
        let settings: CacheSettings
        /// Whether the request has the validators of a stored response.
        let isConditional: Bool
    }

    struct Flight {
        let response = SingleFlight<Cached<RestResponse>>()
        /// Number of calls that wait for the response.
        var users = 0
    }

    let flights = Mutex<[Key: Flight]>([:])

    /// Starts `work`, unless work with the same key is running already, and waits for the result.
    /// - Parameter work: sends the request. Its argument returns whether the response may be stored, which is false after ``retire(_:)``.
    func value(
        _ key: Key, _ work: @escaping @Sendable (_ isCurrent: @escaping @Sendable () -> Bool) async throws -> Cached<RestResponse>
    ) async throws -> Cached<RestResponse> {
        let response = flights.withLock { flights in
            var flight = flights[key] ?? Flight()
            flight.users += 1
            flights[key] = flight
            return flight.response
        }
        defer {
            flights.withLock { flights in
                guard var flight = flights[key], flight.response === response else { return }
                flight.users -= 1
                flights[key] = flight.users == 0 ? nil : flight
            }
        }
        return try await response.value {
            try await work { self.flights.withLock { $0[key]?.response === response } }
        }
    }

    /// Makes later calls send new requests after a change on the server, because the responses to the requests under way may be older than
    /// the change.
    /// - Parameter key: the key of the response in the cache. Nil for all keys.
    func retire(_ key: String?) {
        flights.withLock { flights in flights = flights.filter { key != nil && $0.key.key != key } }
    }
}
