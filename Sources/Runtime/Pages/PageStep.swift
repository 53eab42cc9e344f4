/// The way in which the next page of a list is requested.
enum PageStep: Sendable {
    /// The page is requested by its number.
    case number
    /// The page is requested by the number of items before it.
    case offset
    /// The page is requested by its URL, which the server sends with the previous page. Only the server knows where such a list ends.
    case link
    /// The page is requested by the identifier of the last item of the previous page. The list is sorted by identifier, in descending
    /// order.
    case identifier
    /// The page is requested by a time: the server sends the items before this time, newest first. The time is `overlap` milliseconds after
    /// that of the last item of the previous page, so that items with equal times are not lost. The server sends at most `largest` items.
    case time(overlap: Int, largest: Int)
}
