extension ArchiveSite {
    /// Creates a site with links to the pages of all parts that the archive has.
    init(_ content: ArchiveContent, _ language: ArchiveLanguage) {
        let words = Words(language: language)
        let parts: [(title: String, path: String, count: Int)] = [
            (words("帖子", "Threads"), ThreadPage.listPath, content.threads.count),
            (words("我的楼层", "My floors"), FloorsPage.path, content.floors.count),
            (words("消息", "Messages"), MessagesPage.path, content.messages.count),
            (words("评教", "Reviews"), ReviewsPage.path, content.reviews.count),
            (words("成绩", "Scores"), ScoresPage.path, content.scores.count),
            (words("课程", "Courses"), LessonsPage.path, content.courseCount),
            (words("考试", "Exams"), ExamsPage.path, content.exams.count),
            (words("消费", "Transactions"), TransactionsPage.path, content.transactions.count),
            (words("借阅", "Loans"), LoansPage.path, content.loans.count),
            (words("课件", "Files"), FilesPage.path, content.files.count),
        ]
        let sections =
            [Section(title: words("首页", "Home"), path: IndexPage.path, count: nil)]
            + parts.filter { $0.count > 0 }.map { Section(title: $0.title, path: $0.path, count: $0.count) }
            + [Section(title: words("搜索", "Search"), path: SearchPage.path, count: nil)]
        self.init(content, language, sections: sections)
    }
}
