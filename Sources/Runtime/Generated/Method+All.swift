// Generated from interface/interface.toml by `make generate`; do not edit.

extension Method {
    /// Every method by its name.
    static let all = Dictionary(
        uniqueKeysWithValues: [
            account,
            forum,
            campus,
            bus,
            classroom,
            electricity,
            library,
            canteen,
            profile,
            markup,
            announcement,
            wallet,
            reservation,
            sport,
            course,
            exam,
            score,
        ].joined().map { ($0.name, $0) })
}
