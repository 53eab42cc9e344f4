import JSON
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// A page that a call returned, and the position from which the list continues after it.
final class Listing: Sendable {
    /// The continuation that starts at this page.
    let start: Continuation
    let page: ListPage
    let step: PageStep
    /// The position of the next page. Nil after the last page.
    let next: ListPlace?

    init(start: Continuation, page: ListPage, step: PageStep, next: ListPlace?) {
        (self.start, self.page, self.step, self.next) = (start, page, step, next)
    }

    /// The number of items that the call returned.
    var count: Int { page.new.count }

    /// Returns the continuation of the list after the first `count` returned items. Nil at the end of the list.
    func continuation(after count: Int) -> Continuation? {
        guard let place = count < self.count ? page.place(after: count, by: step) : next else { return nil }
        var continuation = start
        continuation.place = place
        return continuation
    }
}

/// The texts from which a list can be continued after a page or within it, as C strings. Each text is made when it is first needed, and
/// lives as long as this object.
final class ContinuationTexts: Sendable {
    let listing: Listing
    /// The addresses of the texts, by the number of returned items after which the list continues. The address is 0 at the end of the list,
    /// or if memory ran out.
    private let texts = Mutex<[Int: UInt]>([:])

    init(_ listing: Listing) {
        self.listing = listing
    }

    deinit {
        texts.withLock { for address in $0.values { free(UnsafeMutablePointer<CChar>(bitPattern: address)) } }
    }

    /// Returns the text from which the list continues after the first `count` returned items. Nil at the end of the list, or if memory ran
    /// out.
    func text(after count: Int) -> UnsafePointer<CChar>? {
        let count = min(count, listing.count)
        return UnsafePointer(
            bitPattern: texts.withLock { texts in
                if let address = texts[count] { return address }
                let address = listing.continuation(after: count)?.text.map { UInt(bitPattern: strdup($0)) } ?? 0
                texts[count] = address
                return address
            })
    }
}
