private import Glibc

extension ClientAddress {
    /// Reads an address as people write it: four decimal numbers, or IPv6 without brackets, zone and port. `nil` for
    /// anything else.
    package init?(text: some StringProtocol) {
        let spelt = String(text)
        guard !spelt.utf8.contains(0) else { return nil }
        var four = in_addr()
        if unsafe inet_pton(AF_INET, spelt, &four) == 1 {
            self.init(fourBytes: four.s_addr)
            return
        }
        var six = in6_addr()
        guard unsafe inet_pton(AF_INET6, spelt, &six) == 1 else { return nil }
        let words = unsafe withUnsafeBytes(of: &six) { bytes in
            unsafe (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(littleEndian: words.0), low: UInt64(littleEndian: words.1))
    }

    /// Whether the address is one of IPv4.
    package var isV4: Bool { high == 0 && low & 0xFFFF_FFFF == Self.mark }

    /// The mask of a prefix: an address whose first `bits` bits are set.
    ///
    /// - Parameter bits: 0…128.
    package static func mask(_ bits: Int) -> ClientAddress {
        func half(_ bits: Int) -> UInt64 {
            let count = UInt64(min(max(bits, 0), 64))
            // The first byte is the lowest; within each byte, the first bit is the highest.
            return (count == 0 ? 0 : UInt64.max << (64 - count)).byteSwapped
        }
        return ClientAddress(high: half(bits), low: half(bits - 64))
    }

    /// The address with every bit cleared that is not set in `mask`.
    package func masked(by mask: ClientAddress) -> ClientAddress {
        ClientAddress(high: high & mask.high, low: low & mask.low)
    }
}
