import TestSupport
import Testing

@testable import Service

@Suite struct `A stream of lines` {
    /// The lines of `text`, sent in pieces of so many bytes.
    private func lines(_ text: String, inPiecesOf size: Int = .max, limit: Int = 100) -> [BatchLine] {
        var splitter = LineSplitter(limit: limit)
        var lines: [BatchLine] = []
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = size < bytes.count - start ? start + size : bytes.count
            lines += splitter.take(Array(bytes[start..<end]).span)
            start = end
        }
        if let last = splitter.finish() { lines.append(last) }
        return lines
    }

    private func line(_ number: Int, _ text: String) -> BatchLine {
        BatchLine(number: number, text: .bytes(Array(text.utf8)))
    }

    @Test(arguments: [1, 2, 3, 7, .max])
    func `a stream of lines is cut at line feeds, wherever its pieces end`(size: Int) {
        #expect(lines("one\ntwo\nthree", inPiecesOf: size) == [line(1, "one"), line(2, "two"), line(3, "three")])
        #expect(lines("one\ntwo\n", inPiecesOf: size) == [line(1, "one"), line(2, "two")])
        #expect(lines("", inPiecesOf: size) == [])
    }

    @Test(arguments: [1, 2, .max]) func `may end its lines with a carriage return too`(size: Int) {
        #expect(lines("one\r\ntwo\r\n", inPiecesOf: size) == [line(1, "one"), line(2, "two")])
        #expect(lines("one\rtwo\n", inPiecesOf: size) == [line(1, "one\rtwo")])
    }

    @Test func `counts blank lines and leaves them out`() {
        #expect(lines("\n\none\n \t\r\n\ntwo\n\n") == [line(3, "one"), line(6, "two")])
    }

    @Test(arguments: [1, 4, .max]) func `keeps nothing of a line that is too long, and goes on behind it`(size: Int) {
        let long = String(repeating: "x", count: 11)
        let whole = String(repeating: "y", count: 10)
        #expect(
            lines("\(long)\n\(whole)\r\n\(long)", inPiecesOf: size, limit: 10)
                == [BatchLine(number: 1, text: .tooLong), line(2, whole), BatchLine(number: 3, text: .tooLong)])
    }

    @Test func `holds no more of a line than may be`() {
        var splitter = LineSplitter(limit: 10)
        for _ in 0..<100 {
            _ = splitter.take(Array("xxx".utf8).span)
            #expect(splitter.unfinishedBytes <= 11)
        }
    }
}

@Suite struct `Results that come in any order` {
    /// Every order in which five can come.
    private static let orders = permutations(of: Array(0..<5))

    private static func permutations(of indexes: [Int]) -> [[Int]] {
        guard !indexes.isEmpty else { return [[]] }
        return indexes.flatMap { first in
            permutations(of: indexes.filter { $0 != first }).map { [first] + $0 }
        }
    }

    @Test(arguments: orders)
    func `results that come in any order are given back in theirs, as soon as that can be`(order: [Int]) {
        var results = OrderedResults<Int>()
        for index in 0..<5 { #expect(results.begin() == index) }
        var given: [Int] = []
        for (done, index) in order.enumerated() {
            results.put(index, at: index)
            while let next = results.popFirst() { given.append(next) }
            // Everything before the first that is missing.
            let come = Set(order[...done])
            #expect(given == Array((0..<5).prefix { come.contains($0) }))
            #expect(results.unordered == 5 - given.count)
        }
    }
}
