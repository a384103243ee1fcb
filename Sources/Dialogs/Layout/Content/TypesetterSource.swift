import Boxes
import Devices
package import Typography

/// Where the passes get their typesetter from: one measuring engine, at the text size of each stage.
package struct TypesetterSource: Sendable {
    package let measuring: any TextMeasuring

    package init(_ measuring: any TextMeasuring) {
        self.measuring = measuring
    }

    func typesetter(on stage: Stage) -> Typesetter {
        let typeface = SystemFonts.typeface(of: stage)
        // Asked by pattern: another room's enumerations are compared by way of a table (Swift 6.3).
        let isSystem = if case .sanFrancisco = typeface { true } else { false }
        let isMaterial = if case .material = stage.platform { true } else { false }
        return Typesetter(
            measuring: isSystem ? measuring : measuring.measuring(in: typeface), in: typeface,
            contentSize: stage.device.textSize, isDynamic: stage.release > .classic,
            growsBodyOnly: stage.isAppleTouch && stage.majorVersion < 11,
            mostGrowth: isMaterial ? Typesetter.androidGrowth.value : .infinity,
            isSpaced: !AndroidRelease(stage.system).isEarlier)
    }
}
