/// How the next page of a list is requested.
enum PageStep: Sendable {
    /// By its number.
    case number
    /// By the number of items before it.
    case offset
    /// By its URL, which the server sends with the page before it. Only the server knows where such a list ends.
    case link
    /// By the identifier of the last item: the list is sorted by them, in descending order.
    case identifier
    /// By a time: the server sends the items from before it, newest first. So that items with equal times are not lost, the next page starts
    /// `overlap` milliseconds after the time of the last item. The server sends at most `largest` items.
    case time(overlap: Int, largest: Int)
}
