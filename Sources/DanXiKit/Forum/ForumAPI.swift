import Calendar
import JSON
import Networking

/// Asks the forum's server, https://forum.fduhole.com/api.
package enum ForumAPI {
    // MARK: Divisions

    /// `GET /divisions`
    static func getDivisions(_ service: CommunityClient) async throws -> [Division] {
        try await service.requestWithResponse("/divisions", base: service.hosts.forum)
    }

    /// `GET /divisions/{id}`
    static func getDivision(_ service: CommunityClient, id: Int) async throws -> Division {
        try await service.requestWithResponse("/divisions/\(id)", base: service.hosts.forum)
    }

    // MARK: Holes

    /// `GET /divisions/{division_id}/holes`
    package static func listHolesInDivision(
        _ service: CommunityClient, divisionId: Int, startTime: Timestamp? = nil, order: String? = nil, size: Int? = nil
    ) async throws -> [Hole] {
        try await service.requestWithResponse(
            "/divisions/\(divisionId)/holes", base: service.hosts.forum, params: page(startTime, order, size))
    }

    /// `GET /holes?tag=`: the server reads names in its path (`/tags/{name}/holes`) without unescaping them.
    package static func listHolesByTag(_ service: CommunityClient, tagName: String, startTime: Timestamp? = nil, size: Int? = nil)
        async throws -> [Hole]
    {
        try await service.requestWithResponse(
            "/holes", base: service.hosts.forum, params: [QueryItem("tag", tagName)] + page(startTime, nil, size))
    }

    /// `GET /users/me/holes`
    package static func listMyHoles(_ service: CommunityClient, startTime: Timestamp? = nil, order: String? = nil, size: Int? = nil)
        async throws -> [Hole]
    {
        try await service.requestWithResponse("/users/me/holes", base: service.hosts.forum, params: page(startTime, order, size))
    }

    /// `GET /holes/{id}`
    package static func getHole(_ service: CommunityClient, id: Int) async throws -> Hole {
        try await service.requestWithResponse("/holes/\(id)", base: service.hosts.forum)
    }

    /// `POST /divisions/{division_id}/holes`
    package static func createHole(
        _ service: CommunityClient, content: String, divisionId: Int, tags: [String], specialTag: String? = nil
    ) async throws -> Hole {
        let payload: [String: JSONValue] = [
            "content": .string(content), "special_tag": .string(specialTag ?? ""),
            "tags": .array(tags.map { .object(["name": .string($0)]) }),
        ]
        return try await service.requestWithResponse("/divisions/\(divisionId)/holes", base: service.hosts.forum, payload: .object(payload))
    }

    // MARK: Floors

    /// `GET /holes/{hole_id}/floors`
    package static func listFloorsInHole(_ service: CommunityClient, holeId: Int, startFloor: Int? = nil, size: Int? = nil) async throws
        -> [Floor]
    {
        var params = [QueryItem("offset", startFloor ?? 0), QueryItem("order_by", "id")]
        params.append("size", size)
        return try await service.requestWithResponse("/holes/\(holeId)/floors", base: service.hosts.forum, params: params)
    }

    /// `GET /floors?hole_id=`, in which a length of 0 stands for all.
    package static func listAllFloors(_ service: CommunityClient, holeId: Int) async throws -> [Floor] {
        let params = [QueryItem("hole_id", holeId), QueryItem("start_floor", 0), QueryItem("length", 0)]
        return try await service.requestWithResponse("/floors", base: service.hosts.forum, params: params)
    }

    /// `GET /floors/{id}`
    package static func getFloor(_ service: CommunityClient, id: Int) async throws -> Floor {
        try await service.requestWithResponse("/floors/\(id)", base: service.hosts.forum)
    }

    /// `POST /holes/{hole_id}/floors`
    package static func createFloor(_ service: CommunityClient, content: String, holeId: Int, specialTag: String? = nil) async throws
        -> Floor
    {
        let payload: [String: JSONValue] = ["content": .string(content), "special_tag": .string(specialTag ?? "")]
        return try await service.requestWithResponse("/holes/\(holeId)/floors", base: service.hosts.forum, payload: .object(payload))
    }

    /// `PUT /floors/{id}`
    package static func modifyFloor(
        _ service: CommunityClient, id: Int, content: String, specialTag: String? = nil, fold: String? = nil
    ) async throws -> Floor {
        var payload: [String: JSONValue] = ["content": .string(content)]
        payload["special_tag"] = specialTag.map { .string($0) }
        payload["fold_v2"] = fold.map { .string($0) }
        return try await service.requestWithResponse("/floors/\(id)", base: service.hosts.forum, payload: .object(payload), method: .put)
    }

    /// `DELETE /floors/{id}`
    package static func deleteFloor(_ service: CommunityClient, id: Int, reason: String? = nil) async throws -> Floor {
        try await service.requestWithResponse(
            "/floors/\(id)", base: service.hosts.forum, payload: .object(["delete_reason": .string(reason ?? "")]), method: .delete)
    }

    /// `POST /floors/{id}/like/{like}`
    package static func likeFloor(_ service: CommunityClient, id: Int, like: Int) async throws -> Floor {
        try await service.requestWithResponse("/floors/\(id)/like/\(like)", base: service.hosts.forum, method: .post)
    }

    /// `GET /floors/search`
    package static func searchFloor(
        _ service: CommunityClient, keyword: String, accurate: Bool? = nil, offset: Int? = nil, size: Int? = nil
    ) async throws -> [Floor] {
        var params = [QueryItem("search", keyword)]
        params.append("accurate", accurate)
        params.append("offset", offset)
        params.append("size", size)
        return try await service.requestWithResponse("/floors/search", base: service.hosts.forum, params: params)
    }

    // MARK: Tags and profile

    /// `GET /tags`
    static func listAllTags(_ service: CommunityClient) async throws -> [Tag] {
        try await service.requestWithResponse("/tags", base: service.hosts.forum)
    }

    /// `GET /users/me`
    package static func getProfile(_ service: CommunityClient) async throws -> Profile {
        try await service.requestWithResponse("/users/me", base: service.hosts.forum)
    }

    /// The lists of holes page by a time.
    private static func page(_ startTime: Timestamp?, _ order: String?, _ size: Int?) -> [QueryItem] {
        var params: [QueryItem] = []
        params.append("offset", startTime)
        params.append("order", order)
        params.append("size", size)
        return params
    }
}
