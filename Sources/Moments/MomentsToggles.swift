import Calls
import Errors
import JSON
import Storage
import Synchronization

/// The toggles of a session. The states of internal toggles can be changed. If the session has a store, the changed states are kept there.
package final class MomentsToggles: Sendable {
    /// The states of the toggles in the configuration.
    package struct Defaults: Sendable {
        let likeButton: Bool
        let roundedAvatar: Bool

        package init(likeButton: Bool, roundedAvatar: Bool) {
            self.likeButton = likeButton
            self.roundedAvatar = roundedAvatar
        }
    }

    private let defaults: Defaults
    /// The file with the states that were set. Nil if the session has no store.
    private let file: StoreFile<[String: Bool]>?
    /// The states that were set with ``set(_:_:)`` in this session or, with a store, in earlier ones. Nil until the file has been read.
    private let changes = Mutex<[String: Bool]?>(nil)

    init(defaults: Defaults, store: (any StoreBackend)?, log: @escaping LogHandler) {
        self.defaults = defaults
        file = store.map { StoreFile(store: $0, name: "moments.toggles.json", lifetime: nil, log: log) }
    }

    func isOn(_ toggle: MomentToggle) async throws -> Bool {
        switch toggle {
        case .likeButton: try await loaded()[toggle.rawValue] ?? defaults.likeButton
        case .roundedAvatar: defaults.roundedAvatar
        }
    }

    func set(_ toggle: MomentToggle, _ isOn: Bool) async throws {
        guard toggle.family == .internal else {
            throw DanXiError(
                .forbidden,
                "moments.set_toggle: \(toggle.rawValue) is a remote toggle, which a session cannot change. Set moments.\(toggle.rawValue) in the configuration and open a new session."
            )
        }
        _ = try await loaded()
        changes.withLock { $0 = ($0 ?? [:]).merging([toggle.rawValue: isOn]) { $1 } }
        // Each job writes all states. The jobs of a store run in order, so the last job writes the newest states.
        if let file { _ = try await file.store.run { [self] in try file.save(changes.withLock { $0 ?? [:] }) } }
    }

    /// Returns the states of the toggles that were set by this session or, with a store, by an earlier session.
    private func loaded() async throws -> [String: Bool] {
        if let changes = changes.withLock({ $0 }) { return changes }
        let kept = if let file { try await file.store.run { file.load() } ?? [:] } else { [String: Bool]() }
        return changes.withLock { changes in
            let states = changes ?? kept
            changes = states
            return states
        }
    }
}

extension MomentToggle {
    var family: MomentToggleFamily {
        switch self {
        case .likeButton: .internal
        case .roundedAvatar: .remote
        }
    }
}
