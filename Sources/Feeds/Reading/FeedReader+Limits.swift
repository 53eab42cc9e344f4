extension FeedReader {
    enum Limits {
        static let nodes = 1_000_000
        static let levels = 200
        static let entries = 100_000
        /// Longer language tags are ignored.
        static let languageBytes = 100
        /// The size of the authors of a feed that its entries inherit.
        static let inheritedBytes = 1000
    }
}
