/// The full-text index of a table with the fields `id` and `folded`, where `folded` is a text in the form of ``SearchText/indexed(_:)``.
/// Triggers keep the index current.
package struct TextIndex: Sendable {
    /// The maximum number of matches that are ranked by relevance. If there are more, the newest come first.
    static let rankedLimit = 1000

    private let table: SQLName
    private let scope: Scope
    private let index: SQLName
    private let vocabulary: SQLName

    /// The field by which a search can be limited, and the table of this field. A row of that table has the same `id` as the indexed row to
    /// which it belongs.
    package typealias Scope = (table: SQLName, field: SQLName)

    package init(of table: SQLName, scope: Scope) {
        self.table = table
        self.scope = scope
        index = table.appending("_index")
        vocabulary = table.appending("_vocabulary")
    }

    /// The statements that create the index of an empty table.
    package var creation: SQLStatement {
        """
        CREATE VIRTUAL TABLE \(index) USING fts5(folded, content=\(table), content_rowid=id, tokenize='trigram case_sensitive 1');
        CREATE VIRTUAL TABLE \(vocabulary) USING fts5vocab(\(index), instance);
        CREATE TRIGGER \(table.appending("_inserted")) AFTER INSERT ON \(table) BEGIN
            INSERT INTO \(index) (rowid, folded) VALUES (new.id, new.folded);
        END;
        CREATE TRIGGER \(table.appending("_deleted")) AFTER DELETE ON \(table) BEGIN
            INSERT INTO \(index) (\(index), rowid, folded) VALUES ('delete', old.id, old.folded);
        END;
        CREATE TRIGGER \(table.appending("_changed")) AFTER UPDATE OF folded ON \(table) WHEN old.folded <> new.folded BEGIN
            INSERT INTO \(index) (\(index), rowid, folded) VALUES ('delete', old.id, old.folded);
            INSERT INTO \(index) (rowid, folded) VALUES (new.id, new.folded);
        END;
        """
    }

    /// The statement that removes the accents from texts that an older version has indexed. It is a step of a migration.
    package var withoutMarks: SQLStatement {
        "UPDATE \(table) SET folded = without_marks(folded) WHERE folded <> without_marks(folded);"
    }

    /// Returns the `id` of each row that contains all words: the most relevant first, or, for frequent words, the newest. An index that
    /// turns out to be damaged is rebuilt.
    /// - Parameter scope: the value that ``Scope``'s field must have in the rows to search. Nil searches all rows.
    package func search(_ words: SearchWords, in scope: Int?, offset: Int, size: Int, of database: Database) throws -> [Int] {
        do {
            return try find(words, in: scope, offset: offset, size: size, of: database)
        } catch let error as SQLiteError where error.isDamagedIndex {
            try database.run("INSERT INTO \(index) (\(index)) VALUES ('rebuild')")
            return try find(words, in: scope, offset: offset, size: size, of: database)
        }
    }

    private func find(_ words: SearchWords, in scope: Int?, offset: Int, size: Int, of database: Database) throws -> [Int] {
        guard !words.all.isEmpty else { return [] }
        let page: [SQLValue] = [SQLValue(scope), .integer(size), .integer(offset)]
        let found = { (statement: SQLStatement, values: [SQLValue]) in try database.rows(statement, page + values) { $0.integer(0) } }
        // The index finds the long words, and `contains_words` looks for the other words in the text itself.
        let short = SearchWords.joined(words.short)
        if let expression = words.expression, try isRare(expression, in: database) {
            return try found("\(matches) ORDER BY rank, rowid DESC LIMIT ?2 OFFSET ?3", [short, .text(expression)])
        }
        for word in words.short where try isRare(beginning: word, in: database) {
            let others = SearchWords.joined((words.short + words.long).filter { $0 != word })
            return try found(rankedByVocabulary, [others] + Self.range(of: word))
        }
        guard scope == nil else { return try found(newestInScope, [SearchWords.joined(words.short + words.long)]) }
        if let expression = words.expression {
            return try found("\(matches) ORDER BY rowid DESC LIMIT ?2 OFFSET ?3", [short, .text(expression)])
        }
        return try found(newest, [short])
    }

    private func isRare(_ expression: String, in database: Database) throws -> Bool {
        try database.integer(
            "SELECT count(*) FROM (SELECT 1 FROM \(index) WHERE \(index) MATCH ? LIMIT ?)",
            [.text(expression), .integer(Self.rankedLimit + 1)]) <= Self.rankedLimit
    }

    private func isRare(beginning word: String, in database: Database) throws -> Bool {
        try database.integer(
            "SELECT count(*) FROM (SELECT 1 FROM \(vocabulary) WHERE term BETWEEN ? AND ? LIMIT ?)",
            Self.range(of: word) + [.integer(Self.rankedLimit + 1)]) <= Self.rankedLimit
    }

    /// Returns the first and the last possible term of the index that begins with a word.
    private static func range(of word: String) -> [SQLValue] { [.text(word), .text(word + "\u{10FFFF}\u{10FFFF}")] }

    // Parameters of the statements: 1 is the scope or NULL, 2 the size, 3 the offset, and 4 the words that the text itself must contain. In
    // `matches`, 5 is the expression of the search. In `rankedByVocabulary`, 5 and 6 are the first and the last term.

    private var matches: SQLStatement {
        """
        SELECT rowid FROM \(index)
        WHERE \(index) MATCH ?5
            AND \(isInScope("\(index).rowid"))
            AND (?4 = '' OR (SELECT contains_words(folded, ?4) FROM \(table) WHERE id = \(index).rowid))
        """
    }

    private var rankedByVocabulary: SQLStatement {
        """
        SELECT doc FROM \(vocabulary)
        WHERE term BETWEEN ?5 AND ?6
            AND \(isInScope("doc"))
        GROUP BY doc HAVING ?4 = '' OR (SELECT contains_words(folded, ?4) FROM \(table) WHERE id = doc)
        ORDER BY count(*) DESC, doc DESC LIMIT ?2 OFFSET ?3
        """
    }

    /// Returns the condition that a row is in the scope. It looks up one row for each match, because the scope may have far more rows.
    private func isInScope(_ id: SQLStatement) -> SQLStatement {
        "(?1 IS NULL OR ?1 = (SELECT \(scope.field) FROM \(scope.table) WHERE id = \(id)))"
    }

    private var newest: SQLStatement {
        "SELECT id FROM \(table) WHERE contains_words(folded, ?4) ORDER BY id DESC LIMIT ?2 OFFSET ?3"
    }

    /// CROSS JOIN makes SQLite read only the rows of the scope.
    private var newestInScope: SQLStatement {
        """
        SELECT content.id FROM \(scope.table) AS scope CROSS JOIN \(table) AS content ON content.id = scope.id
        WHERE scope.\(scope.field) = ?1 AND contains_words(content.folded, ?4)
        ORDER BY scope.id DESC LIMIT ?2 OFFSET ?3
        """
    }
}
