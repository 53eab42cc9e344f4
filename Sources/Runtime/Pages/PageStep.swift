/// The way in which the next page of a list is requested.
enum PageStep: Sendable {
    /// By the number of the page.
    case number
    /// By the number of items before the page.
    case offset
    /// By the URL of the page, which the server sends with the previous page. Only the server knows where such a list ends.
    case link
    /// By the identifier of the last item. The list is sorted by identifier, in descending order.
    case identifier
    /// By the time of the last item: the server sends the items before a given time, newest first. The given time is `overlap` milliseconds
    /// after the time of the last item, so that items with equal times are not lost. The server sends at most `largest` items.
    case time(overlap: Int, largest: Int)
}
