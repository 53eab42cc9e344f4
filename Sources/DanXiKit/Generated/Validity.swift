// Generated from interface/*.toml by `make generate`; do not edit.

/// The times for which cached values are valid.
enum Validity {
    enum Image {
        static let download = Duration.seconds(31536000)
    }

    enum Curriculum {
        static let listCourseGroups = Duration.seconds(86400)
    }
}
