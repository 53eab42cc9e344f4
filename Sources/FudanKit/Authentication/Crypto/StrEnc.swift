/// The password encryption of the graduate course system (`http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do`): each
/// block of four UTF-16 code units is encrypted with every key in turn. The result is in upper-case hexadecimal digits.
enum StrEnc {
    static func encrypt(_ text: String, keys: [String] = ["1", "2", "3"]) -> String {
        let ciphers = keys.flatMap { blocks(of: $0).map(DES.init(key:)) }
        return blocks(of: text).map { block in
            let encrypted = ciphers.reduce(block) { $1.encrypt($0) }
            return Hex.encode((0..<8).map { UInt8(truncatingIfNeeded: encrypted >> UInt64(56 - 8 * $0)) }, uppercase: true)
        }.joined()
    }

    /// Splits a string into blocks of four UTF-16 code units. The last block is padded with zeros.
    private static func blocks(of text: String) -> [UInt64] {
        var blocks: [UInt64] = []
        var rest = Array(text.utf16)[...]
        while !rest.isEmpty {
            let group = rest.prefix(4)
            rest = rest.dropFirst(4)
            blocks.append(group.reduce(0) { $0 << 16 | UInt64($1) } << UInt64(16 * (4 - group.count)))
        }
        return blocks
    }
}
