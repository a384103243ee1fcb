private import Glibc

/// An error that tells in plain sentences why a file or directory cannot be used.
package protocol FileError: Error {
    init(file: String, reason: String)
}

/// The files in a directory to which an owner adds data to the built-in ones: devices, styles, fonts.
package enum OwnFiles {
    /// The names of the entries of a directory; see ``Directory/names(in:)``.
    package static func names<Fault: FileError>(in path: String, or fault: Fault.Type) throws(Fault) -> [String] {
        guard let names = Directory.names(in: path) else { throw failure(path, "The directory cannot be opened") }
        return names
    }

    /// A regular file, opened for reading; the caller closes it.
    ///
    /// - Parameter what: What the file is called in the error if it cannot be opened.
    package static func open<Fault: FileError>(_ path: String, called what: String, or fault: Fault.Type) throws(Fault)
        -> Int32
    {
        // Without O_NONBLOCK, opening a FIFO to which nobody writes would block for ever.
        let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        // A socket cannot be opened at all.
        guard descriptor >= 0 || errno == ENXIO else { throw failure(path, "The \(what) cannot be opened") }
        var status = stat()
        guard descriptor >= 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            if descriptor >= 0 { close(descriptor) }
            throw Fault(
                file: path,
                reason: "This is no regular file, but a directory, a FIFO, a socket or a device. Rename it, or take it "
                    + "away.")
        }
        return descriptor
    }

    /// The whole content of an open file.
    ///
    /// - Parameters:
    ///   - what: What the file is called in the error if it cannot be read.
    ///   - limit: Greatest size, in bytes.
    package static func contents<Fault: FileError>(
        of descriptor: Int32, _ path: String, called what: String, limit: Int, or fault: Fault.Type
    ) throws(Fault) -> [UInt8] {
        let bytes: [UInt8]
        do throws(Descriptor.Failure) { bytes = try Descriptor.read(descriptor, limit: limit) } catch {
            throw failure(path, "The \(what) cannot be read", error)
        }
        guard bytes.count <= limit else {
            throw Fault(file: path, reason: "The \(what) is larger than \(limit) bytes.")
        }
        return bytes
    }

    /// The whole content of a regular file of at most 16 MiB.
    package static func contents<Fault: FileError>(of file: String, or fault: Fault.Type) throws(Fault) -> [UInt8] {
        let descriptor = try open(file, called: "file", or: fault)
        defer { close(descriptor) }
        return try contents(of: descriptor, file, called: "file", limit: 16 << 20, or: fault)
    }

    /// The error for the system call that has just failed.
    private static func failure<Fault: FileError>(
        _ file: String, _ what: String, _ cause: Descriptor.Failure = Descriptor.Failure(code: errno)
    ) -> Fault {
        Fault(file: file, reason: "\(what): \(cause.text).")
    }
}
