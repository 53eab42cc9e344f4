import Calendar
import JSON

/// The GraphQL operations that are sent to the Moments server.
enum MomentsAPI {
    private static let selection = """
        { userDetails { id name avatar backgroundImage } moments {
          id userDetails { name avatar } type title url photos createdDate
          isLiked @include(if: $withLikes) likes @include(if: $withLikes) { id avatar }
        } }
        """
    private static let query = """
        query getMomentsDetailsByUserID($userID: ID!, $withLikes: Boolean!) {
          getMomentsDetailsByUserID(userID: $userID) \(selection)
        }
        """
    private static let mutation = """
        mutation updateMomentLike($momentID: ID!, $userID: ID!, $isLiked: Boolean!, $withLikes: Boolean!) {
          updateMomentLike(momentID: $momentID, userID: $userID, isLiked: $isLiked) \(selection)
        }
        """

    static func getDetails(_ client: MomentsClient, userId: String, withLikes: Bool) async throws -> MomentsDetails {
        let response: DetailsResponse = try await client.execute(
            query, ["userID": .string(userId), "withLikes": .bool(withLikes)], field: "getMomentsDetailsByUserID")
        return response.details
    }

    static func updateLike(_ client: MomentsClient, momentId: String, userId: String, isLiked: Bool) async throws -> MomentsDetails {
        let response: DetailsResponse = try await client.execute(
            mutation,
            ["momentID": .string(momentId), "userID": .string(userId), "isLiked": .bool(isLiked), "withLikes": .bool(true)],
            field: "updateMomentLike")
        return response.details
    }
}

/// A user and the user's moments, as the server sends them.
private struct DetailsResponse: JSONDecodable {
    let details: MomentsDetails

    init(json: JSONElement) throws(JSONError) {
        let user: UserResponse = try json.value("userDetails")
        let moments: [MomentResponse] = try json.value("moments")
        details = MomentsDetails(userDetails: user.user, moments: moments.map(\.moment))
    }
}

private struct UserResponse: JSONDecodable {
    let user: MomentsUser

    init(json: JSONElement) throws(JSONError) {
        user = MomentsUser(
            id: try json.value("id"), name: try json.value("name"), avatar: try json.value("avatar"),
            backgroundImage: try json.value("backgroundImage"))
    }
}

private struct MomentResponse: JSONDecodable {
    let moment: Moment

    init(json: JSONElement) throws(JSONError) {
        let created: String = try json.value("createdDate")
        moment = Moment(
            id: try json.value("id"), userDetails: try json.value("userDetails"), type: try json.value("type"),
            title: try json.optional("title"), url: try json.optional("url"), photos: try json.value("photos"),
            createdDate: Int(created).flatMap { Timestamp(unixSeconds: $0) }, isLiked: try json.optional("isLiked"),
            likes: try json.optional("likes"))
    }
}
