// Generated from interface/services.toml by `make generate`; do not edit.

extension Method {
    /// Every method by its name.
    static let all = Dictionary(uniqueKeysWithValues: (account + forum + campus + course + exam + score).map { ($0.name, $0) })
}
