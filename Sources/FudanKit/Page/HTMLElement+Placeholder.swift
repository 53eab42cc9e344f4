import Markup

extension HTMLElement {
    private static let placeholders = ["没有", "暂无", "未找到", "无记录", "无数据"]

    /// Whether the text of this element states that there is nothing to list, such as 暂无数据.
    var statesNothing: Bool { Self.placeholders.contains(where: text.contains) }

    /// Whether this row is the placeholder of an empty table: a single cell that states that there is nothing to list.
    var isPlaceholder: Bool { rowCells.count == 1 && statesNothing }
}
