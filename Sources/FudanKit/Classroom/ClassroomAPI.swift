import Markup
import Networking

/// The use of classrooms today, http://10.64.130.6. Only the campus network reaches this server.
enum ClassroomAPI {
    /// `GET /?b={building}`
    static func getClassrooms(_ client: CampusClient, building: TeachingBuilding) async throws -> [Classroom] {
        let response = try await client.requestWithData("http://10.64.130.6/", signIn: .none, params: [QueryItem("b", building.rawValue)])
        return try ClassroomPage.classrooms(response.completePage(service: "classroom", selector: ClassroomPage.table))
    }
}
