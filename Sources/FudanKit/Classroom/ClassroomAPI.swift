import Calendar
import CampusSignIn
import HTTP
import Markup

/// Requests for the use of classrooms, http://10.64.130.6. This server can be reached from the campus network only.
enum ClassroomAPI {
    /// `GET /?b={building}&day={date}`. Without a day, the server sends today's page.
    static func getClassrooms(_ client: CampusClient, building: TeachingBuilding, date: CalendarDate?) async throws -> [Classroom] {
        var params = [QueryItem("b", building.rawValue)]
        params.append("day", date)
        let response = try await client.requestWithData("http://10.64.130.6/", signIn: .none, params: params)
        return try ClassroomPage.classrooms(response.completePage(service: "classroom", selector: ClassroomPage.table))
    }
}
