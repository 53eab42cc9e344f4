import CampusSignIn
import HTTP

/// Requests for the timetables of the campus buses, https://zlapp.fudan.edu.cn/fudanbus.
enum BusAPI {
    /// `GET /fudanbus/wap/default/lists` for workdays. For holidays, `POST` to the same path with `holiday=1`.
    static func getRoutes(_ client: CampusClient, type: BusDayType) async throws -> [BusRoute] {
        let response: BusTimetableResponse = try await client.requestWithEnvelope(
            "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists", signIn: .page,
            form: type == .holiday ? [QueryItem("holiday", "1")] : nil, effect: .safe)
        return response.routes.map { $0.build() }
    }
}
