extension FeedReader {
    enum Limits {
        static let nodes = 1_000_000
        static let levels = 200
        static let entries = 100_000
        /// Maximum size of a language tag, in bytes. Longer tags are ignored.
        static let languageBytes = 100
        /// Maximum size of all authors of a feed, in bytes, up to which its entries inherit the authors. Each entry repeats them.
        static let inheritedBytes = 1000
    }
}
