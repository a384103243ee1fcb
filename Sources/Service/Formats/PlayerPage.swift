import Animations
import Embedded

/// The page of `format=html`: a template with the renderer and its data.
enum PlayerPage {
    /// The page's content security policy: only its own scripts run, even if a title or a text looked like one.
    static let policy = PagePolicy.selfContained(scripts: scripts)

    /// The scripts of the page as browsers see them: the bytes between each one's tags.
    private static let scripts: [[UInt8]] = {
        let (start, end) = (Array(#"<script type="module">"#.utf8), Array("</script>".utf8))
        var scripts: [[UInt8]] = []
        for piece in pieces {
            var rest = piece.bytes[...]
            while let opening = offset(of: start, in: rest) {
                rest = rest[(opening + start.count)...]
                guard let closing = offset(of: end, in: rest) else { break }
                scripts.append(Array(rest[..<closing]))
                rest = rest[(closing + end.count)...]
            }
        }
        return scripts
    }()

    /// The offset of the first occurrence of `tag`.
    private static func offset(of tag: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0] == UInt8(ascii: "<") && bytes[$0...].starts(with: tag) }
    }

    /// The pieces of the template, each with the placeholder after it; the renderer's placeholder is already filled.
    private static let pieces: [(bytes: [UInt8], mark: Mark?)] = {
        let renderer = EmbeddedFolder.documents.bytes(of: "scrim.js")
        var pieces: [(bytes: [UInt8], mark: Mark?)] = []
        var piece: [UInt8] = []
        var rest = EmbeddedFolder.documents.bytes(of: "player.html")[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "{"), let mark = Mark.allCases.first(where: { rest.starts(with: $0.bytes) }) {
                rest = rest.dropFirst(mark.bytes.count)
                if mark == .renderer {
                    piece += renderer
                } else {
                    pieces.append((piece, mark))
                    piece = []
                }
            } else {
                piece.append(byte)
                rest = rest.dropFirst()
            }
        }
        return pieces + [(piece, nil)]
    }()

    private enum Mark: CaseIterable {
        case title, data, renderer, policy

        var bytes: [UInt8] { Array("{{\(self)}}".utf8) }
    }

    /// - Parameters:
    ///   - title: Any text; it is escaped.
    ///   - data: The JSON data. No text in it can close the element around it, because `<` is escaped.
    static func bytes(title: String, data: Span<UInt8>) -> [UInt8] {
        var page: [UInt8] = []
        page.reserveCapacity(pieces.reduce(data.count + 1024) { $0 + $1.bytes.count })
        for piece in pieces {
            page += piece.bytes
            switch piece.mark {
            case .title: page += Array(HTMLText.escaped(title).utf8)
            case .data:
                for index in data.indices {
                    let byte = data[index]
                    if byte == UInt8(ascii: "<") { page += Array(#"\u003C"#.utf8) } else { page.append(byte) }
                }
            case .policy: page += Array(policy.utf8)
            case .renderer, nil: break
            }
        }
        return page
    }
}
