/// base64 with the standard alphabet, padded (RFC 4648, 4).
enum Base64 {
    static func text(of bytes: [UInt8]) -> String {
        var letters: [UInt8] = []
        letters.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for index in 0..<4 {
                let value = Int(bits >> UInt32(18 - 6 * index)) & 63
                letters.append(index <= group.count ? alphabet[value] : UInt8(ascii: "="))
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
