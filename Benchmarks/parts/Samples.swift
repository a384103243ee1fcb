import CMeasuring

/// A request to measure with, under the name that its parts have.
struct Sample {
    /// The name of its file, without the number: `semiModal`.
    let name: String
    /// A JSON document, as a client sends it: without line breaks and indentation.
    let body: [UInt8]
}

/// A request of which no two are the same: its layout, its ids and, if it has a placeholder for it, its title vary.
///
/// The placeholders: `@n`, a number of seven digits that never repeats; `@s`, two digits that vary from one request to
/// the next; `@t`, three words and the number. `Benchmarks/load.lua` fills them in the same way.
struct Template {
    private let pieces: [Piece]

    private enum Piece {
        case text([UInt8])
        case number, share, title
    }

    init(_ body: [UInt8]) {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var rest = body[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "@"), let mark = rest.popFirst() else {
                text.append(byte)
                continue
            }
            pieces.append(.text(text))
            text = []
            switch mark {
            case UInt8(ascii: "n"): pieces.append(.number)
            case UInt8(ascii: "s"): pieces.append(.share)
            default: pieces.append(.title)
            }
        }
        self.pieces = pieces + [.text(text)]
    }

    /// Returns the request for a number, 0 to 9,999,999.
    func body(_ number: Int, words: [String]) -> [UInt8] {
        var body: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .text(let text): body += text
            case .number: body += Template.digits(number, 7).utf8
            case .share: body += Template.digits(number * 37 % 100, 2).utf8
            case .title: body += Template.title(number, words: words).utf8
            }
        }
        return body
    }

    /// Returns three of the words, in a combination that repeats only after all others have occurred, and the number.
    static func title(_ number: Int, words: [String]) -> String {
        let count = words.count
        let (first, second, third) = (number % count, number / count * 7 + number, number / count / count + number * 3)
        return "\(words[first]) \(words[second % count]) \(words[third % count]) \(digits(number, 7))"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

/// The inputs of measurements, read from `Benchmarks/`.
struct Samples {
    /// One of each kind of dialog.
    let requests: [Sample]
    /// The requests of `Benchmarks/mix`, as bodies.
    let mix: [[UInt8]]
    /// The requests of `Benchmarks/unique`: the same kinds, but no two are the same.
    let unique: [Template]
    /// An alert with a new title each time.
    let text: Template
    /// The words that titles are made of.
    let words: [String]

    /// - Parameter directory: The path of `Benchmarks`.
    init(in directory: String) throws(Failure) {
        let kinds = [
            "1-semi-modal", "2-floating", "3-full-screen", "4-current-context", "5-form-sheet", "6-page-sheet",
            "7-spring", "8-sliding-message",
        ]
        mix = try kinds.map { kind throws(Failure) in try Samples.json("\(directory)/mix/\(kind).json") }
        unique = try kinds.map { kind throws(Failure) in
            Template(try Samples.json("\(directory)/unique/\(kind).json"))
        }
        text = Template(try Samples.json("\(directory)/unique/text.json"))
        let others = try ["alert", "sheet", "popover"].map { kind throws(Failure) in
            Sample(name: kind, body: try Samples.json("\(directory)/parts/requests/\(kind).json"))
        }
        requests = zip(kinds, mix).map { Sample(name: Samples.name($0), body: $1) } + others
        words = String(decoding: try Samples.bytes("\(directory)/words.txt"), as: UTF8.self)
            .split(separator: "\n").map { String($0) }
    }

    /// Returns `semiModal` for `1-semi-modal`.
    private static func name(_ file: String) -> String {
        let words = file.split(separator: "-").dropFirst()
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Returns a document without its line breaks and the white space around them.
    private static func json(_ path: String) throws(Failure) -> [UInt8] {
        let lines = try bytes(path).split(separator: UInt8(ascii: "\n"))
        return lines.flatMap { $0.drop { $0 == UInt8(ascii: " ") } }
    }

    private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
        var size = 0
        guard let bytes = unsafe measuring_read(path, &size) else {
            throw Failure("\(path) cannot be read; the working directory has to be the checkout's")
        }
        defer { unsafe measuring_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: size))
    }
}

/// Why nothing can be measured.
struct Failure: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
