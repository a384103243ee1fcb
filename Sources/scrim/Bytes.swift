import ArgumentParser
import Checking
import Descriptors
import Glibc
import Reports

/// Reads and writes files and streams as bytes.
enum Bytes {
    /// Reads all of a file, or of standard input if there is no path or the path is `-`. It reads at most `limit` + 1
    /// bytes, so that the caller can notice that the input is too long.
    static func read(_ path: String?, limit: Int) throws -> [UInt8] {
        guard let path, path != "-" else { return try read(descriptor: STDIN_FILENO, name: "standard input", limit) }
        let descriptor = unsafe open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure("\(path) cannot be read: \(lastError())", .unreadable) }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: path, limit)
    }

    /// Reads files of at most `limit` bytes, the limit of a request. Returns those that could be read, and the reason
    /// for each of the others.
    static func read(_ paths: [String], limit: Int) -> (files: [NamedFile], faults: [(name: String, fault: String)]) {
        var files: [NamedFile] = []
        var faults: [(name: String, fault: String)] = []
        for path in paths {
            do {
                let bytes = try read(path, limit: limit)
                if bytes.count > limit {
                    faults.append((path, "\(path) has more than \(limit) bytes, the limit SCRIM_MAX_BODY_BYTES."))
                } else {
                    files.append(NamedFile(name: path, bytes: bytes))
                }
            } catch {
                faults.append((path, "\(error)"))
            }
        }
        return (files, faults)
    }

    /// Reads all of a file that was written by a person, or by a command for a person. A file larger than such files
    /// are is an error.
    static func readSmall(_ path: String) throws -> [UInt8] {
        let limit = 64 << 20
        let bytes = try read(path, limit: limit)
        guard bytes.count <= limit else { throw Failure("\(path) has more than \(limit) bytes.", .unreadable) }
        return bytes
    }

    /// Whether there is a readable file at this path.
    static func isFile(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

    private static func read(descriptor: Int32, name: String, _ limit: Int) throws -> [UInt8] {
        do throws(Descriptor.Failure) { return try Descriptor.read(descriptor, limit: limit) } catch {
            throw Failure("\(name) cannot be read: \(error.text)", .unreadable)
        }
    }

    /// Writes all of `bytes` to standard output. If nobody reads from the pipe any more, the program ends silently, as
    /// SIGPIPE would end it.
    static func write(_ bytes: [UInt8]) throws {
        do throws(Descriptor.Failure) {
            try Descriptor.write(bytes, to: STDOUT_FILENO)
        } catch {
            if error.code == EPIPE { throw ExitCode.failure }
            throw Failure("standard output cannot be written: \(error.text)")
        }
    }

    /// Writes all of `bytes` to a file, replacing its content.
    static func write(_ bytes: [UInt8], toFile path: String) throws {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Failure("\(path) cannot be written: \(lastError())") }
        defer { close(descriptor) }
        do throws(Descriptor.Failure) {
            try Descriptor.write(bytes, to: descriptor)
        } catch {
            throw Failure("\(path) cannot be written: \(error.text)")
        }
    }

    static func write(_ text: String) throws { try write(Array(text.utf8)) }

    /// Writes to standard error, if there is one.
    static func write(error text: String) { try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }

    private static func lastError() -> String { Descriptor.Failure(code: errno).text }
}

/// Standard input, output and error.
enum StandardStreams {
    /// Opens those that are closed on `/dev/null`. Otherwise a socket could get their number, and the log would be
    /// written to a client.
    static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` uses the lowest free number, which is this one.
            _ = unsafe Glibc.open("/dev/null", O_RDWR)
        }
    }
}

/// The working folder of the command.
enum WorkingFolder {
    /// The absolute path; the root folder if the system does not return it.
    static var path: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// Makes a path absolute if it is relative to the working folder.
    static func absolute(_ path: String) -> String { RelativePath.joined(self.path, path) }
}

enum Environment {
    /// Removes a variable. This must be called only while there is one thread.
    static func remove(_ name: String) { unsafe unsetenv(name) }

    /// The names of all variables; empty if the system does not return them.
    static var names: [String] {
        let bytes = (try? Bytes.read("/proc/self/environ", limit: 1 << 20)) ?? []
        return bytes.split(separator: 0).map { variable in
            String(decoding: variable.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        }
    }

    /// The value of a variable; `nil` if it is not set or empty.
    static func value(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
