import Errors
import TestSupport
import Testing

@testable import FudanKit

private enum Pages {
    static func row(_ cells: String...) -> String { "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>" }

    /// Returns a page with a table of twelve rows. The keys of `contents` are the numbers of the rows with an inner table, and the values
    /// are the rows of the inner tables. All other rows are blank.
    static func page(_ contents: [Int: String]) -> String {
        let rows = (1...12).map {
            "  <tr>\n <td height=\"6\">\(contents[$0].map { "\n<table border=\"1\">\n\($0)</table>" } ?? "&nbsp;")</td>\n </tr>"
        }.joined(separator: "\n")
        return
            "\r\n<!DOCTYPE html PUBLIC \"x\" \"y\"><html><body><form><div id=\"pitem\">\n<table width=\"780\">\n\(rows)\n</table></div></form></body></html>"
    }

    static let counts =
        row("早操：", "12", "晚锻炼:", " 0 ") + row("自由锻炼：", "&nbsp;", "&nbsp;", "&nbsp;") + "<tr><td colspan=\"2\">合计：</td><td>--</td></tr>"
    static let heading = row("序号", "类别", "日期", "时间", "状态")
    static let exerciseLogs =
        heading + row("1", "早操", "2024-03-11", "7:12--", "已通过") + row("2", "晚锻炼", "2024/3/12 0:00:00", "", "时间过短", "东区")
        + row("3", "早操", "第3周", "--", "&nbsp;")
    static let exercise = page([4: counts, 7: exerciseLogs])

    static let items =
        row("序号", "项目", "成绩", "得分", "评价") + row("1", "身高体重", "178cm/65kg", "85 分", "合格 &nbsp;") + row("2", "肺活量", "4200", "87.5", "良好")
        + row("3", "引体向上", "", "", "") + row("4", "&nbsp;", "&nbsp;", "&nbsp;", "&nbsp;")
    static let total = row("&nbsp;", "总分", "<red>86.3</red>", "等级", "<red>良好</red>")
    static let examLogs = row("1", "肺活量", "体测中心", "2024-11-02", "4200") + row("2", "50米跑", "", "2024.11.03", "7.2", "补测")
    static let exam = page([4: items + total, 11: examLogs])
}

private func exercise(_ page: String) async throws -> ExerciseRecord {
    try await FakeServer(page).campus.sportService.getExercise(cache: .prefer).value
}

private func exam(_ page: String) async throws -> SportExam {
    try await FakeServer(page).campus.sportService.getExam(cache: .prefer).value
}

@Suite("Physical education")
struct SportTests {
    @Test("The numbers and the logs of exercises are read from the exercise page")
    func exerciseRecord() async throws {
        let page = try await exercise(Pages.exercise)
        #expect(
            page
                == ExerciseRecord(
                    exercises: [
                        Exercise(category: "早操", count: 12), Exercise(category: "晚锻炼", count: 0), Exercise(category: "自由锻炼", count: nil),
                        Exercise(category: "合计", count: nil),
                    ],
                    logs: [
                        ExerciseLog(category: "早操", date: "2024-03-11", dateText: "2024-03-11", time: "07:12", status: "已通过", notes: []),
                        ExerciseLog(
                            category: "晚锻炼", date: "2024-03-12", dateText: "2024/3/12 0:00:00", time: nil, status: "时间过短", notes: ["东区"]),
                        ExerciseLog(category: "早操", date: nil, dateText: "第3周", time: nil, status: nil, notes: []),
                    ]))
    }

    @Test("The total, the items and the attempts are read from the fitness test page")
    func sportExam() async throws {
        let result = try await exam(Pages.exam)
        #expect(
            result
                == SportExam(
                    total: 86.3, evaluation: "良好",
                    items: [
                        SportExamItem(name: "身高体重", result: "178cm/65kg", score: 85, status: "合格"),
                        SportExamItem(name: "肺活量", result: "4200", score: 87.5, status: "良好"),
                        SportExamItem(name: "引体向上", result: nil, score: nil, status: nil),
                    ],
                    logs: [
                        SportExamLog(name: "肺活量", date: "2024-11-02", dateText: "2024-11-02", result: "4200", notes: ["体测中心"]),
                        SportExamLog(name: "50米跑", date: "2024-11-03", dateText: "2024.11.03", result: "7.2", notes: ["补测"]),
                    ]))
    }

    @Test("Tables are read with and without a tbody, and may be empty")
    func variants() async throws {
        let withBodies = Pages.exam.replacing("border=\"1\">", with: "border=\"1\"><tbody>").replacing(
            "width=\"780\">", with: "width=\"780\"><tbody>")
        let expected = try await exam(Pages.exam)
        let result = try await exam(withBodies)
        #expect(result == expected)
        for logs in [Pages.heading, "<tr><td colspan=5>暂无记录</td></tr>", Pages.heading + "<tr><td>&nbsp;</td></tr><tr></tr>"] {
            let (page, skipped) = try await skipping { try await exercise(Pages.page([4: Pages.counts, 7: logs])) }
            #expect(page.logs.isEmpty && page.exercises.count == 4 && skipped.count == 0, "\(logs)")
        }
        let untried = try await exam(Pages.page([4: Pages.row("", "总分", "<red></red>", "等级", "<red></red>"), 11: ""]))
        #expect(untried == SportExam(total: nil, evaluation: nil, items: [], logs: []))
    }

    @Test(
        "The headings of the exercise logs state which columns there are",
        arguments: [
            // Some columns are missing.
            (
                Pages.row("序号", "项目", "日期") + Pages.row("1", "早操", "2024-03-11"),
                [ExerciseLog(category: "早操", date: "2024-03-11", dateText: "2024-03-11", time: nil, status: nil, notes: [])]
            ),
            // A row is no heading because one of its cells has a word of a heading.
            (
                Pages.row("1", "早操", "2024-03-11", "7:12", "已通过", "时间已核") + Pages.row("2", "早操", "2024-03-12", "7:15", "已通过"),
                [
                    ExerciseLog(
                        category: "早操", date: "2024-03-11", dateText: "2024-03-11", time: "07:12", status: "已通过", notes: ["时间已核"]),
                    ExerciseLog(category: "早操", date: "2024-03-12", dateText: "2024-03-12", time: "07:15", status: "已通过", notes: []),
                ]
            ),
            // Headings may be of the type `th`, and have digits.
            (
                "<tr><th>序号</th><th>类别</th><th>日期</th><th>时间</th><th>状态2</th></tr>" + Pages.row("1", "早操", "2024-03-11", "7:12", "已通过"),
                [ExerciseLog(category: "早操", date: "2024-03-11", dateText: "2024-03-11", time: "07:12", status: "已通过", notes: [])]
            ),
            // A row without any number.
            (
                Pages.heading + Pages.row("", "早操", "--", "", "已通过"),
                [ExerciseLog(category: "早操", date: nil, dateText: nil, time: nil, status: "已通过", notes: [])]
            ),
        ])
    func headings(rows: String, logs: [ExerciseLog]) async throws {
        let (record, skipped) = try await skipping { try await exercise(Pages.page([4: Pages.counts, 7: rows])) }
        #expect(record.logs == logs && skipped.count == 0, "\(skipped)")
    }

    @Test("A fitness test has items whose cells are all numbers")
    func numbers() async throws {
        let (found, skipped) = try await skipping {
            try await exam(Pages.page([4: Pages.row("5", "50", "7", "90", "") + Pages.total, 11: ""]))
        }
        #expect(found.items == [SportExamItem(name: "50", result: "7", score: 90, status: nil)] && skipped.count == 0)
    }

    @Test(
        "The total of a fitness test is in the last row with a red number or evaluation",
        arguments: [
            (Pages.total, 86.3, "良好"), (Pages.total.replacing("<red>良好</red>", with: "良好"), 86.3, nil),
            (Pages.total.replacing("<red>86.3</red>", with: "86.3"), nil, "良好"),
            (Pages.total + Pages.row("注", "总分为加权平均"), 86.3, "良好"), (Pages.total + Pages.row("6", "跳远", "210", "80", "良好"), 86.3, "良好"),
            (Pages.total.replacing("86.3", with: "50") + Pages.total, 86.3, "良好"),
        ] as [(String, Double?, String?)])
    func total(rows: String, total: Double?, evaluation: String?) async throws {
        let found = try await exam(Pages.page([4: Pages.items + rows, 11: Pages.examLogs]))
        #expect(found.total == total && found.evaluation == evaluation)
        #expect(found.items.prefix(3).map(\.name) == ["身高体重", "肺活量", "引体向上"] && !found.items.map(\.name).contains("跳远"))
        #expect(found.logs.count == 2)
    }

    @Test(
        "Malformed rows of the exercise page are left out and recorded, and a page without logs still has counts",
        arguments: [
            (Pages.page([4: Pages.counts]), 4, 0, ["exercise logs"]),
            (Pages.page([4: Pages.counts, 7: Pages.row("1", "早操")]), 4, 0, ["exercise logs"]),
            (Pages.exercise.replacing("<td>已通过</td>", with: ""), 4, 2, ["exercise log"]),
            (Pages.exercise.replacing("第3周", with: ""), 4, 3, []),
            (Pages.exercise.replacing("<td>晚锻炼</td>", with: "<td></td>"), 4, 2, ["exercise log"]),
            (Pages.exercise.replacing("<td>12</td>", with: "<td>很多</td>"), 4, 3, []),
            (Pages.exercise.replacing("早操：", with: "："), 3, 3, ["exercise count"]),
            (Pages.page([4: Pages.counts, 7: Pages.exerciseLogs + Pages.row("早操", "缺勤")]), 4, 3, ["exercise log"]),
            (Pages.exercise.replacing("合计：</td><td>--</td>", with: "合计：</td>"), 4, 3, []),
        ])
    func malformedExercises(page: String, counts: Int, logs: Int, kinds: [String]) async throws {
        let (record, skipped) = try await skipping { try await exercise(page) }
        #expect(record.exercises.count == counts && record.logs.count == logs && skipped.kinds == kinds, "\(skipped)")
    }

    @Test(
        "Malformed rows of the fitness test are left out and recorded",
        arguments: [
            (Pages.page([4: Pages.items + Pages.total]), 3, 0, ["fitness test attempts"]),
            (Pages.exam.replacing("<td>4200</td><td>87.5</td>", with: "<td>4200</td>"), 2, 2, ["fitness test item"]),
            (
                Pages.exam.replacing("<td>引体向上</td><td></td><td></td><td></td>", with: "<td>引体向上</td><td>8</td>"), 2, 2,
                ["fitness test item"]
            ),
            (Pages.exam.replacing("<td>体测中心</td>", with: ""), 3, 1, ["fitness test attempt"]),
            (Pages.exam.replacing("2024.11.03", with: ""), 3, 2, []),
            (Pages.exam.replacing("<red>86.3", with: "<red>未评"), 3, 2, []),
        ])
    func malformedFitnessTest(page: String, items: Int, logs: Int, kinds: [String]) async throws {
        let (found, skipped) = try await skipping { try await exam(page) }
        #expect(found.items.count == items && found.logs.count == logs && skipped.kinds == kinds, "\(skipped)")
        #expect(found.total == (page.contains("未评") ? nil : 86.3) && found.evaluation == "良好")
    }

    @Test("Pages are cached until the cache is cleared")
    func caching() async throws {
        let server = FakeServer.pages { $0.url.hasSuffix("item=1") ? Pages.exercise : Pages.exam }
        let service = server.campus.sportService
        _ = try await service.getExercise(cache: .prefer)
        _ = try await service.getExam(cache: .prefer)
        let source = try await service.getExam(cache: .prefer).source
        #expect(source == .memory)
        #expect(
            server.urls == [
                "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1", "https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3",
            ])
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.getExercise(cache: .only) }
        await expectFailure(.notCached) { try await service.getExam(cache: .only) }
    }

    @Test(
        "If the exercise page has an unexpected structure, the error names the selector",
        arguments: [
            ("<html><body>旦旦</body></html>", "#pitem > table"), (Pages.exercise.replacing("pitem", with: "pAll"), "#pitem > table"),
            (String(Pages.exercise.prefix(700)), "#pitem > table"),
            (Pages.page([7: Pages.exerciseLogs]), "tr:nth-of-type(4)"),
            (Pages.page([4: "", 7: Pages.exerciseLogs]), "tr:nth-of-type(4)"),
        ])
    func unexpectedExercisePage(page: String, selector: String) async {
        let error = await failure { try await exercise(page) }
        #expect(
            error?.code == .pageChanged && error?.message.contains("sport: ") == true && error?.message.contains(selector) == true,
            "\(error?.message ?? "none")")
        #expect(error?.message.contains("旦旦") != true)
    }

    @Test(
        "If the fitness test page has an unexpected structure, the error names the selector",
        arguments: [
            ("<html></html>", "#pitem > table"), (Pages.page([4: Pages.items, 11: Pages.examLogs]), "red"),
            (Pages.page([5: Pages.items + Pages.total, 11: ""]), "tr:nth-child(4)"),
            (Pages.page([4: Pages.row("1", "肺活量", "4200") + Pages.total, 11: ""]), "td > table"),
        ])
    func unexpectedFitnessTestPage(page: String, selector: String) async {
        let error = await failure { try await exam(page) }
        #expect(error?.code == .pageChanged && error?.message.contains(selector) == true, "\(error?.message ?? "none")")
    }
}
