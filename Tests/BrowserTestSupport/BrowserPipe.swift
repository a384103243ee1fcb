import ServiceTestSupport
import Foundation
private import Glibc

/// What goes wrong between a test and its browser.
package struct BrowserError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// A browser process and the two descriptors it is driven by: 3 to it, 4 from it, JSON ended by a zero byte.
// Unchecked: everything that changes is guarded by `news`, but for `output`, which is written to under `writing`.
final class BrowserPipe: @unchecked Sendable {
    let process: pid_t
    private let output: Int32
    /// Held while a command is written. Another lock than `news`, as a write may wait for the browser, the browser for
    /// somebody who reads what it says, and who reads waits for `news`.
    private let writing = NSLock()
    private let news = NSCondition()
    private var lastID = 0
    private var answers: [Int: JSON] = [:]
    /// Of each session, in the order in which they came.
    private var events: [String: [JSON]] = [:]
    private var hasEnded = false

    init(program: String, _ arguments: [String], home: String) throws {
        let toBrowser = try Self.pipe()
        let fromBrowser = try Self.pipe()
        output = toBrowser.write
        process = try Self.spawn(program, arguments, home: home, input: toBrowser.read, output: fromBrowser.write)
        close(toBrowser.read)
        close(fromBrowser.write)
        let input = fromBrowser.read
        Thread { [self] in listen(to: input) }.start()
    }

    /// Both ends above the numbers that the browser has them by.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw BrowserError("pipe: \(errno)") }
        let raised = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
        ends.forEach { close($0) }
        return (raised[0], raised[1])
    }

    private static func spawn(
        _ program: String, _ arguments: [String], home: String, input: Int32, output: Int32
    ) throws -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        unsafe posix_spawn_file_actions_init(&actions)
        unsafe posix_spawnattr_init(&attributes)
        defer {
            unsafe posix_spawn_file_actions_destroy(&actions)
            unsafe posix_spawnattr_destroy(&attributes)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, 3)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 4)
        for descriptor: Int32 in [0, 1, 2] {
            unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        // A group of its own, so that all of its processes can be ended at once.
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let environment = ["PATH=/usr/bin:/bin", "HOME=\(home)", "LANG=C.UTF-8", "TMPDIR=\(home)"]
        var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
        var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, program, &actions, &attributes, &words, &variables)
        guard code == 0 else {
            throw BrowserError("\(program) does not start: \(code); scripts/setup test installs it")
        }
        return process
    }

    private func listen(to input: Int32) {
        var message: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe read(input, &buffer, buffer.count)
            guard count > 0 else { break }
            for byte in buffer[..<count] {
                if byte != 0 {
                    message.append(byte)
                    continue
                }
                if let json = try? JSON(message) { take(json) }
                message = []
            }
        }
        close(input)
        news.withLock {
            hasEnded = true
            news.broadcast()
        }
    }

    private func take(_ message: JSON) {
        news.withLock {
            if message["id"] == .missing {
                events[message["sessionId"].string ?? "", default: []].append(message)
            } else {
                answers[Int(message["id"].number)] = message
            }
            news.broadcast()
        }
    }

    /// Sends a command and waits for its answer.
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> JSON {
        let id = news.withLock {
            lastID += 1
            return lastID
        }
        var message: [String: Any] = ["id": id, "method": method, "params": parameters]
        message["sessionId"] = session
        let bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
        try writing.withLock {
            var start = 0
            while start < bytes.count {
                let count = unsafe bytes[start...].withUnsafeBytes { unsafe write(output, $0.baseAddress, $0.count) }
                guard count > 0 else { throw BrowserError("the browser takes no more: \(errno)") }
                start += count
            }
        }
        let answer = try wait(for: "the answer to \(method)") { answers.removeValue(forKey: id) }
        guard answer["error"] == .missing else { throw BrowserError("\(method): \(answer["error"].text)") }
        return answer["result"]
    }

    /// What a session has told so far.
    func events(of session: String) -> [JSON] { news.withLock { events[session] ?? [] } }

    /// Waits for an event of a session, from `start` on in what it tells.
    func event(_ method: String, of session: String, from start: Int) throws {
        try wait(for: method) { events[session]?.dropFirst(start).first { $0["method"].string == method } }
    }

    @discardableResult
    private func wait<Found>(for what: String, _ find: () -> Found?) throws -> Found {
        let deadline = Date(timeIntervalSinceNow: 60)
        return try news.withLock {
            while true {
                if let found = find() { return found }
                if hasEnded { throw BrowserError("the browser has ended before \(what)") }
                guard news.wait(until: deadline) else { throw BrowserError("no \(what) within a minute") }
            }
        }
    }
}
