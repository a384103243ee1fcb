/// A view of one value of a parsed document: two pointers and an index, free to copy.
///
/// It reads simdjson's tape (simdjson, doc/tape.md) with no further calls: 64-bit words, a tag in the top byte and a
/// payload in the lower 56 bits. The value at index 1 is the root.
/// - `{` and `[`: bits 0…31 the index just behind the closing `}` or `]`, bits 32…55 the count, which saturates.
///   In an object, names (strings) and values alternate.
/// - `"`: the offset, in the string buffer, of a 32-bit length in native order, the UTF-8 bytes and a zero.
/// - `l`, `u`, `d`: a signed or unsigned integer or a double, in the next word.
/// - `t`, `f`, `n`: true, false, null.
///
/// Documents made from dotted members use two more tags, which simdjson does not have:
/// - `T`: text of undetermined type, payload as for `"`.
/// - `S`: text that is JSON in itself, payload as for `"`; the value that it spells follows in the next words.
///
/// A node is valid only inside the closure of `JSONDocument.withRoot` that gave it: that is why its pointers are sound.
@safe @usableFromInline package struct JSONNode {
    let words: UnsafePointer<UInt64>
    let strings: UnsafePointer<UInt8>
    let index: Int

    /// The tag of the word at `index`.
    @inline(__always) func tag(at index: Int) -> UInt8 {
        unsafe UInt8(truncatingIfNeeded: words[index] >> 56)
    }

    @inline(__always) func payload(at index: Int) -> Int {
        unsafe Int(truncatingIfNeeded: words[index] & 0x00FF_FFFF_FFFF_FFFF)
    }

    /// The index just behind the value at `index`.
    @inline(__always) func end(ofValueAt index: Int) -> Int {
        switch tag(at: index) {
        case TapeTag.object, TapeTag.array: payload(at: index) & 0xFFFF_FFFF
        case TapeTag.signed, TapeTag.unsigned, TapeTag.double: index &+ 2
        case TapeTag.spliced: payload(at: index &+ 1) & 0xFFFF_FFFF
        default: index &+ 1
        }
    }

    /// Whether the word at `index` begins an object or array.
    @inline(__always) func isContainer(at index: Int) -> Bool {
        let tag = tag(at: index)
        return tag == TapeTag.object || tag == TapeTag.array
    }

    /// Whether the object or array at `index` has two members or elements or more.
    @inline(__always) func hasSeveral(at index: Int) -> Bool { payload(at: index) &>> 32 > 1 }

    @inline(__always) func node(at index: Int) -> JSONNode {
        unsafe JSONNode(words: words, strings: strings, index: index)
    }

    /// The bytes of the string at `index`, which is tagged `"`, `T` or `S`.
    @inline(__always) func utf8(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = unsafe strings + payload(at: index)
        let count = unsafe UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return unsafe UnsafeBufferPointer(start: start + 4, count: Int(count))
    }

    /// The index of the value itself. If a text is followed by the JSON that it contains, this is the index of the
    /// latter.
    @inline(__always) var valueIndex: Int { tag(at: index) == TapeTag.spliced ? index &+ 1 : index }

    /// The kind of the value; for JSON in a text of a URL, the kind of that JSON.
    package var kind: JSONKind {
        switch tag(at: valueIndex) {
        case TapeTag.object: .object
        case TapeTag.array: .array
        case TapeTag.string: .string
        case TapeTag.true, TapeTag.false: .bool
        case TapeTag.null: .null
        case TapeTag.text: .text
        default: .number
        }
    }

    /// Whether the value is text from a URL, whose type is decided by its reader.
    package var isText: Bool {
        let tag = tag(at: index)
        return tag == TapeTag.text || tag == TapeTag.spliced
    }

    /// The number, or the number that a text exactly contains; `nil` for any other value. It is never negative zero or
    /// infinite.
    package var doubleValue: Double? {
        let value: Double
        switch tag(at: index) {
        case TapeTag.double: value = unsafe Double(bitPattern: words[index + 1])
        case TapeTag.signed: value = unsafe Double(Int64(bitPattern: words[index + 1]))
        case TapeTag.unsigned: value = unsafe Double(words[index + 1])
        case TapeTag.text:
            guard let spelt = unsafe NumberLiteral.value(of: Span(_unsafeElements: utf8(at: index))), spelt.isFinite
            else { return nil }
            value = spelt
        default: return nil
        }
        return value == 0 ? 0 : value
    }

    /// The truth value, or the one that a text contains; `nil` for any other value.
    package var boolValue: Bool? {
        switch tag(at: index) {
        case TapeTag.true: true
        case TapeTag.false: false
        case TapeTag.text: stringEquals("true") ? true : stringEquals("false") ? false : nil
        default: nil
        }
    }

    /// Whether the value is null, or the text `null`.
    package var isNull: Bool {
        switch tag(at: index) {
        case TapeTag.null: true
        case TapeTag.text: stringEquals("null")
        default: false
        }
    }

    /// Whether the value is a string or a text.
    package var isString: Bool {
        let tag = tag(at: index)
        return tag == TapeTag.string || tag == TapeTag.text || tag == TapeTag.spliced
    }

    /// The decoded string, or the text as it was given; `nil` for any other value.
    package var stringValue: String? { isString ? text : nil }

    /// The text of a value that is known to be a string or text. Parsing has validated it as UTF-8.
    var text: String { unsafe String(copying: UTF8Span(unchecked: Span(_unsafeElements: utf8(at: index)))) }

    /// Whether the value is a string or text of exactly these bytes; canonically equivalent strings are different.
    package func stringEquals(_ other: StaticString) -> Bool {
        guard isString else { return false }
        return bytes(at: index, equal: other)
    }

    /// Whether the value is a string or text of exactly the UTF-8 of `other`.
    package func stringEquals(_ other: String) -> Bool {
        guard isString else { return false }
        let bytes = unsafe utf8(at: index)
        let isEqual = unsafe other.utf8.withContiguousStorageIfAvailable { other in
            guard bytes.count == other.count, let left = bytes.baseAddress else { return false }
            guard let right = other.baseAddress else { return true }
            return unsafe Self.areEqual(left, right, count: bytes.count)
        }
        // Only a string that is bridged from Objective-C has its bytes in several pieces.
        return unsafe isEqual ?? bytes.elementsEqual(other.utf8)
    }

    /// One of 64 bits, determined by the length and the ends of the string at `index`; see `NameBit`.
    @inline(__always) func nameBit(at index: Int) -> UInt64 {
        unsafe NameBit.bit(NameBit.slot(of: utf8(at: index)))
    }

    @inline(__always) func bytes(at index: Int, equal other: StaticString) -> Bool {
        let bytes = unsafe utf8(at: index)
        guard bytes.count == other.utf8CodeUnitCount, let start = bytes.baseAddress else { return false }
        return unsafe Self.areEqual(start, other.utf8Start, count: bytes.count)
    }

    /// Whether `count` bytes are equal. Names are short, so most can be compared with two loads that may overlap.
    @inline(__always) static func areEqual(
        _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, count: Int
    ) -> Bool {
        let (left, right) = unsafe (UnsafeRawPointer(left), UnsafeRawPointer(right))
        func same<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ word: Word.Type) -> Bool {
            unsafe left.loadUnaligned(fromByteOffset: offset, as: word)
                == right.loadUnaligned(fromByteOffset: offset, as: word)
        }
        switch count {
        case 0: return true
        case 1...3: return same(0, UInt8.self) && same(count / 2, UInt8.self) && same(count - 1, UInt8.self)
        case 4...7: return same(0, UInt32.self) && same(count - 4, UInt32.self)
        case 8...16: return same(0, UInt64.self) && same(count - 8, UInt64.self)
        default:
            for offset in stride(from: 0, to: count - 8, by: 8) where !same(offset, UInt64.self) { return false }
            return same(count - 8, UInt64.self)
        }
    }
}

/// The tags of tape words.
enum TapeTag {
    static let root = UInt8(ascii: "r")
    static let object = UInt8(ascii: "{")
    static let objectEnd = UInt8(ascii: "}")
    static let array = UInt8(ascii: "[")
    static let arrayEnd = UInt8(ascii: "]")
    static let string = UInt8(ascii: "\"")
    static let signed = UInt8(ascii: "l")
    static let unsigned = UInt8(ascii: "u")
    static let double = UInt8(ascii: "d")
    static let `true` = UInt8(ascii: "t")
    static let `false` = UInt8(ascii: "f")
    static let null = UInt8(ascii: "n")
    static let text = UInt8(ascii: "T")
    static let spliced = UInt8(ascii: "S")
}
