import Errors
import Storage

extension ForumStore {
    /// Returns a division from the cached list. If the list does not contain it, it is requested by itself.
    ///
    /// `GET /divisions/{id}`
    package func getDivision(id: Int, cache: CachePolicy) async throws -> Cached<Division> {
        let list = try await getDivisions(cache: cache)
        if let division = list.value.first(where: { $0.id == id }) {
            return list.map { _ in division }
        }
        guard cache != .only else {
            throw DanXiError(.notCached, "forum.get_division: division \(id) is not cached. Use another value of `cache`.")
        }
        let division: Division = try await client.requestWithResponse("/divisions/\(id)", base: client.hosts.forum)
        return Cached(value: division, source: .network, fetchedAt: .now)
    }
}
