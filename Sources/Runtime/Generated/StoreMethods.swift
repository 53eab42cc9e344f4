// Generated from interface/store.toml by `make generate`; do not edit.

import Storage

extension Method {
    static let store: [Method] = [
        Method("store.check", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await StoreAPI.check(services.store.client))
        }
    ]
}
