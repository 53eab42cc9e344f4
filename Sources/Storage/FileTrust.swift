import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The check whether a file or directory can be trusted.
///
/// A trusted file or directory belongs to the user of the process or to root, and only its owner may write to it. Otherwise, another user
/// could read the tokens that the library writes to the file, or replace them with those of another account. Symbolic links are refused
/// where the file is opened (`O_NOFOLLOW`).
enum FileTrust {
    /// - Throws: `storage` if the open file belongs to a user other than the process's own or root, or if other users may write to it.
    static func check(_ file: Int32, _ path: String) throws(DanXiError) {
        var info = stat()
        guard fstat(file, &info) == 0 else { throw .storage("use", path, errno) }
        try check(info, path)
    }

    static func check(_ info: stat, _ path: String) throws(DanXiError) {
        let user = geteuid()
        guard info.st_uid == user || info.st_uid == 0 else {
            throw .untrusted(
                path, "belongs to user \(info.st_uid), but the process runs as user \(user)",
                "Use a directory of the process's own user, or change the owner with chown.")
        }
        guard info.st_mode & 0o022 == 0 else {
            let mode = String(info.st_mode & 0o7777, radix: 8)
            throw .untrusted(path, "can be written by other users (mode \(mode))", "Run `chmod go-w` with this path.")
        }
    }

    static func isLink(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    }
}

extension DanXiError {
    static func untrusted(_ path: String, _ reason: String, _ advice: String) -> DanXiError {
        DanXiError(.storage, "\(path) is not used, because it \(reason). \(advice)")
    }
}
