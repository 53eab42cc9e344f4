import CampusSignIn
import Markup

/// Requests for the occupancy of the canteens, https://my.fudan.edu.cn/simple_list/stqk.
package enum CanteenAPI {
    /// `GET /simple_list/stqk`
    package static func getCanteenQueuing(_ client: CampusClient) async throws -> CanteenQueuing {
        let page: HTMLDocument = try await client.requestWithResponse("https://my.fudan.edu.cn/simple_list/stqk", signIn: .page)
        return try CanteenPage.queuing(page)
    }
}
