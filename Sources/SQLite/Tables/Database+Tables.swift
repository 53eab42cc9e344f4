extension Database {
    /// Inserts a row and returns its `id`. If a row with the same `id` or unique key exists, inserts nothing and returns nil.
    /// - Parameter id: the `id` of the row. If nil, SQLite chooses the `id`.
    package func insert<Table: SQLTable>(_ value: Table, id: Int? = nil) throws -> Int? {
        let places = [SQLStatement](repeating: "?", count: Table.fields.count)
        return try row(
            "INSERT INTO \(Table.tableName) (id, \(Table.names)) VALUES (?, \(places)) ON CONFLICT DO NOTHING RETURNING id",
            [SQLValue(id)] + value.values
        ) { $0.integer(0) }
    }

    /// Returns the rows that meet all conditions.
    /// - Parameters:
    ///   - isDescending: whether the rows are sorted by descending `id`, so that the newest row is the first.
    ///   - offset: the number of rows to skip.
    ///   - size: the maximum number of rows to return. Nil for all rows.
    package func select<Table: SQLTable>(
        _ table: Table.Type = Table.self, where conditions: [SQLCondition] = [], isDescending: Bool = false, offset: Int = 0,
        size: Int? = nil
    ) throws -> [Table] {
        let order: SQLStatement = isDescending ? "DESC" : "ASC"
        return try rows(
            """
            SELECT \(Table.selectedFields) FROM \(Table.tableName)\(SQLCondition.clause(conditions)) ORDER BY id \(order) LIMIT ? OFFSET ?
            """, conditions.flatMap(\.values) + [.integer(size ?? -1), .integer(offset)]
        ) { try Table(row: $0) }
    }

    /// Changes the rows that meet all conditions. Returns the number of these rows.
    @discardableResult
    package func update<Table: SQLTable>(
        _ table: Table.Type, set changes: [(SQLName, SQLValue)], where conditions: [SQLCondition]
    ) throws -> Int {
        let assignments = changes.map { "\($0.0) = ?" as SQLStatement }
        try run(
            "UPDATE \(Table.tableName) SET \(assignments)\(SQLCondition.clause(conditions))",
            changes.map(\.1) + conditions.flatMap(\.values))
        return self.changes
    }

    /// Deletes the rows that meet all conditions. Returns the number of these rows.
    package func delete<Table: SQLTable>(_ table: Table.Type, where conditions: [SQLCondition]) throws -> Int {
        try run("DELETE FROM \(Table.tableName)\(SQLCondition.clause(conditions))", conditions.flatMap(\.values))
        return changes
    }

    /// Returns the number of rows that meet all conditions.
    package func count<Table: SQLTable>(_ table: Table.Type, where conditions: [SQLCondition] = []) throws -> Int {
        try integer("SELECT count(*) FROM \(Table.tableName)\(SQLCondition.clause(conditions))", conditions.flatMap(\.values))
    }
}
