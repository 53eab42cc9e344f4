#if canImport(Glibc)
    import Glibc
#endif

extension FileSystem {
    /// Writes all bytes at the position of the file.
    func write(all bytes: [UInt8], to file: Int32) throws(FileError) {
        var done = 0
        while done < bytes.count {
            let result = bytes.withUnsafeBytes { bytes in
                Result { () throws(FileError) in try write(file, UnsafeRawBufferPointer(rebasing: bytes[done...])) }
            }
            if result == .failure(FileError(EINTR)) { continue }
            let count = try result.get()
            guard count > 0 else { throw FileError(EIO) }
            done += count
        }
    }

    /// Reads until the buffer is full or the file ends. Returns the number of bytes that were read, even if a failure ended the reading.
    /// - Parameter position: the position of the first byte. If nil, the position of the file.
    func read(
        all file: Int32, _ buffer: UnsafeMutableRawBufferPointer, at position: Int? = nil
    ) -> (count: Int, failure: FileError?) {
        var count = 0
        while count < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            do throws(FileError) {
                let result = try read(file, rest, at: position.map { $0 + count })
                guard result > 0 else { break }
                count += result
            } catch {
                guard error.code == EINTR else { return (count, error) }
            }
        }
        return (count, nil)
    }
}
