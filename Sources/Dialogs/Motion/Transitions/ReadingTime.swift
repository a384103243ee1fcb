import Boxes
import Devices
import Typography

/// Takes a dialog at rest and the way it comes; gives how long it ought to stay for its text to be read.
///
/// Rule of thumb: 1.5 s, and 0.04 s for each point of height that title and message take, once the dialog has come
/// (presentation-metrics banner.tsmessages).
enum ReadingTime {
    private static let least = 1.5
    private static let perPoint = 0.04

    /// The shortest `dismissal.after` that leaves time to read, in seconds from the start of presenting and in whole
    /// tenths, since nobody reads to the millisecond; nil without text.
    static func recommendedAfter(_ layers: [Layer], comingIn seconds: Double) -> Double? {
        var height = 0.0
        for index in layers.indices where layers[index].role == .title || layers[index].role == .message {
            guard let text = layers[index].text else { continue }
            height += Double(text.lines.count + text.scrolledLines.count) * text.style.lineHeight
        }
        guard height > 0 else { return nil }
        return ((seconds + least + perPoint * height) * 10).rounded(.up) / 10
    }
}
