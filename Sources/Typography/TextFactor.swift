/// The factor by which text grows, where the user's setting is a number rather than one of a few steps.
package struct TextFactor: Hashable, Sendable {
    package enum Scale: Hashable, Sendable {
        /// Apple's scale: body text grows by the factor, and each other style is interpolated between two of its own
        /// steps.
        case dynamicType
        /// Every text grows by the factor.
        case even
        /// By the tables of a system, which has large text grow less than small.
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

    /// The factor by which a font of `size` points at the standard setting grows.
    package func growth(ofSize size: Double) -> Double {
        switch scale {
        case .dynamicType: DynamicType.scale(ofSize: size, growingBodyBy: value)
        case .even: value
        case .table(let table): table.growth(ofSize: size, at: value)
        }
    }

    /// By how much the distance of lines `height` points apart at the standard setting grows, where that is a size of
    /// its own; nil where it grows as its font does.
    package func growth(ofLine height: Double) -> Double? {
        guard case .table(let table) = scale, value <= table.keepsLinesUpTo else { return nil }
        return growth(ofSize: height)
    }

    /// The distance between baselines, at the user's setting, of a text of `size` points at the standard setting.
    package func leading(ofSize size: Double) -> Double {
        let style = DynamicType.nearestStyle(toSize: size)
        return switch scale {
        case .dynamicType: DynamicType.leading(of: style, growingBodyBy: value)
        case .even, .table: DynamicType.leading(of: style, at: .large) * growth(ofSize: size)
        }
    }
}

extension DynamicType {
    /// The factor by which a font of `size` points grows when body text grows by `factor`: interpolated between the two
    /// nearest steps, and limited to the first and the last of them.
    package static func scale(ofSize size: Double, growingBodyBy factor: Double) -> Double {
        let style = nearestStyle(toSize: size)
        return between(factor) { self.size(of: style, at: $0) } / self.size(of: style, at: .large)
    }

    /// The distance between baselines of a style, in points, likewise interpolated.
    package static func leading(of style: Style, growingBodyBy factor: Double) -> Double {
        between(factor) { leading(of: style, at: $0) }
    }

    /// The factor by which body text grows at a setting.
    package static func growth(at contentSize: ContentSize) -> Double {
        size(of: .body, at: contentSize) / size(of: .body, at: .large)
    }

    /// Interpolates a value of the steps at which body text grows by about `factor`.
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
    /// The greatest setting at which body text grows by no more than `factor`; the smallest one if there is none.
    package init(growingBodyBy factor: Double) {
        // A factor that was rounded to four decimals must give the setting that it came from.
        let hair = 1e-4
        self = ContentSize.allCases.last { DynamicType.growth(at: $0) <= factor + hair } ?? .xSmall
    }
}
