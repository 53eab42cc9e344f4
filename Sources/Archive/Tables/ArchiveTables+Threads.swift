import Crypto
import DanXiKit
import Errors
import SQLite
import Text

extension ArchiveTables {
    /// Returns the identifiers of the holes whose floors are to be read: favorites and own holes that are new, have a new reply, or have
    /// disappeared from their list since their floors were read.
    func dueThreads(refresh: Bool) throws -> [Int] {
        try database.rows(
            """
            SELECT CAST(key AS INTEGER) AS hole_id FROM item LEFT JOIN thread ON thread.hole_id = CAST(key AS INTEGER)
            WHERE kind IN ('favorite', 'own_hole') AND
                CASE WHEN item.gone_at IS NULL THEN ?1 OR item.checked_at IS NULL OR thread.is_complete = 0
                    ELSE thread.gone_at IS NULL AND (item.checked_at IS NULL OR item.checked_at < item.gone_at) END
            GROUP BY 1 ORDER BY 1 DESC
            """, [.integer(refresh ? 1 : 0)]
        ) { $0.integer(0) }
    }

    /// Records that the floors of a hole were read.
    func setThreadChecked(_ holeId: Int, at now: Int) throws {
        try database.run(
            "UPDATE item SET checked_at = ? WHERE kind IN ('favorite', 'own_hole') AND key = ?", [.integer(now), .text("\(holeId)")])
    }

    /// Returns the URLs of the images in the saved floors and the account's floors that were not requested yet.
    /// - Parameter refresh: whether to return also the images that the server did not have.
    func dueImages(refresh: Bool) throws -> [String] {
        let texts = try database.rows(
            """
            SELECT json_extract(floor, '$.content') FROM floor WHERE instr(floor, '![') UNION ALL
            SELECT json_extract(value, '$.content') FROM item WHERE kind = 'own_floor' AND instr(value, '![')
            """
        ) { $0.text(0) }
        let known = Set(
            try database.rows("SELECT url FROM media WHERE ? = 0 OR name IS NOT NULL", [.integer(refresh ? 1 : 0)]) { $0.text(0) })
        var seen = known
        return texts.flatMap(\.imageAddresses).filter { seen.insert($0).inserted }
    }
}

extension ImageContent {
    /// The name of the image's file: the hash of its content.
    var name: String {
        get throws(DanXiError) {
            let hash = try SHA2(.bits256)
            try hash.update(bytes)
            return "\(Hex.encode(try hash.finish())).\(type.fileExtension)"
        }
    }
}
