import Boxes

extension Content {
    /// The number of UTF-8 bytes of all texts that are measured.
    package var textBytes: Int {
        var bytes = (title?.utf8.count ?? 0) + (message?.utf8.count ?? 0)
        for action in actions { bytes += action.title.utf8.count }
        for field in textFields { bytes += field.shown?.utf8.count ?? 0 }
        bytes += closeButton?.action.title.utf8.count ?? 0
        if let bar = navigationBar {
            bytes += bar.title?.utf8.count ?? 0
            for action in bar.leading { bytes += action.title.utf8.count }
            for action in bar.trailing { bytes += action.title.utf8.count }
        }
        return bytes
    }

    /// The work of shaping the texts, in plain characters: a character of Latin, Greek, Cyrillic, Chinese, Japanese or
    /// Korean counts as one, any other as four, and each change of script as sixteen, because every run is shaped
    /// separately.
    package var textWork: Int {
        var work = TextWork()
        for text in texts { work.add(text) }
        return work.characters
    }

    /// All texts that are measured.
    var texts: [String] {
        var texts = [title, message, closeButton?.action.title, navigationBar?.title].compactMap(\.self)
        texts += textFields.compactMap(\.shown)
        for list in [actions, navigationBar?.leading ?? [], navigationBar?.trailing ?? []] {
            texts += list.map(\.title)
        }
        return texts
    }

    /// The most ``textWork`` for each byte of ``textBytes``.
    package static let mostWorkPerByte = TextWork.change + TextWork.complex
}

private struct TextWork {
    private(set) var characters = 0
    static let change = 16
    static let complex = 4

    /// Whether the scalar is Latin, Greek, Cyrillic, Chinese, Japanese or Korean.
    private static func isPlain(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x180, 0x386...0x3CE, 0x400...0x491, 0x2E80...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
    }

    mutating func add(_ text: String) {
        var last: UInt32?
        for scalar in text.unicodeScalars {
            let value = scalar.value
            // Spaces, digits and punctuation belong to the script next to them.
            guard value >= 0x80 || (value | 0x20 >= 0x61 && value | 0x20 <= 0x7A) else {
                characters += 1
                continue
            }
            characters += Self.isPlain(value) ? 1 : Self.complex
            // Scripts are distinguished by blocks of 256 scalars; plain ones count as one script.
            let script = Self.isPlain(value) ? 0 : value >> 8
            if let last, last != script { characters += Self.change }
            last = script
        }
    }
}
