import Calls
import JSON
import Networking
import Text

/// The courses of a semester with their numbers of students, `{data: [{id, code, stdCount, limitCount, course: {nameZh}}]}`.
struct CoursePlacesResponse: JSONDecodable, APIParsable {
    let courses: [CoursePlaces]

    init(json: JSONElement) throws(JSONError) {
        let rows: [Row] = try json.readableRows("data", "offered course")
        courses = rows.map(\.places)
    }

    private struct Row: JSONDecodable {
        let places: CoursePlaces

        init(json: JSONElement) throws(JSONError) {
            let (count, limit) = (json.optionalInt("stdCount"), json.optionalInt("limitCount"))
            let left = count.flatMap { count in limit.map { $0.subtractingReportingOverflow(count) } }
            places = CoursePlaces(
                id: try json.lenientInt("id"), code: json.optionalText("code"),
                name: json.part("course")?.optionalText("nameZh") ?? json.optionalText("nameZh"), studentCount: count,
                studentLimit: limit, placesLeft: left.flatMap { $0.overflow ? nil : max(0, $0.partialValue) })
        }
    }
}
