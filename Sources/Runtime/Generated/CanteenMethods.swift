// Generated from interface/canteen.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let canteen: [Method] = [
        Method("canteen.get_canteen_queuing", parameters: [], isCached: false) { session, _ in
            return Outcome(try await CanteenAPI.getCanteenQueuing(session.campus.client))
        },
    ]
}
