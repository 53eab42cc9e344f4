// Generated from interface/canteen.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let canteen: [Method] = [
        Method("canteen.get_canteen_queuing", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await CanteenAPI.getCanteenQueuing(session.campus.client))
        },
    ]
}
