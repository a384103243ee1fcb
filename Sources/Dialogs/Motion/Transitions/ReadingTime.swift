import Boxes
import Devices
import Typography

/// How long a dialog has to stay for its text to be read.
///
/// That is, once it is presented, the time to notice it plus the measured reading time of each character of title and
/// message, by script (``ReadingFigures``). Line breaks do not count. Both times are longer for users with larger text,
/// and for those who move a focus or hear the text from a screen reader.
enum ReadingTime {
    /// The shortest `dismissal.after` that leaves time to read, in seconds from the start of presenting and in whole
    /// tenths, since no reading time is known more exactly; `nil` without text.
    static func recommendedAfter(_ layers: [Layer], on stage: Stage, comingIn seconds: Double) -> Double? {
        var reading = 0.0
        for index in layers.indices where layers[index].role == .title || layers[index].role == .message {
            guard let text = layers[index].text else { continue }
            reading += time(for: text.content)
        }
        guard reading > 0 else { return nil }
        let needed = (ReadingFigures.figures[.notice] + reading) * factor(on: stage)
        // Reduced by a tolerance, so that a whole number of tenths is not rounded up.
        return ((seconds + needed) * 10 - 1e-6).rounded(.up) / 10
    }

    /// The reading time of a text, in seconds: that of its characters as people count them, however they are encoded.
    private static func time(for text: String) -> Double {
        // The boundaries of characters are looked for only where there may be several scalars between two of them.
        guard text.utf8.contains(where: { $0 >= 0x80 }) else {
            return Double(text.utf8.count) * ReadingFigures.figures[.character]
        }
        var plain = 0
        var reading = 0.0
        for character in text {
            // Characters of the most frequent scripts (Latin, Greek, Cyrillic and Hebrew) are only counted.
            guard let first = character.unicodeScalars.first?.value, first >= 0x600 else {
                plain += 1
                continue
            }
            reading += time(for: first)
        }
        return reading + Double(plain) * ReadingFigures.figures[.character]
    }

    /// The reading time of a character, in seconds, by its first Unicode scalar.
    private static func time(for scalar: UInt32) -> Double {
        switch scalar {
        case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
            ReadingFigures.figures[.characterArabic]
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF:
            ReadingFigures.figures[.characterHangul]
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: ReadingFigures.figures[.characterKana]
        case 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
            ReadingFigures.figures[.characterHan]
        default: ReadingFigures.figures[.character]
        }
    }

    /// The ratio of this user's time to that of most users.
    private static func factor(on stage: Stage) -> Double {
        let growth = stage.device.textScale ?? DynamicType.growth(at: stage.device.textSize)
        let forText = max(1, growth * ReadingFigures.figures[.largeText])
        // Who steers by a focus, or has the screen read out, reaches the text later.
        let isAssisted = stage.device.input == .focus || stage.device.screenReader
        return isAssisted ? forText * ReadingFigures.figures[.focus] : forText
    }
}
