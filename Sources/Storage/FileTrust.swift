import Errors

/// The check whether a file or directory can be trusted.
///
/// A trusted file or directory belongs to the user of the process or to root, and only its owner may write to it. Otherwise, another user
/// could read the tokens that the library writes to the file, or replace them with those of another account. Symbolic links are refused
/// where the file is opened (`O_NOFOLLOW`).
enum FileTrust {
    /// - Throws: `storage` if the file belongs to a user other than the process's own or root, or if other users may write to it.
    static func check(_ info: FileState, _ path: String, user: UInt32) throws(DanXiError) {
        guard info.owner == user || info.owner == 0 else {
            throw .untrusted(
                path, "belongs to user \(info.owner), but the process runs as user \(user)",
                "Use a directory of the process's own user, or change the owner with chown.")
        }
        guard info.mode & 0o022 == 0 else {
            throw .untrusted(
                path, "can be written by other users (mode \(String(info.mode, radix: 8)))", "Run `chmod go-w` with this path.")
        }
    }
}

extension DanXiError {
    static func untrusted(_ path: String, _ reason: String, _ advice: String) -> DanXiError {
        DanXiError(.storage, "\(path) is not used, because it \(reason). \(advice)")
    }
}
