import ArgumentParser
import Checking
import Descriptors
import Glibc
import Reports

/// Files and streams as bytes.
enum Bytes {
    /// All of a file, or of standard input where there is no path or the path is `-`; never more than `limit` + 1, so
    /// that the caller sees what is too long.
    static func read(_ path: String?, limit: Int) throws -> [UInt8] {
        guard let path, path != "-" else { return try read(descriptor: STDIN_FILENO, name: "standard input", limit) }
        let descriptor = unsafe open(path, O_RDONLY)
        guard descriptor >= 0 else { throw Failure("\(path) cannot be read: \(lastError())") }
        defer { close(descriptor) }
        return try read(descriptor: descriptor, name: path, limit)
    }

    /// Reads files of which none may have more than `limit` bytes, as a request may not: those that can be read, and
    /// why the others cannot.
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

    /// All of a file that a person writes, or a command for a person; one of more bytes than such files have is an
    /// error.
    static func readSmall(_ path: String) throws -> [UInt8] {
        let limit = 64 << 20
        let bytes = try read(path, limit: limit)
        guard bytes.count <= limit else { throw Failure("\(path) has more than \(limit) bytes.") }
        return bytes
    }

    /// Whether there is something of that name to read.
    static func isFile(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

    private static func read(descriptor: Int32, name: String, _ limit: Int) throws -> [UInt8] {
        do throws(Descriptor.Failure) { return try Descriptor.read(descriptor, limit: limit) } catch {
            throw Failure("\(name) cannot be read: \(error.text)")
        }
    }

    /// Writes all of `bytes` to standard output. A pipe that nobody reads any more ends the program in silence, as it
    /// does where SIGPIPE is not ignored.
    static func write(_ bytes: [UInt8]) throws {
        do throws(Descriptor.Failure) {
            try Descriptor.write(bytes, to: STDOUT_FILENO)
        } catch {
            if error.code == EPIPE { throw ExitCode.failure }
            throw Failure("standard output cannot be written: \(error.text)")
        }
    }

    /// Writes all of `bytes` to a file, in the place of what it held.
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

    /// Writes to standard error, where there is one.
    static func write(error text: String) { try? Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }

    private static func lastError() -> String { Descriptor.Failure(code: errno).text }
}

/// Standard input, output and error.
enum StandardStreams {
    /// Opens those that are closed on nothing, lest a socket gets their number and the log is written to a client.
    static func open() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number, which is this one.
            _ = unsafe Glibc.open("/dev/null", O_RDWR)
        }
    }
}

/// Where the command is run.
enum WorkingFolder {
    /// Its absolute path; the root where the system does not tell it.
    static var path: String {
        guard let path = unsafe getcwd(nil, 0) else { return "/" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// A path that may be relative to it, as an absolute one.
    static func absolute(_ path: String) -> String { RelativePath.joined(self.path, path) }
}

enum Environment {
    /// Removes a variable; only while there is one thread.
    static func remove(_ name: String) { unsafe unsetenv(name) }

    /// The names of all variables; none where the system does not tell them.
    static var names: [String] {
        let bytes = (try? Bytes.read("/proc/self/environ", limit: 1 << 20)) ?? []
        return bytes.split(separator: 0).map { variable in
            String(decoding: variable.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        }
    }

    /// The value of a variable; one that is empty counts as not set.
    static func value(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        let text = unsafe String(cString: value)
        return text.isEmpty ? nil : text
    }
}
