import Boxes
import Devices
package import Typography

/// Creates the typesetters of the passes: one measuring engine, at the text size of each stage.
package struct TypesetterSource: Sendable {
    package let measuring: any TextMeasuring

    package init(_ measuring: any TextMeasuring) { self.measuring = measuring }

    func typesetter(on stage: Stage) -> Typesetter {
        let typeface = SystemFonts.typeface(of: stage)
        // Pattern matching: comparing enumerations of another room would go through a witness table (Swift 6.3).
        let isSystem = if case .sanFrancisco = typeface { true } else { false }
        let isMaterial = if case .material = stage.platform { true } else { false }
        let set = isSystem ? measuring : measuring.measuring(in: typeface)
        return Typesetter(
            measuring: stage.keepsWordsWhole ? set.keepingWords : set, contentSize: stage.device.textSize,
            factor: stage.device.textScale.map { TextFactor($0, stage.textScale) },
            isDynamic: stage.release > .classic && stage.toolkit?.mostTextGrowth != 1,
            growsBodyOnly: stage.isAppleTouch && !stage.isSince(.textGrowthSince),
            mostGrowth: isMaterial ? Typesetter.androidGrowth.value : stage.toolkit?.mostTextGrowth ?? .infinity,
            typeface: typeface,
            spacing: stage.isByCompose
                ? .compose : stage.toolkit == nil && !stage.android.isEarlier ? .material : nil,
            tracking: stage.isWatch ? WearFigure.table[.letterSpacing] : 0)
    }
}

extension Toolkit {
    /// The largest factor by which text grows.
    fileprivate var mostTextGrowth: Double {
        let most = figures[.textGrowthMaximum]
        return most > 0 ? most : .infinity
    }
}

extension Stage {
    /// How text grows if the user's setting is a factor.
    fileprivate var textScale: TextFactor.Scale {
        if isByCompose || isWatch { return .table(.android) }
        return if case .apple = platform { .dynamicType } else { .even }
    }

    /// Whether lines of Korean break between words only: UIKit's labels do so from iOS 14 on and AppKit's from macOS 11
    /// on (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`), Android's from 15 on
    /// (`LINE_BREAK_WORD_STYLE_AUTO`), and browsers if a page asks for it (`word-break: keep-all`).
    fileprivate var keepsWordsWhole: Bool {
        guard let language = device.language, language.primary == "ko" else { return false }
        return switch platform {
        case .apple: isSince(.wordsWholeSince)
        case .material: isSince(.wordsWholeSinceAndroid)
        case .toolkit(.macos): isSince(.wordsWholeSinceMac)
        case .toolkit(.visionos): true
        case .web, .toolkit: false
        }
    }
}
