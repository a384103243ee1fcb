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

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the program; `variables` are all that its environment has.
    init(_ arguments: [String], variables: [String: String] = [:], input: String = "") throws {
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "scrim")
        process.arguments = arguments
        process.environment = variables
        process.standardOutput = output
        process.standardError = errors
        let feed = Pipe()
        process.standardInput = feed
        try process.run()
        try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try feed.fileHandleForWriting.close()
    }

    /// Runs the program to its end.
    static func run(_ arguments: [String], variables: [String: String] = [:], input: String = "") throws -> Ending {
        try ScrimProcess(arguments, variables: variables, input: input).ending()
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

    /// Waits for the end.
    func ending() throws -> Ending {
        let said = Running { [errors] in try errors.fileHandleForReading.readToEnd() ?? Data() }
        let output = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try said.join()
        process.waitUntilExit()
        // A signal that killed it is no exit status of its own choice.
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return Ending(status: status, output: Array(output), errors: String(decoding: complaints, as: UTF8.self))
    }
}

/// A server that runs as a program of its own.
struct ServingProcess {
    let process: ScrimProcess
    let greeting: String
    let port: UInt16

    init(_ arguments: [String] = ["--port", "0"], variables: [String: String] = [:]) throws {
        process = try ScrimProcess(["serve", "--host", "127.0.0.1"] + arguments, variables: variables)
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
