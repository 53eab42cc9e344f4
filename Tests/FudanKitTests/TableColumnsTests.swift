import Testing

@testable import FudanKit

@Suite("Columns of a table")
struct TableColumnsTests {
    private static let columns = [["时间", "日期"], ["地点"], ["金额"]]

    @Test(
        "A heading states the place of a column, wherever it is",
        arguments: [
            (["时间", "地点", "金额"], [0, 1, 2]), (["金额", "交易日期", "地点"], [1, 2, 0]), (["序号", "地点", "时间", "金额"], [2, 1, 3]),
            // Without two known headings, all columns are in their usual places.
            ([], [0, 1, 2]), (["序号", "时间", "状态"], [0, 1, 2]), (["甲", "乙", "丙"], [0, 1, 2]),
            // A column that is missing has no place.
            (["时间", "地点"], [0, 1, nil]), (["时间", "金额"], [0, nil, 1]), (["地点", "时间", "其他"], [1, 0, nil]),
            (["地点", "时间"], [1, 0, nil]),
            // A column whose heading has changed is in its usual place if the others are in theirs, unless it is one of the others.
            (["时间", "地点", "数额"], [0, 1, 2]), (["时间", "商户", "金额"], [0, 1, 2]), (["时间", "地点", "备注"], [0, 1, nil]),
            (["时间", "地点", "状态", "金额"], [0, 1, 3]),
        ] as [([String], [Int?])])
    func places(headings: [String], places: [Int?]) {
        let columns = TableColumns(Self.columns, others: ["备注"], headings: headings)
        #expect(Self.columns.indices.map { columns[$0] } == places)
    }

    @Test("Two columns with words of the same heading have different places")
    func shared() {
        let columns = TableColumns([["时间"], ["时"]], headings: ["时间", "时段"])
        #expect(columns[0] == 0 && columns[1] == 1)
    }

    @Test("The other cells of a row are those of no column, in order")
    func others() {
        #expect(TableColumns(Self.columns, headings: []).others(["a", "b", "c", "d", "e"]) == ["d", "e"])
        #expect(TableColumns(Self.columns, headings: ["序号", "时间", "金额"]).others(["a", "b", "c", "d"]) == ["a", "d"])
    }
}
