import Descriptors
private import Glibc

/// The files in a directory in which an owner keeps additions to the built-in data.
package enum OwnFiles {
    /// The greatest size of a file, in bytes.
    private static let largestFile = 16 * 1024 * 1024

    /// Returns the names of a directory's entries, sorted by their bytes.
    package static func names(in path: String) throws(CatalogError) -> [String] {
        guard let directory = unsafe opendir(path) else { throw failure(path, "The directory cannot be opened") }
        defer { unsafe closedir(directory) }
        var names: [String] = []
        while let entry = unsafe readdir(directory) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    unsafe String(cString: $0)
                }
            }
            names.append(name)
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the whole content of a regular file.
    package static func contents(of file: String) throws(CatalogError) -> [UInt8] {
        // Non-blocking, as opening a FIFO that nobody writes to would block forever.
        let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // Opening a socket fails with `ENXIO`.
        guard descriptor >= 0 || errno == ENXIO else { throw failure(file, "The file cannot be opened") }
        defer { if descriptor >= 0 { close(descriptor) } }
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CatalogError(
                file: file,
                reason:
                    """
                    This is no regular file, but a directory, a FIFO, a socket or a device. Rename it, or take it \
                    away.
                    """
            )
        }
        let bytes: [UInt8]
        do throws(Descriptor.Failure) { bytes = try Descriptor.read(descriptor, limit: largestFile) } catch {
            throw failure(file, "The file cannot be read", error)
        }
        guard bytes.count <= largestFile else {
            throw CatalogError(file: file, reason: "The file is larger than \(largestFile) bytes.")
        }
        return bytes
    }

    private static func failure(
        _ file: String, _ what: String, _ cause: Descriptor.Failure = Descriptor.Failure(code: errno)
    ) -> CatalogError {
        CatalogError(file: file, reason: "\(what): \(cause.text).")
    }
}
