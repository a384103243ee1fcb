/// The header of an image file, read without decoding any pixels.
struct ImageHeader {
    var width: Int
    var height: Int
    var orientation = ImageOrientation.upright

    static func read(_ bytes: Span<UInt8>, _ kind: ImageKind) throws(ImageFault) -> ImageHeader {
        switch kind {
        case .png: try png(bytes)
        case .jpeg: try jpeg(bytes)
        }
    }

    // MARK: PNG

    /// Reads the signature and the chunk IHDR, which is always the first and has 13 bytes (PNG, third edition, §5.2,
    /// §11.2.1).
    private static func png(_ bytes: Span<UInt8>) throws(ImageFault) -> ImageHeader {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (index, byte) in signature.enumerated() where index >= bytes.count || bytes[index] != byte {
            throw .otherKind(than: .png)
        }
        guard bytes.count >= 33, bytes.number(at: 8, 4) == 13, bytes.number(at: 12, 4) == 0x4948_4452,
            UInt32(bytes.number(at: 29, 4)) == checksum(bytes.extracting(12..<29))
        else { throw .brokenHeader(.png) }
        let (width, height) = (bytes.number(at: 16, 4), bytes.number(at: 20, 4))
        let (depth, color) = (bytes[24], bytes[25])
        let depths: [UInt8] =
            switch color {
            case 0: [1, 2, 4, 8, 16]
            case 3: [1, 2, 4, 8]
            case 2, 4, 6: [8, 16]
            default: []
            }
        guard depths.contains(depth), bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1, max(width, height) < 1 << 31
        else { throw .brokenHeader(.png) }
        return ImageHeader(width: width, height: height)
    }

    /// The checksum of a chunk: the CRC of PNG, third edition, §5.5.
    private static func checksum(_ bytes: Span<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for index in bytes.indices {
            sum ^= UInt32(bytes[index])
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    // MARK: JPEG

    /// Reads the segments up to the one that begins the frame (ITU-T T.81 §B.2).
    private static func jpeg(_ bytes: Span<UInt8>) throws(ImageFault) -> ImageHeader {
        guard bytes.count >= 3, bytes[0] == 0xFF, bytes[1] == 0xD8, bytes[2] == 0xFF else {
            throw .otherKind(than: .jpeg)
        }
        var offset = 2
        var orientation: ImageOrientation?
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                // A fill byte.
                offset += 1
                continue
            }
            let length = bytes.number(at: offset + 2, 2)
            let end = offset + 2 + length
            guard length >= 2, end <= bytes.count else { break }
            switch marker {
            case 0xC0, 0xC1, 0xC2:
                guard var header = frame(bytes.extracting(offset + 4..<end)) else { throw .brokenHeader(.jpeg) }
                header.orientation = orientation ?? .upright
                return header
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw .unusualJPEG
            case 0xE1: orientation = orientation ?? self.orientation(bytes.extracting(offset + 4..<end))
            // These are pixel data, the end, or another start of an image, before any frame.
            case 0x00, 0x01, 0xD0...0xDA: throw .brokenHeader(.jpeg)
            default: break
            }
            offset = end
        }
        throw .brokenHeader(.jpeg)
    }

    /// Reads a frame's parameters (ITU-T T.81 §B.2.2), of eight bits and one, three or four components.
    private static func frame(_ bytes: Span<UInt8>) -> ImageHeader? {
        guard bytes.count >= 6, bytes[0] == 8, [1, 3, 4].contains(bytes[5]), bytes.count == 6 + 3 * Int(bytes[5]) else {
            return nil
        }
        return ImageHeader(width: bytes.number(at: 3, 2), height: bytes.number(at: 1, 2))
    }

    /// Reads the orientation from Exif (CIPA DC-008 §4.5 and §4.6.4: a TIFF file in a segment); `nil` if it is missing
    /// or invalid.
    private static func orientation(_ bytes: Span<UInt8>) -> ImageOrientation? {
        let name = Array("Exif\0\0".utf8)
        guard bytes.count >= 14 else { return nil }
        for (index, byte) in name.enumerated() where bytes[index] != byte { return nil }
        let file = bytes.extracting(name.count...)
        let isLittle = file[0] == 0x49
        guard file[0] == file[1], isLittle || file[0] == 0x4D else { return nil }
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= file.count else { return nil }
            return file.number(at: place, count, isLittle: isLittle)
        }
        guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for index in 0..<entries {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 274 else { continue }
            guard number(entry + 2, 2) == 3, number(entry + 4, 4) == 1 else { return nil }
            return number(entry + 8, 2).flatMap { ImageOrientation(rawValue: $0) }
        }
        return nil
    }
}

extension Span<UInt8> {
    /// Reads a number of `count` bytes, at most four, big-endian unless `isLittle`. The bytes must be there.
    fileprivate func number(at place: Int, _ count: Int, isLittle: Bool = false) -> Int {
        var number = 0
        for index in 0..<count { number = number << 8 | Int(self[place + (isLittle ? count - 1 - index : index)]) }
        return number
    }
}
