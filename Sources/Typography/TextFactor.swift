/// The factor by which the user's setting enlarges text, on platforms where the setting is a number rather than one of
/// a few steps.
package struct TextFactor: Hashable, Sendable {
    package enum Scale: Hashable, Sendable {
        /// As on Apple's platforms: body text grows by the factor, and the other styles are interpolated between the
        /// two nearest of Apple's steps.
        case dynamicType
        /// All text grows by the factor.
        case even
        /// By a system's table, in which large text grows less than small text.
        case table(ScaleTable)
    }

    /// The factor; 1 is the platform's standard size.
    package var value: Double
    package var scale: Scale

    /// The range that requests may use: more than any platform offers.
    package static let range = 0.5...4.0

    package init(_ value: Double, _ scale: Scale) {
        self.value = value
        self.scale = scale
    }

    /// The factor by which a font grows that has `size` points at the standard setting.
    package func growth(ofSize size: Double) -> Double {
        switch scale {
        case .dynamicType: DynamicType.scale(ofSize: size, growingBodyBy: value)
        case .even: value
        case .table(let table): table.growth(ofSize: size, at: value)
        }
    }

    /// The factor by which a line height grows that is `height` points at the standard setting, if it is scaled
    /// independently of the font; nil if it grows by the same factor as the font.
    package func growth(ofLine height: Double) -> Double? {
        guard case .table(let table) = scale, value <= table.keepsLinesUpTo else { return nil }
        return growth(ofSize: height)
    }

    /// The distance between baselines at the user's setting, in points, for a text that has `size` points at the
    /// standard setting.
    package func leading(ofSize size: Double) -> Double {
        let style = DynamicType.nearestStyle(toSize: size)
        return switch scale {
        case .dynamicType: DynamicType.leading(of: style, growingBodyBy: value)
        case .even, .table: DynamicType.leading(of: style, at: .large) * growth(ofSize: size)
        }
    }
}

extension DynamicType {
    /// The factor by which a font of `size` points grows if body text grows by `factor`. It is interpolated between the
    /// two nearest of Apple's steps; beyond the first and last step it stays the same.
    package static func scale(ofSize size: Double, growingBodyBy factor: Double) -> Double {
        let style = nearestStyle(toSize: size)
        return between(factor) { self.size(of: style, at: $0) } / self.size(of: style, at: .large)
    }

    /// The distance between baselines of a text style, in points, interpolated in the same way.
    package static func leading(of style: Style, growingBodyBy factor: Double) -> Double {
        between(factor) { leading(of: style, at: $0) }
    }

    /// The factor by which body text grows at one of Apple's settings.
    package static func growth(at contentSize: ContentSize) -> Double {
        size(of: .body, at: contentSize) / size(of: .body, at: .large)
    }

    /// Interpolates `value` between the two settings at which body text grows by a little less and a little more than
    /// `factor`.
    private static func between(_ factor: Double, _ value: (ContentSize) -> Double) -> Double {
        var last = ContentSize.xSmall
        for step in ContentSize.allCases {
            let (low, high) = (growth(at: last), growth(at: step))
            if factor <= high {
                let share = high > low ? max(0, (factor - low) / (high - low)) : 1
                return value(last) + share * (value(step) - value(last))
            }
            last = step
        }
        return value(last)
    }
}

extension ContentSize {
    /// The largest setting at which body text grows by no more than `factor`; if there is none, the smallest setting.
    package init(growingBodyBy factor: Double) {
        // As a share. A factor that was computed from a setting and then rounded to four decimals must give the same
        // setting again.
        let tolerance = 1e-4
        self = ContentSize.allCases.last { DynamicType.growth(at: $0) <= factor + tolerance } ?? .xSmall
    }
}
