import CampusSignIn
import HTTP

/// Requests for the electricity usage of the account's dormitory room, https://zlapp.fudan.edu.cn and https://my.fudan.edu.cn.
enum ElectricityAPI {
    /// Number of days whose usage is requested. The response has one row for each day.
    private static let days = 100

    /// `GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info`
    static func getElectricityUsage(_ client: CampusClient) async throws -> ElectricityUsage {
        let response: ElectricityUsageResponse = try await client.requestWithEnvelope(
            "https://zlapp.fudan.edu.cn/fudanelec/wap/default/info", signIn: .page)
        return response.usage
    }

    /// `POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json` with the form of the DataTables library
    static func getElectricityLogs(_ client: CampusClient) async throws -> [ElectricityLog] {
        let response: ElectricityLogsResponse = try await client.requestWithResponse(
            "https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json", signIn: MyTableAPI.signIn, form: form, effect: .safe)
        return response.rows.map(\.log)
    }

    private static var form: [QueryItem] {
        var form = [QueryItem("draw", 1)]
        for column in 0..<2 {
            form += [
                QueryItem("columns[\(column)][data]", column), QueryItem("columns[\(column)][name]", ""),
                QueryItem("columns[\(column)][searchable]", true), QueryItem("columns[\(column)][orderable]", false),
                QueryItem("columns[\(column)][search][value]", ""), QueryItem("columns[\(column)][search][regex]", false),
            ]
        }
        return form + [QueryItem("start", 0), QueryItem("length", days), QueryItem("search[value]", ""), QueryItem("search[regex]", false)]
    }
}
