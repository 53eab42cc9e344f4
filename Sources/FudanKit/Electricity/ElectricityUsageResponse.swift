import Calendar
import JSON
import Text

/// The meters of a room and its hall. Members of the room's meter begin with `fj_`, those of the hall's meter with `t_`. The member `ting`
/// is true or 1 if the room has a hall.
struct ElectricityUsageResponse: JSONDecodable {
    let usage: ElectricityUsage

    init(json: JSONElement) throws(JSONError) {
        usage = ElectricityUsage(
            campus: json.optionalText("xq"), building: json.optionalText("ssmc"), room: try json.lenientString("fjmc"),
            updateTime: json.optionalMoment("fj_update_time"), electricityUsed: json.optionalNumber("fj_used"),
            electricityAvailable: try json.lenientDouble("fj_surplus"), electricityAll: json.optionalNumber("fj_all"),
            hall: json.optionalBool("ting") == true ? json.readablePart("hall meter", Self.hall) : nil)
    }

    private static func hall(_ json: JSONElement) throws(JSONError) -> ElectricityMeter {
        ElectricityMeter(
            updateTime: json.optionalMoment("t_update_time"), electricityUsed: json.optionalNumber("t_used"),
            electricityAvailable: try json.lenientDouble("t_surplus"), electricityAll: json.optionalNumber("t_all"))
    }
}
