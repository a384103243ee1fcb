private import Glibc

extension UnsafeRawBufferPointer {
    /// Whether these bytes are the UTF-8 bytes of `text`.
    func equals(_ text: StaticString) -> Bool {
        guard text.hasPointerRepresentation else { return false }
        return unsafe equals(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Whether these bytes equal those of `other`.
    func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let ours = baseAddress, let theirs = other.baseAddress else { return true }
        return unsafe memcmp(ours, theirs, count) == 0
    }

    /// Whether these bytes equal those of `name`, ignoring the case of ASCII letters.
    func equalsIgnoringCase(_ name: StaticString) -> Bool {
        guard name.hasPointerRepresentation else { return false }
        return unsafe equalsIgnoringCase(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// Whether these bytes are the ASCII letters of a name that is only known at run time, in any case.
    func equalsIgnoringCase(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Usually the name is written exactly like this.
        if unsafe equals(name) { return true }
        guard count == name.count else { return false }
        for index in 0..<count {
            let (ours, theirs) = unsafe (self[index], name[index])
            if ours == theirs { continue }
            guard ours | 0x20 == theirs | 0x20, (0x61...0x7A).contains(ours | 0x20) else { return false }
        }
        return true
    }
}
