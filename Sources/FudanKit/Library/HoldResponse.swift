import JSON
import Text

/// A hold, which the server calls a request.
struct HoldResponse: ListRow {
    static let kind = "hold"

    let hold: Hold

    init(json: JSONElement) throws(JSONError) {
        let book = json.part("instance")
        hold = Hold(
            id: try json.lenientInt("id"), barcode: json.optionalText("itemBarcode"), bookId: json.optionalText("catalogueId"),
            title: book?.optionalText("title"), author: book?.optionalText("author"), status: json.optionalText("status"),
            statusCode: json.optionalText("statusCode"), pickupLocation: json.optionalText("pickUpLocationName"),
            pickupLocationCode: json.optionalText("pickupLocation"), expectedDate: json.optionalDay("expectDate"),
            createdDate: json.optionalDay("createTime"), allowsOtherCopy: json.optionalBool("allowReplace"),
            queuePosition: json.optionalInt("queuing"))
    }
}
