import Errors
import FudanKit

/// The page of the books that the person has borrowed.
struct LoansPage {
    static let path = "pages/loans.html"
    let site: ArchiveSite

    func document() throws(DanXiError) -> String {
        let words = site.words
        let titles = [
            words("书名", "Title"), words("作者", "Author"), words("借出", "Borrowed"), words("归还", "Returned"), words("馆藏", "Library"),
        ]
        return try ArchivePage(title: site.title(of: Self.path), path: Self.path).document(site) { html in
            html.table(
                titles,
                site.content.loans.map { kept in
                    let loan = kept.value
                    return [
                        HTMLCell(loan.title ?? loan.barcode), HTMLCell(loan.author), HTMLCell(loan.loanDate?.description, .line),
                        HTMLCell(loan.returnDate?.description, .line), HTMLCell(loan.library),
                    ]
                }, stacks: true)
        }
    }
}
