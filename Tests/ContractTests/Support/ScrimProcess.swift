import Foundation
import TestSupport

/// The built program, found beside the tests.
struct ScrimProcess {
    /// How a run of the program ended, and what it said.
    struct Ending {
        let status: Int32
        let output: [UInt8]
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// What becomes of what the program writes to a standard stream.
    enum Outlet {
        case read
        /// A pipe that nobody reads, and that takes no more once it is full.
        case unread
        /// A pipe whose reader has gone.
        case broken
        case file(String)
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let outlets: (output: Outlet, errors: Outlet)

    /// Where the program is.
    private static var path: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "scrim")
    }

    /// Starts the program; `variables` are all that its environment has.
    ///
    /// - Parameters:
    ///   - addresses: KiB of address space that it may take; nil for no bound.
    ///   - sockets: One or two that it is started with, by systemd's protocol; with two, nothing is read of its
    ///     standard error.
    ///   - names: Of these sockets, in the protocol's form.
    ///   - folder: Where it is started; where the tests are without one.
    init(
        _ arguments: [String], variables: [String: String] = [:], input: String = "", addresses: Int? = nil,
        sockets: [FileHandle] = [], names: String = "", in folder: URL? = nil,
        output outputOutlet: Outlet = .read, errors errorsOutlet: Outlet = .read
    ) throws {
        outlets = (outputOutlet, errorsOutlet)
        if let addresses {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "ulimit -v \(addresses); exec \"$0\" \"$@\"", Self.path.path()] + arguments
        } else if !sockets.isEmpty {
            // The library hands on nothing but the standard streams, so they come as such.
            let moves = sockets.count == 2 ? "3<&0 4<&2 0</dev/null 2>/dev/null" : "3<&0 0</dev/null"
            let named = "LISTEN_FDS=\(sockets.count) LISTEN_FDNAMES=\(names) LISTEN_PID=$$"
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments =
                ["-c", "exec \(moves); export \(named); exec \"$0\" \"$@\"", Self.path.path()] + arguments
        } else {
            process.executableURL = Self.path
            process.arguments = arguments
        }
        process.environment = variables
        if let folder { process.currentDirectoryURL = folder }
        process.standardOutput = try Self.target(of: outputOutlet, output)
        process.standardError = try Self.target(of: errorsOutlet, errors)
        if sockets.count == 2 {
            process.standardError = sockets[1]
            try errors.fileHandleForWriting.close()
        }
        guard sockets.isEmpty else {
            process.standardInput = sockets[0]
            try process.run()
            return
        }
        let feed = Pipe()
        process.standardInput = feed
        try process.run()
        try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try feed.fileHandleForWriting.close()
    }

    private static func target(of outlet: Outlet, _ pipe: Pipe) throws -> Any {
        switch outlet {
        case .read, .unread: return pipe
        case .broken:
            try pipe.fileHandleForReading.close()
            return pipe
        case .file(let path): return try FileHandle(forWritingTo: URL(filePath: path))
        }
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: [String], variables: [String: String] = [:], input: String = "", in folder: URL? = nil,
        output: Outlet = .read
    ) throws -> Ending {
        try ScrimProcess(arguments, variables: variables, input: input, in: folder, output: output).ending()
    }

    /// Its first line on standard output.
    func firstLine() throws -> String {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty, byte != Data([10]) {
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }

    func terminate() { process.terminate() }
    func interrupt() { process.interrupt() }
    /// Stops it in its tracks.
    func suspend() { _ = process.suspend() }
    func resume() { _ = process.resume() }
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Whether it has still to be told of a signal that was sent to it.
    func isPending(_ signal: Int32) throws -> Bool {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("ShdPnd:") }
        let bits = line.flatMap { UInt64($0.dropFirst(7).filter { !$0.isWhitespace }, radix: 16) } ?? 0
        return bits >> UInt64(signal - 1) & 1 == 1
    }

    /// Waits for the end.
    func ending() throws -> Ending {
        let said = Running { [errors, outlets] in try Self.read(errors, outlets.errors) }
        let output = try Self.read(output, outlets.output)
        let complaints = try said.join()
        process.waitUntilExit()
        // A signal that killed it is no exit status of its own choice.
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Ending(status: status, output: Array(output), errors: String(decoding: complaints, as: UTF8.self))
    }

    private static func read(_ pipe: Pipe, _ outlet: Outlet) throws -> Data {
        guard case .read = outlet else { return Data() }
        return try pipe.fileHandleForReading.readToEnd() ?? Data()
    }
}

/// A server that runs as a program of its own.
struct ServingProcess {
    let process: ScrimProcess
    let greeting: String
    let port: UInt16

    init(
        _ arguments: [String] = ["--port", "0"], variables: [String: String] = [:], errors: ScrimProcess.Outlet = .read,
        sockets: [FileHandle] = [], names: String = ""
    ) throws {
        process = try ScrimProcess(
            ["serve", "--host", "127.0.0.1"] + arguments, variables: variables, sockets: sockets, names: names,
            errors: errors)
        greeting = try process.firstLine()
        guard let port = greeting.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            let ending = try process.ending()
            throw Silence(said: greeting + ending.errors)
        }
        self.port = port
    }

    struct Silence: Error {
        let said: String
    }

    func connect() throws -> RawSocketClient { try RawSocketClient(port: port) }

    func get(_ target: String) throws -> RawResponse {
        let client = try connect()
        defer { client.close() }
        try client.send("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n")
        return try client.readResponse()
    }
}

/// A directory that is gone after `body`.
func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
}
