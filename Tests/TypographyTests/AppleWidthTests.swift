import Testing

@testable import Typography

/// Widths of labels as Xcode wrote them into public storyboards (Esri/arcgis-runtime-samples-ios, LoopKit/Loop,
/// SwiftKickMobile/SwiftMessages, hackiftekhar/IQKeyboardManager, duckduckgo/iOS), rounded up to half a point.
private let labels: [(text: String, size: Double, weight: TextStyle.Weight, width: Double)] = [
    ("Title", 17, .regular, 33), ("Label", 17, .regular, 41.5), ("Detail", 17, .regular, 44),
    ("Attribute", 17, .regular, 66.5), ("Pitch Offset", 17, .regular, 90), ("Auto-Pitch Enabled", 17, .regular, 147),
    ("Nothing to see here.", 17, .regular, 154.5), ("Try editing the last cell.", 17, .regular, 176),
    ("Select a sample from the list", 17, .regular, 215), ("Second time break (minutes)", 17, .regular, 219.5),
    ("Delete", 16, .regular, 47), ("Glucose Change", 15, .semibold, 119), ("Haptic Feedback", 13, .semibold, 109),
]

/// The engines that promise these widths.
private let engines: [any TextMeasuring] = [AdvanceTable(), PangoEngine.builtIn]

@Suite struct `Widths of Apple's labels` {
    @Test(arguments: engines.indices, labels.indices)
    func `widths of Apple's labels are met within three percent`(engine: Int, index: Int) {
        let label = labels[index]
        let measured = engines[engine].measure(label.text, style: TextStyle(size: label.size, weight: label.weight))
        let width = measured.width
        #expect(abs(width / label.width - 1) < 0.03, "\(label.text): \(width), Apple has \(label.width)")
    }

    @Test(arguments: engines.indices)
    func `widths of Apple's labels are met within one percent in the median`(engine: Int) {
        let errors = labels.map { label in
            let style = TextStyle(size: label.size, weight: label.weight)
            return abs(engines[engine].measure(label.text, style: style).width / label.width - 1)
        }.sorted()
        #expect(errors[errors.count / 2] < 0.01, "errors: \(errors)")
    }

    @Test func `give San Francisco's line heights`() {
        #expect(abs(TextStyle(size: 17).lineHeight - 20.287) < 0.001)
        #expect(abs(TextStyle(size: 13).lineHeight - 15.514) < 0.001)
        #expect(abs(TextStyle(size: 17).baseline - 16.1865) < 0.001)
        // What a taller line has beyond the font's own goes half above, half below.
        #expect(abs(TextStyle(size: 17, lineHeight: 22.287103).baseline - 17.1865) < 0.001)
    }
}
