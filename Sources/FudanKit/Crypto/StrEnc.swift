/// The graduate course system's password (`http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do`): blocks of four UTF-16
/// characters, encrypted with the keys in turn, as upper-case hexadecimal digits.
enum StrEnc {
    static func encrypt(_ text: String, keys: [String] = ["1", "2", "3"]) -> String {
        let ciphers = keys.flatMap { blocks(of: $0).map(DES.init(key:)) }
        return blocks(of: text).map { block in
            let encrypted = ciphers.reduce(block) { $1.encrypt($0) }
            return Hex.encode((0..<8).map { UInt8(truncatingIfNeeded: encrypted >> UInt64(56 - 8 * $0)) }, uppercase: true)
        }.joined()
    }

    /// Four characters a block, the last filled with zeros.
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
