/// The bytes of one value of a JSON text, and the values that it contains.
struct JSONExtent: Sendable {
    /// The bytes of the member's name, including its quotes; `nil` if it has none.
    let name: Range<Int>?
    /// The bytes of the value, without white space around it.
    private(set) var range: Range<Int>
    /// `nil` for a value that is neither an object nor a list.
    let isObject: Bool?
    /// The indexes of the members of an object or the elements of a list.
    private(set) var children: [Int] = []
    /// The indexes of the members of an object, by their names as they are written. If a name occurs twice, it is the
    /// first one.
    private var members: [String: Int] = [:]

    private init(name: Range<Int>?, range: Range<Int>, isObject: Bool? = nil) {
        (self.name, self.range, self.isObject) = (name, range, isObject)
    }

    /// The index of a member or an element; `nil` if there is none.
    func child(_ token: String) -> Int? {
        if isObject == true { return members[token] }
        guard let index = Int(token), children.indices.contains(index), String(index) == token else { return nil }
        return children[index]
    }

    /// Returns the values of a text, each before those that it contains.
    static func extents(in text: [UInt8]) -> [JSONExtent] {
        var reader = Reader(text: text)
        reader.read()
        return reader.extents
    }

    private struct Reader {
        let text: [UInt8]
        private(set) var extents: [JSONExtent] = []
        private var index = 0
        /// The indexes of the objects and lists that contain the current byte, from the outermost to the innermost.
        private var open: [Int] = []
        /// The name whose value comes next.
        private var name: Range<Int>?

        init(text: [UInt8]) { self.text = text }

        mutating func read() {
            while index < text.count {
                let start = index
                switch text[index] {
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    add(start..<text.count, isObject: text[index] == UInt8(ascii: "{"))
                    open.append(extents.count - 1)
                    index += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    index += 1
                    if let closed = open.popLast() {
                        extents[closed].range = extents[closed].range.lowerBound..<index
                    }
                case UInt8(ascii: "\""):
                    skipString()
                    let isName = name == nil && open.last.map { extents[$0].isObject == true } ?? false
                    if isName { name = start..<index } else { add(start..<index) }
                case UInt8(ascii: ","), UInt8(ascii: ":"), 0...0x20: index += 1
                default:
                    while index < text.count, !Self.endsWord(text[index]) { index += 1 }
                    add(start..<index)
                }
            }
        }

        private mutating func add(_ range: Range<Int>, isObject: Bool? = nil) {
            if let holder = open.last {
                extents[holder].children.append(extents.count)
                if let name, extents[holder].isObject == true {
                    let token = String(decoding: text[name.dropFirst().dropLast()], as: UTF8.self)
                    if extents[holder].members[token] == nil { extents[holder].members[token] = extents.count }
                }
            }
            extents.append(JSONExtent(name: name, range: range, isObject: isObject))
            name = nil
        }

        private mutating func skipString() {
            index += 1
            while index < text.count, text[index] != UInt8(ascii: "\"") {
                index += text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, text.count)
        }

        private static func endsWord(_ byte: UInt8) -> Bool {
            switch byte {
            case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""),
                UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"):
                true
            default: false
            }
        }
    }
}
