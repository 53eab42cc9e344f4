import CCrypto
import Connections
import Crypto

#if canImport(Glibc)
    import Glibc
#endif

/// The files of certificates and keys.
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
        problem(withFile: path) { source in
            let certificate = PEM_read_bio_X509_AUX(source, nil, nil, nil)
            defer { X509_free(certificate) }
            return certificate == nil ? "the file contains no certificate; expected a PEM file with at least one" : nil
        }
    }

    func problem(withKeyOf certificate: ClientCertificate) -> String? {
        problem(withFile: certificate.keyFile) { source in
            // This function makes OpenSSL fail for a key with a password, instead of asking for the password on the terminal.
            let key = PEM_read_bio_PrivateKey(source, nil, { _, _, _, _ in -1 }, nil)
            defer { EVP_PKEY_free(key) }
            guard let key else { return "the file contains no private key without a password; expected a PEM file with one" }
            return problem(withFile: certificate.file) { source in
                let certificate = PEM_read_bio_X509_AUX(source, nil, nil, nil)
                defer { X509_free(certificate) }
                guard let certificate, X509_check_private_key(certificate, key) != 1 else { return nil }
                return "the key is not that of the certificate"
            }
        }
    }

    /// Checks a PEM file. Returns a description of the problem, or nil.
    private func problem(withFile path: String, _ check: (OpaquePointer?) -> String?) -> String? {
        let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return "the file cannot be read (\(reason(errno)))" }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return "the path is a directory; expected a PEM file" }
        // OpenSSL cannot be used while the process exits. In this case, the file is accepted without a check.
        return OpenSSL.use {
            let source = BIO_new_fd(file, BIO_NOCLOSE)
            defer { BIO_free(source) }
            return check(source)
        }
    }

    private func reason(_ code: Int32) -> String { String(validatingCString: strerror(code)) ?? "error \(code)" }
}
