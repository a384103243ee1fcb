import Descriptors
import Glibc
import TestSupport
import Testing

/// A pipe that ends with the test.
private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(unsafe pipe(&ends) == 0)
        (reading, writing) = (ends[0], ends[1])
    }

    func closeWriting() {
        close(writing)
        writing = -1
    }

    deinit {
        close(reading)
        if writing >= 0 { close(writing) }
    }
}

@Suite struct `A descriptor` {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537])
    func `a descriptor is read to its end, where that comes within the limit`(count: Int) throws {
        let file = unsafe tmpfile()
        defer { unsafe fclose(file) }
        let descriptor = unsafe fileno(file)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        try Descriptor.write(bytes, to: descriptor)
        lseek(descriptor, 0, SEEK_SET)
        #expect(try Descriptor.read(descriptor, limit: 70_000) == bytes)
    }

    @Test func `a descriptor is read by one byte more than the limit and no further`() throws {
        let pipe = try Pipe()
        try Descriptor.write(Array("abcdef".utf8), to: pipe.writing)
        #expect(try Descriptor.read(pipe.reading, limit: 3) == Array("abcd".utf8))
        pipe.closeWriting()
        #expect(try Descriptor.read(pipe.reading, limit: 3) == Array("ef".utf8))
    }

    @Test func `a descriptor that blocks nobody gets all bytes all the same, once there is room`() throws {
        let pipe = try Pipe()
        let (reading, writing) = (pipe.reading, pipe.writing)
        #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
        // More than any pipe holds.
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        // A thread of its own: a task would wait for this test's thread behind all other tests.
        let read = Running { try Descriptor.read(reading, limit: bytes.count - 1) }
        try Descriptor.write(bytes, to: writing)
        #expect(try read.join() == bytes)
    }

    @Test func `a descriptor that is none fails with the code and the words of the system`() {
        let failure = #expect(throws: Descriptor.Failure.self) { try Descriptor.read(-1, limit: 1) }
        #expect(failure?.code == EBADF)
        #expect(failure?.text == "Bad file descriptor")
    }
}
