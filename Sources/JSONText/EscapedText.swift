/// The text between the quotes of a JSON string.
@usableFromInline enum EscapedText {
    /// Writes UTF-8 with quotes, backslashes and control characters escaped, and returns where it ends. Each byte takes
    /// at most six.
    static func write(
        _ source: UnsafeBufferPointer<UInt8>, at target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        guard let start = source.baseAddress else { return unsafe target }
        var next = unsafe target
        var done = 0
        while done < source.count {
            // Copies sixteen and eight bytes at a time while none of them needs an escape, else one by one past those
            // that do.
            while done &+ 16 <= source.count {
                let (head, tail) = unsafe (load(start + done), load(start + done + 8))
                guard isPlain(head, tail) else { break }
                unsafe store(head, at: next)
                unsafe store(tail, at: next + 8)
                unsafe next += 16
                done &+= 16
            }
            while done &+ 8 <= source.count {
                let word = unsafe load(start + done)
                guard isPlain(word) else { break }
                unsafe store(word, at: next)
                unsafe next += 8
                done &+= 8
            }
            let stretch = min(done &+ 8, source.count)
            while done < stretch {
                unsafe next = unsafe write(start[done], at: next)
                done &+= 1
            }
        }
        return unsafe next
    }

    /// The most bytes of a text that counts as short.
    @inlinable static var short: Int { 16 }

    /// Writes a text with quotes around it, and returns where they end; `nil` if it is not short or needs an escape.
    ///
    /// It promises to release nothing, as what the writer calls does: so callers need not retain a string that they
    /// read in place.
    @_effects(releasenone)
    @usableFromInline @inline(never) static func quotePlain(
        _ text: String, at target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        // Native strings are contiguous UTF-8; short ones are stored in the value itself.
        let end = unsafe text.utf8.withContiguousStorageIfAvailable {
            unsafe writeShort($0, at: target + 1, isPlain: isPlain)
        }
        guard let end = unsafe end ?? nil else { return nil }
        unsafe target[0] = UInt8(ascii: "\"")
        unsafe end[0] = UInt8(ascii: "\"")
        return unsafe end + 1
    }

    /// Copies at most `short` bytes and returns where they end; `nil` for more.
    @inline(__always) static func copyShort(
        _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        unsafe writeShort(source, at: target, isPlain: { _, _ in true })
    }

    /// Copies at most `short` bytes that need no escape and returns where they end; `nil` for others.
    @inline(__always) static func copyPlain(
        _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8>? {
        unsafe writeShort(source, at: target, isPlain: isPlain)
    }

    /// Whether a text needs no escape in a string.
    static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { isPlain($0) } }

    /// Copies at most `short` bytes and returns where they end; `nil` for more, and if they are not plain.
    ///
    /// - Parameter isPlain: Returns whether all bytes of two words are plain; together the words hold the whole text.
    @inline(__always) static func writeShort(
        _ source: UnsafeBufferPointer<UInt8>, at target: UnsafeMutablePointer<UInt8>,
        isPlain: (UInt64, UInt64) -> Bool
    ) -> UnsafeMutablePointer<UInt8>? {
        let count = source.count
        guard let start = source.baseAddress, count <= short else { return nil }
        if count >= 8 {
            // Two words that may overlap contain the whole text.
            let head = unsafe load(start)
            let tail = unsafe load(start + (count &- 8))
            guard isPlain(head, tail) else { return nil }
            unsafe store(head, at: target)
            unsafe store(tail, at: target + (count &- 8))
        } else if count >= 4 {
            let head = unsafe UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
            let tail = unsafe UnsafeRawPointer(start + (count &- 4)).loadUnaligned(as: UInt32.self)
            guard isPlain(UInt64(head) | UInt64(tail) &<< 32, spaces) else { return nil }
            unsafe UnsafeMutableRawPointer(target).storeBytes(of: head, as: UInt32.self)
            unsafe UnsafeMutableRawPointer(target + (count &- 4)).storeBytes(of: tail, as: UInt32.self)
        } else if count > 0 {
            // The first, the middle and the last byte are the whole text.
            let (middle, last) = (count &>> 1, count &- 1)
            let bytes = unsafe (start[0], start[middle], start[last])
            guard isPlain(UInt64(bytes.0) | UInt64(bytes.1) &<< 8 | UInt64(bytes.2) &<< 16 | spaces &<< 24, spaces)
            else { return nil }
            unsafe target[0] = bytes.0
            unsafe target[middle] = bytes.1
            unsafe target[last] = bytes.2
        }
        return unsafe target + count
    }

    /// Eight spaces: a word without bytes that need an escape.
    static var spaces: UInt64 { 0x2020_2020_2020_2020 }

    @inline(__always) static func load(_ source: UnsafePointer<UInt8>) -> UInt64 {
        unsafe UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
    }

    @inline(__always) static func store(_ word: UInt64, at target: UnsafeMutablePointer<UInt8>) {
        unsafe UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
    }

    /// Whether eight bytes need no escape.
    @inline(__always) private static func isPlain(_ word: UInt64) -> Bool { escapes(word) & tops == 0 }

    /// Whether the bytes of two words need no escape.
    @inline(__always) static func isPlain(_ head: UInt64, _ tail: UInt64) -> Bool {
        (escapes(head) | escapes(tail)) & tops == 0
    }

    static var tops: UInt64 { 0x8080_8080_8080_8080 }

    /// Sets the top bit of a byte that needs an escape, and perhaps of bytes after it; zero in all top bits means that
    /// none does. The other bits are meaningless.
    @inline(__always) static func escapes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        // Swapping quotes with spaces puts quotes right after the control characters: both are less than 0x21, so
        // subtracting that borrows the top bit. A backslash becomes zero, so subtracting one borrows.
        let control = (word ^ (ones &* 0x02)) &- ones &* 0x21
        let slash = (word ^ (ones &* 0x5C)) &- ones
        // Bytes beyond ASCII had their top bit set before.
        return (control | slash) & ~word
    }

    @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    @inline(__always) private static func write(
        _ byte: UInt8, at target: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if isPlain(byte) {
            unsafe target[0] = byte
            return unsafe target + 1
        }
        unsafe target[0] = UInt8(ascii: "\\")
        unsafe target[1] = letter(byte)
        guard unsafe target[1] == UInt8(ascii: "u") else { return unsafe target + 2 }
        unsafe target[2] = UInt8(ascii: "0")
        unsafe target[3] = UInt8(ascii: "0")
        unsafe target[4] = UInt8(ascii: "0") &+ byte >> 4
        unsafe target[5] = byte & 15 < 10 ? UInt8(ascii: "0") &+ byte & 15 : UInt8(ascii: "a") &+ (byte & 15 &- 10)
        return unsafe target + 6
    }

    /// The character after the backslash of an escape.
    private static func letter(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        default: UInt8(ascii: "u")
        }
    }
}
