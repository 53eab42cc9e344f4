// Generated from interface/*.toml by `make generate`; do not edit.

/// How long cached values stay valid.
enum Validity {
    enum Moments {
        static let getDetails = Duration.seconds(300)
    }
}
