import CCrypto
import Crypto

#if canImport(Glibc)
    import Glibc
#endif

/// The files of certificate authorities.
extension SystemNetwork {
    func certificateState(_ path: String) -> [Int] {
        var status = stat()
        guard stat(path, &status) == 0 else { return [] }
        return [
            Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
            status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
        ]
    }

    func problem(withCAFile path: String) -> String? {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "the file cannot be read (\(reason(errno)))" }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            close(file)
            return "the path is a directory; expected a PEM file"
        }
        // OpenSSL cannot be used while the process exits. In this case, the file is accepted without a check.
        let isValid = OpenSSL.use { holdsCertificate(file) } ?? true
        close(file)
        return isValid ? nil : "the file contains no certificate; expected a PEM file with at least one"
    }

    private func holdsCertificate(_ file: Int32) -> Bool {
        let source = BIO_new_fd(file, BIO_NOCLOSE)
        defer { BIO_free(source) }
        let certificate = PEM_read_bio_X509_AUX(source, nil, nil, nil)
        defer { X509_free(certificate) }
        return certificate != nil
    }

    private func reason(_ code: Int32) -> String { String(validatingCString: strerror(code)) ?? "error \(code)" }
}
