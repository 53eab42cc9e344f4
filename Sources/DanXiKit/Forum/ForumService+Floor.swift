import Storage

/// The methods that change floors and holes. Each also updates the cached divisions, which contain the pinned holes with some of their
/// floors.
extension ForumService {
    /// `POST /holes/{hole_id}/floors`
    package func createFloor(content: String, holeId: Int, specialTag: String?, replyTo: Int?) async throws -> Floor {
        let floor = try await ForumAPI.createFloor(client, content: content, holeId: holeId, specialTag: specialTag, replyTo: replyTo)
        await changePinned(holeId) { $0.adding(floor) }
        return floor
    }

    /// `PUT /floors/{id}`
    package func modifyFloor(id: Int, content: String?, specialTag: String?, fold: String?) async throws -> Floor {
        await keep(try await ForumAPI.modifyFloor(client, id: id, content: content, specialTag: specialTag, fold: fold))
    }

    /// `DELETE /floors/{id}`
    package func deleteFloor(id: Int, reason: String) async throws -> Floor {
        await keep(try await ForumAPI.deleteFloor(client, id: id, reason: reason))
    }

    /// `POST /floors/{id}/like/{like}`
    package func likeFloor(id: Int, like: Int) async throws -> Floor {
        await keep(try await ForumAPI.likeFloor(client, id: id, like: like))
    }

    /// `DELETE /holes/{id}`
    package func hideHole(id: Int) async throws {
        try await ForumAPI.hideHole(client, id: id)
        await changePinned(id) { hole in
            var hidden = hole
            hidden.hidden = true
            return hidden
        }
    }

    /// `DELETE /holes/{id}/_force`
    package func deleteHole(id: Int) async throws {
        try await ForumAPI.deleteHole(client, id: id)
        await changePinned(id) { _ in nil }
    }

    /// Replaces a floor in all cached divisions that contain it.
    private func keep(_ floor: Floor) async -> Floor {
        await changePinned(floor.holeId) { $0.replacing(floor) }
        return floor
    }

    /// Changes a hole in all cached divisions that contain it.
    /// - Parameter change: returns nil to remove the hole.
    func changePinned(_ id: Int, _ change: @escaping @Sendable (Hole) -> Hole?) async {
        await getDivisions.update { divisions in
            guard divisions.contains(where: { $0.pinned.contains { $0.id == id } }) else { return nil }
            return divisions.map { division in
                var changed = division
                changed.pinned = division.pinned.compactMap { $0.id == id ? change($0) : $0 }
                return changed
            }
        }
    }
}
