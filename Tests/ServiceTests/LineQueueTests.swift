import Foundation
import TestSupport
import Testing

@testable import Service

@Suite struct `Lines for a slow reader` {
    private func text(_ data: Data?) -> [Substring] {
        String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
    }

    @Test func `lines for a slow reader are lost rather than waited for, and the log says how many and where`() throws {
        let pipe = Pipe()
        let queue = LineQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 10_000)
        // Far more than the pipe and the queue hold, by one thread: it would stand still if it waited.
        for number in 0..<5_000 { queue.append("\(number) \(String(repeating: "x", count: 100))\n") }
        let reading = Running { try pipe.fileHandleForReading.readToEnd() }
        queue.close(within: .seconds(20))
        try pipe.fileHandleForWriting.close()
        var (next, losses) = (0, 0)
        for line in text(try reading.join()) {
            if let lost = line.firstMatch(of: /^(\d+) lines? w(?:as|ere) lost here$/).flatMap({ Int($0.output.1) }) {
                next += lost
                losses += 1
            } else {
                #expect(line == "\(next) \(String(repeating: "x", count: 100))")
                next += 1
            }
        }
        #expect(next == 5_000 && losses > 0)
    }

    /// A queue's thread still writes to it when its test is over: its descriptors must not become somebody else's.
    private static let unread = Pipe()

    @Test func `do not hold up the end`() throws {
        let queue = LineQueue(descriptor: Self.unread.fileHandleForWriting.fileDescriptor)
        for _ in 0..<5_000 { queue.append(String(repeating: "x", count: 100) + "\n") }
        let spent = ContinuousClock().measure { queue.close(within: .milliseconds(100)) }
        #expect(spent > .milliseconds(90) && spent < .seconds(5))
        queue.append("too late\n")
    }

    @Test(arguments: [100, 4_096, 4_097, 200_000])
    func `arrive whole and in their order from several threads`(length: Int) throws {
        let pipe = Pipe()
        let queue = LineQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 1 << 30)
        let reading = Running { try pipe.fileHandleForReading.readToEnd() }
        let count = 1_000_000 / length
        _ = try inThreads(4) { thread in
            for number in 0..<count {
                queue.append("\(thread) \(number) \(String(repeating: "x", count: length))\n")
            }
        }
        queue.close(within: .seconds(20))
        try pipe.fileHandleForWriting.close()
        let lines = text(try reading.join())
        #expect(lines.count == 4 * count)
        for thread in 0..<4 {
            let own = lines.filter { $0.hasPrefix("\(thread) ") }.map(String.init)
            #expect(own == (0..<count).map { "\(thread) \($0) \(String(repeating: "x", count: length))" })
        }
    }

    @Test
    func `lines for a slow reader that the descriptor refuses are counted, and reported when it takes some again`()
        throws
    {
        try withTemporaryFile { path in
            // A descriptor whose file can be exchanged under it: first one that is always full.
            let descriptor = unsafe open("/dev/full", O_WRONLY)
            defer { close(descriptor) }
            let queue = LineQueue(descriptor: descriptor)
            for number in 0..<10 { queue.append("\(number)\n") }
            while queue.waitingBytes > 0 {}
            let file = unsafe open(path, O_WRONLY | O_CREAT, 0o600)
            #expect(dup2(file, descriptor) == descriptor)
            close(file)
            queue.append("after\n")
            queue.close(within: .seconds(20))
            let written = try String(contentsOfFile: path, encoding: .utf8)
            #expect(written == "10 lines were lost here\nafter\n")
        }
    }

    @Test func `end nothing where the reader has gone`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let queue = LineQueue(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        for number in 0..<1_000 { queue.append("\(number)\n") }
        let spent = ContinuousClock().measure { queue.close(within: .seconds(20)) }
        #expect(spent < .seconds(10))
    }
}

private func withTemporaryFile(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
}
