// Generated from interface/*.toml by `make generate`; do not edit.

/// How long cached values stay valid.
enum Validity {
    enum Curriculum {
        static let listCourseGroups = Duration.seconds(86400)
    }
}
