import Geometry
import Testing

private func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

private func arc(
    _ rx: Double, _ ry: Double, _ rotation: Double, large: Bool, clockwise: Bool, _ x: Double, _ y: Double
) -> VectorPath.Element {
    .arc(
        radii: Size(width: rx, height: ry), rotation: rotation, isLarge: large, isClockwise: clockwise, end: p(x, y))
}

@Suite struct `Path data` {
    struct Reading: Sendable, CustomTestStringConvertible {
        let text: String
        let elements: [VectorPath.Element]
        var testDescription: String { text }

        init(_ text: String, _ elements: [VectorPath.Element]) {
            self.text = text
            self.elements = elements
        }
    }

    /// Texts and what SVG 2 §9.3 makes of them, by hand.
    static let readings: [Reading] = [
        Reading("M1 2", [.move(p(1, 2))]),
        Reading(" \t\r\n\u{C}m1,2 ", [.move(p(1, 2))]),
        Reading("m1 2 3 4", [.move(p(1, 2)), .line(p(4, 6))]),
        Reading("M1 2 3 4,5,6", [.move(p(1, 2)), .line(p(3, 4)), .line(p(5, 6))]),
        Reading("M1 2m3 4 1 1", [.move(p(1, 2)), .move(p(4, 6)), .line(p(5, 7))]),
        Reading("M.5.5", [.move(p(0.5, 0.5))]),
        Reading("M1-2", [.move(p(1, -2))]),
        Reading("M-.5-.25", [.move(p(-0.5, -0.25))]),
        Reading("M+1+2", [.move(p(1, 2))]),
        Reading("M1e-3 1E2", [.move(p(0.001, 100))]),
        Reading("M1e+2-1e1", [.move(p(100, -10))]),
        Reading("M1. 2.", [.move(p(1, 2))]),
        Reading("M007 0.0", [.move(p(7, 0))]),
        Reading("M1 , 2", [.move(p(1, 2))]),
        Reading("M1 2 L 3 4 l 1 1", [.move(p(1, 2)), .line(p(3, 4)), .line(p(4, 5))]),
        Reading(
            "M1 2H5h1 2V7v-1",
            [
                .move(p(1, 2)), .line(p(5, 2)), .line(p(6, 2)), .line(p(8, 2)), .line(p(8, 7)), .line(p(8, 6)),
            ]),
        Reading(
            "M1 1C1 2 3 4 5 6c1 1 2 2 3 3",
            [
                .move(p(1, 1)), .cubic(control1: p(1, 2), control2: p(3, 4), end: p(5, 6)),
                .cubic(control1: p(6, 7), control2: p(7, 8), end: p(8, 9)),
            ]),
        // (6,6) mirrored in (10,10) is (14,14); then (18,12) in (20,20) is (22,28).
        Reading(
            "M0 0C2 2 6 6 10 10S18 12 20 20s1 1 2 2",
            [
                .move(p(0, 0)), .cubic(control1: p(2, 2), control2: p(6, 6), end: p(10, 10)),
                .cubic(control1: p(14, 14), control2: p(18, 12), end: p(20, 20)),
                .cubic(control1: p(22, 28), control2: p(21, 21), end: p(22, 22)),
            ]),
        Reading("M5 5S1 2 3 4", [.move(p(5, 5)), .cubic(control1: p(5, 5), control2: p(1, 2), end: p(3, 4))]),
        Reading(
            "M0 0Q1 2 3 4S5 6 7 8",
            [
                .move(p(0, 0)), .quadratic(control: p(1, 2), end: p(3, 4)),
                .cubic(control1: p(3, 4), control2: p(5, 6), end: p(7, 8)),
            ]),
        // (5,10) mirrored in (10,0) is (15,-10); that in (20,0) is (25,10).
        Reading(
            "M0 0Q5 10 10 0T20 0t10 0",
            [
                .move(p(0, 0)), .quadratic(control: p(5, 10), end: p(10, 0)),
                .quadratic(control: p(15, -10), end: p(20, 0)), .quadratic(control: p(25, 10), end: p(30, 0)),
            ]),
        Reading(
            "M1 1T3 3T5 1",
            [
                .move(p(1, 1)), .quadratic(control: p(1, 1), end: p(3, 3)), .quadratic(control: p(5, 5), end: p(5, 1)),
            ]),
        Reading(
            "M0 0q1 2 3 4C1 1 2 2 3 3T9 9",
            [
                .move(p(0, 0)), .quadratic(control: p(1, 2), end: p(3, 4)),
                .cubic(control1: p(1, 1), control2: p(2, 2), end: p(3, 3)), .quadratic(control: p(3, 3), end: p(9, 9)),
            ]),
        Reading("M0 0A15 16 30 1 0 7 8", [.move(p(0, 0)), arc(15, 16, 30, large: true, clockwise: false, 7, 8)]),
        Reading("M0 0a1 1 0 01.5.5", [.move(p(0, 0)), arc(1, 1, 0, large: false, clockwise: true, 0.5, 0.5)]),
        Reading("M0 0a1,1,0,1,1-.5.5", [.move(p(0, 0)), arc(1, 1, 0, large: true, clockwise: true, -0.5, 0.5)]),
        Reading(
            "M0 0a1 1 0 001 1 1 1 0 111 0",
            [
                .move(p(0, 0)), arc(1, 1, 0, large: false, clockwise: false, 1, 1),
                arc(1, 1, 0, large: true, clockwise: true, 2, 1),
            ]),
        Reading("M0 0A-5-6-30 0 0 7 8", [.move(p(0, 0)), arc(5, 6, -30, large: false, clockwise: false, 7, 8)]),
        Reading("M0 0A0 5 0 0 1 9 9", [.move(p(0, 0)), .line(p(9, 9))]),
        Reading("M2 3A5 5 0 0 1 2 3L4 4", [.move(p(2, 3)), .line(p(4, 4))]),
        // Half the chord is 10: five times too long for 2, and along x alone.
        Reading("M0 0A2 1 0 0 1 20 0", [.move(p(0, 0)), arc(10, 5, 0, large: false, clockwise: true, 20, 0)]),
        Reading("M0 0A1 2 90 0 1 20 0", [.move(p(0, 0)), arc(5, 10, 90, large: false, clockwise: true, 20, 0)]),
        Reading("M1 1h2v2z", [.move(p(1, 1)), .line(p(3, 1)), .line(p(3, 3)), .close]),
        Reading("M1 1h2Zl1 1", [.move(p(1, 1)), .line(p(3, 1)), .close, .move(p(1, 1)), .line(p(2, 2))]),
        Reading("M1 1h2zM5 5h1", [.move(p(1, 1)), .line(p(3, 1)), .close, .move(p(5, 5)), .line(p(6, 5))]),
        Reading("M1 1h2zm5 5h1", [.move(p(1, 1)), .line(p(3, 1)), .close, .move(p(6, 6)), .line(p(7, 6))]),
        Reading("M1 1h2zz", [.move(p(1, 1)), .line(p(3, 1)), .close, .move(p(1, 1)), .close]),
        Reading(
            "M1 1Q2 2 3 1ZT5 5",
            [
                .move(p(1, 1)), .quadratic(control: p(2, 2), end: p(3, 1)), .close, .move(p(1, 1)),
                .quadratic(control: p(1, 1), end: p(5, 5)),
            ]),
        Reading("M1000000-1000000", [.move(p(1_000_000, -1_000_000))]),
        Reading("M1e-999 0", [.move(p(0, 0))]),
    ]

    @Test(arguments: readings)
    func `reads as SVG says`(reading: Reading) throws {
        #expect(try VectorPath(svg: reading.text).elements == reading.elements)
    }

    /// Texts that are refused, the byte of the fault and its rule.
    static let refusals: [(String, Int, PathSyntaxError.Reason)] = [
        ("", 0, .expectedMove), ("  ", 2, .expectedMove), ("L1 2", 0, .expectedMove), (" ,M1 2", 1, .expectedMove),
        ("é", 0, .expectedMove), ("1 2", 0, .expectedMove), ("none", 0, .expectedMove),
        ("M1 2 é", 5, .unexpectedCharacter), ("M1 2L3 4B", 8, .unexpectedCharacter),
        ("M1 2;", 4, .unexpectedCharacter), ("M1 2z1", 5, .unexpectedCharacter),
        ("M1 2z,L1 2", 5, .unexpectedCharacter),
        ("M1 2\u{0}", 4, .unexpectedCharacter), ("M1 2\u{B}", 4, .unexpectedCharacter),
        ("M1 2-", 4, .missingNumber), ("M1 2e", 4, .unexpectedCharacter), ("M1 2em", 4, .unexpectedCharacter),
        ("M", 1, .missingNumber), ("M1", 2, .missingNumber), ("M1,", 3, .missingNumber), ("M,1 2", 1, .missingNumber),
        ("M1,,2", 3, .missingNumber), ("M1 2,", 5, .missingNumber), ("M1 2,L3 4", 5, .missingNumber),
        ("M1 2L", 5, .missingNumber), ("M1 2LL", 5, .missingNumber), ("M1 2 3", 6, .missingNumber),
        ("M1 2L.", 5, .missingNumber), ("M1 2L--1 2", 5, .missingNumber), ("M1 2L+ 1 2", 5, .missingNumber),
        ("M1 2C1 2 3 4 5", 14, .missingNumber), ("M1 2H", 5, .missingNumber), ("M1 2h1,", 7, .missingNumber),
        ("MNaN 1", 1, .missingNumber), ("Minf 1", 1, .missingNumber), ("M0x1 1", 2, .missingNumber),
        ("M0 0A1 1 0 2 0 5 5", 11, .badFlag), ("M0 0A1 1 0 0 -1 5 5", 13, .badFlag), ("M0 0A1 1 0", 10, .badFlag),
        ("M0 0A1 1 0 00", 13, .missingNumber), ("M0 0A1 1 0 +1 0 5 5", 11, .badFlag),
        ("M0 0A1 1 0 0.0 5 5", 12, .badFlag),
        ("M1000001 0", 1, .numberOutOfRange), ("M0 -1e7", 3, .numberOutOfRange), ("M1e400 0", 1, .numberOutOfRange),
        ("M1e99999999999999999999 0", 1, .numberOutOfRange), ("M900000 0h200000", 10, .numberOutOfRange),
        ("M0 0A1e9 1 0 0 0 1 1", 5, .numberOutOfRange),
    ]

    @Test(arguments: refusals)
    func `path data is refused where it breaks a rule`(text: String, offset: Int, reason: PathSyntaxError.Reason) {
        #expect(throws: PathSyntaxError(offset: offset, reason: reason)) { try VectorPath(svg: text) }
    }

    @Test func `counts its elements, implied moves among them, against the limit`() throws {
        #expect(try VectorPath(svg: "M0 0 1 1z", maxElements: 3).elements.count == 3)
        #expect(throws: PathSyntaxError(offset: 8, reason: .tooManyElements(limit: 2))) {
            try VectorPath(svg: "M0 0 1 1z", maxElements: 2)
        }
        #expect(throws: PathSyntaxError(offset: 10, reason: .tooManyElements(limit: 4))) {
            try VectorPath(svg: "M0 0 1 1zL2 2", maxElements: 4)
        }
        #expect(throws: PathSyntaxError(offset: 1, reason: .tooManyElements(limit: -1))) {
            try VectorPath(svg: "M0 0", maxElements: -1)
        }
        let long = "M0 0" + String(repeating: "h1", count: 4095)
        #expect(try VectorPath(svg: long).elements.count == 4096)
        #expect(throws: PathSyntaxError(offset: long.utf8.count + 1, reason: .tooManyElements(limit: 4096))) {
            try VectorPath(svg: long + "h1")
        }
    }

    @Test func `says its fault in one sentence`() {
        #expect("\(PathSyntaxError(offset: 7, reason: .badFlag))" == "expected an arc flag, 0 or 1 (at byte 7)")
        #expect(
            "\(PathSyntaxError(offset: 0, reason: .tooManyElements(limit: 9)))"
                == "the path has more than 9 elements (at byte 0)")
    }

    @Test(arguments: PathVerdict.all)
    func `cut off anywhere reads as the beginning of the whole, or is refused`(verdict: PathVerdict) throws {
        let whole = try VectorPath(svg: verdict.path).elements
        for count in 0...verdict.path.utf8.count {
            // Half a number is a number of its own, so only the number of elements is known.
            guard let path = try? VectorPath(svg: String(verdict.path.prefix(count))) else { continue }
            #expect(path.elements.count <= whole.count)
        }
    }

    @Test(arguments: UInt64(0)..<400)
    func `path data of any bytes reads to finite numbers or is refused within its length`(seed: UInt64) {
        var grown = Grown(seed: seed)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, 01 1 0é\n")
        var text = "M0 0"
        for _ in 0..<(1 + grown.index(below: 60)) { text.append(alphabet[grown.index(below: alphabet.count)]) }
        var bounds = Rect.zero
        var offset = 0
        do throws(PathSyntaxError) { bounds = try VectorPath(svg: text).bounds } catch { offset = error.offset }
        #expect(isFinite(bounds), "\(text)")
        #expect((0...text.utf8.count).contains(offset), "\(text)")
    }

    @Test func `path data of very long numbers is read at once`() throws {
        let nines = String(repeating: "9", count: 200_000)
        #expect(throws: PathSyntaxError(offset: 1, reason: .numberOutOfRange)) { try VectorPath(svg: "M\(nines) 0") }
        #expect(try VectorPath(svg: "M0.\(nines) 0").elements == [.move(p(1, 0))])
    }
}
