extension Array {
    /// Returns the element at an index. Nil if the index is out of range.
    func at(_ index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
