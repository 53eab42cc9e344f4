// Generated from interface/*.toml by `make generate`; do not edit.

/// The times for which cached values are valid.
enum Validity {
    enum Moments {
        static let getDetails = Duration.seconds(300)
    }
}
