extension FeedReader {
    enum Limits {
        static let nodes = 1_000_000
        static let levels = 200
        static let entries = 100_000
        /// Maximum size of a language tag, in bytes. Longer tags are ignored.
        static let languageBytes = 100
        /// Maximum total size of a feed's authors, in bytes, that entries without authors inherit. Larger authors are not inherited,
        /// because each entry would repeat them.
        static let inheritedBytes = 1000
    }
}
