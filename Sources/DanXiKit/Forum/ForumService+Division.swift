import Errors
import Storage

extension ForumService {
    /// Returns a division from the cached list. If the list lacks the division, requests the division unless `cache` is `only`.
    ///
    /// `GET /divisions/{id}`
    package func getDivision(id: Int, cache: CachePolicy) async throws -> Cached<Division> {
        let list = try await getDivisions(cache: cache)
        if let division = try list.value.first(where: { $0.id == id }) {
            return try list.map { _ in division }
        }
        guard cache != .only else {
            throw DanXiError(.notCached, "forum.get_division: division \(id) is not cached. Use another value of `cache`.")
        }
        let division: Division = try await client.requestWithResponse("/divisions/\(id)", base: client.hosts.forum)
        return Cached(value: division, source: .network, fetchedAt: .now)
    }

    /// `POST /divisions`
    package func createDivision(name: String, description: String) async throws -> Division {
        try await keep(ForumAPI.createDivision(client, name: name, description: description))
    }

    /// `PUT /divisions/{id}`
    package func modifyDivision(id: Int, name: String?, description: String?, pinned: [Int]?) async throws -> Division {
        if let name { try await checkName(name, of: id) }
        return try await keep(ForumAPI.modifyDivision(client, id: id, name: name, description: description, pinned: pinned))
    }

    /// `DELETE /divisions/{id}`
    package func deleteDivision(id: Int, to: Int) async throws {
        guard id != to else {
            throw DanXiError(.invalidArgument, "forum.delete_division: `to`: must not be the division to delete. Pass another division.")
        }
        try await checkDivision(to, "forum.delete_division", "to")
        try await ForumAPI.deleteDivision(client, id: id, to: to)
        await getDivisions.update { $0.filter { $0.id != id } }
    }

    /// Replaces a division in the cached list. If the list lacks the division, adds it.
    private func keep(_ division: Division) async -> Division {
        await getDivisions.update { list in
            list.contains { $0.id == division.id } ? list.map { $0.id == division.id ? division : $0 } : list + [division]
        }
        return division
    }
}
