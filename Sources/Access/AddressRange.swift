package import MicroHTTP

/// A range of addresses that begin with the same bits, such as `10.0.0.0/8` or `2001:db8::/32`; without a length, a
/// single address.
package struct AddressRange: Hashable, Sendable {
    private let first: ClientAddress
    private let mask: ClientAddress

    /// `nil` if the text is not an address, or its length is out of range for the kind of address.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = ClientAddress(text: parts[0]) else { return nil }
        var bits = 128
        if parts.count > 1 {
            guard let number = Int(parts[1]), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                (0...(address.isV4 ? 32 : 128)).contains(number)
            else { return nil }
            bits = address.isV4 ? 96 + number : number
        }
        mask = ClientAddress.mask(bits)
        first = address.masked(by: mask)
    }

    package func contains(_ address: ClientAddress) -> Bool { address.masked(by: mask) == first }
}

/// The proxies whose statements about their clients are trusted. The client behind them is the rightmost forwarded
/// address that is not one of theirs.
package struct TrustedProxies: Sendable {
    private let ranges: [AddressRange]

    package init(_ ranges: [AddressRange]) { self.ranges = ranges }

    package func trusts(_ address: ClientAddress) -> Bool { ranges.contains { $0.contains(address) } }

    /// Returns the address of the client behind trusted proxies.
    ///
    /// - Parameters:
    ///   - peer: The other end of the connection, which is trusted.
    ///   - forwarded: The values of `Forwarded` (RFC 7239), in the order of arrival.
    ///   - others: The values of `X-Forwarded-For`, used only if there is no `Forwarded`.
    package func client(of peer: ClientAddress, forwarded: [String], others: [String]) -> ClientAddress {
        let hops = forwarded.isEmpty ? Self.hops(others) : Self.nodes(forwarded)
        var client = peer
        for hop in hops.reversed() {
            // A hidden or invalid address ends the search. The last address that is known counts as the client.
            guard let address = hop else { return client }
            client = address
            if !trusts(address) { return client }
        }
        return client
    }

    private static func hops(_ values: [String]) -> [ClientAddress?] {
        values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { address(of: trimmed($0)) }
    }

    /// The nodes named by `for=` (RFC 7239, 4); `nil` for an element without one, or with one that is not an address.
    private static func nodes(_ values: [String]) -> [ClientAddress?] {
        values.flatMap { elements(of: $0, partedBy: ",") }.map { element in
            for pair in elements(of: String(element), partedBy: ";") {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard sides.count == 2, trimmed(sides[0]).lowercased() == "for" else { continue }
                return address(of: unquoted(trimmed(sides[1])))
            }
            return nil
        }
    }

    /// Splits a list at a sign, except within quoted strings.
    private static func elements(of text: String, partedBy sign: Character) -> [Substring] {
        var parts: [Substring] = []
        var (start, isQuoted, isEscaped) = (text.startIndex, false, false)
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character == sign, !isQuoted {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return parts + [text[start...]]
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }

    private static func unquoted(_ text: Substring) -> Substring {
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
        return text.dropFirst().dropLast()
    }

    /// The address of a node, which may have a port; `nil` if it is not an address.
    private static func address(of node: Substring) -> ClientAddress? {
        if node.first == "[" {
            guard let end = node.firstIndex(of: "]") else { return nil }
            return ClientAddress(text: node[node.index(after: node.startIndex)..<end])
        }
        if let known = ClientAddress(text: node) { return known }
        guard let colon = node.firstIndex(of: ":"), node.lastIndex(of: ":") == colon else { return nil }
        return ClientAddress(text: node[..<colon])
    }
}
