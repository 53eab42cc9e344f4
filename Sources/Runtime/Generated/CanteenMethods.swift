// Generated from interface/canteen.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let canteen: [Method] = [
        Method("canteen.get_canteen_queuing", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await CanteenAPI.getCanteenQueuing(services.campus.client))
        }
    ]
}
