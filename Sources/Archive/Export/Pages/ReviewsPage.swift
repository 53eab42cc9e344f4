import DanXiKit
import Errors

/// The page of the person's course reviews.
struct ReviewsPage {
    static let path = "pages/reviews.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let page = ArchivePage(title: site.title(of: Self.path), path: Self.path)
        return try page.document(site) { html in
            for kept in site.content.reviews {
                let review = kept.value
                html.element("article", ["class": "card", "id": "review-\(review.id)"]) { html in
                    html.element("div", ["class": "head"]) { html in
                        html.element("bdi", ["class": "name"], text: review.title)
                        if let course = review.course { html.element("bdi", text: course.name) }
                        html.element("span", ["class": "quiet"], text: site.words.time(review.timeCreated))
                    }
                    html.gone(kept.goneAt, site)
                    html.post(review.content, site, root: page.root)
                    html.earlier(kept.earlier.map(\.content) + review.history.map(\.original.content), site, root: page.root)
                    html.element("div", ["class": "quiet"], text: marks(of: review.rank))
                }
                html.line()
            }
        }
    }

    private func marks(of rank: ReviewRank) -> String {
        [
            site.words("总体 \(rank.overall)", "overall \(rank.overall)"), site.words("内容 \(rank.content)", "content \(rank.content)"),
            site.words("工作量 \(rank.workload)", "workload \(rank.workload)"),
            site.words("考核 \(rank.assessment)", "assessment \(rank.assessment)"),
        ].joined(separator: " · ")
    }
}
