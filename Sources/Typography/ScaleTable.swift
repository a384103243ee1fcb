/// Font scaling that depends on the font's size: a table of font sizes at several text size settings.
///
/// A setting is a number, 1 for the standard. Values between two sizes or two settings are interpolated linearly.
package struct ScaleTable: Hashable, Sendable {
    /// One setting, and the font sizes at it, in points: one for each of the table's `sizes`.
    package struct Step: Hashable, Sendable {
        let factor: Double
        let sizes: [Double]
    }

    /// The font sizes at the standard setting, in points, in rising order.
    let sizes: [Double]
    /// The settings of the table in rising order, all above 1.
    let steps: [Step]
    /// Below this setting, all text grows by the same factor.
    let begins: Double
    /// Up to this setting, line heights are scaled by the table as if they were font sizes. Beyond it they grow by the
    /// same factor as their font.
    let keepsLinesUpTo: Double

    /// Android's table: the system has used it since Android 14, and Jetpack Compose uses it on every version.
    ///
    /// Source: https://github.com/androidx/androidx 31adf48a compose/ui/ui-unit/src/androidMain/kotlin/androidx/compose
    /// (ui/unit/fontscaling/FontScaleConverterFactory.android.kt), and of lines 1450aeed
    /// compose/ui/ui-text/src/androidMain (SpannableExtensions.android.kt: resolveLineHeightInPx).
    package static let android = ScaleTable(
        sizes: [8, 10, 12, 14, 18, 20, 24, 30, 100],
        steps: [
            Step(factor: 1.15, sizes: [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
            Step(factor: 1.3, sizes: [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
            Step(factor: 1.5, sizes: [12, 15, 18, 22, 24, 26, 28, 30, 100]),
            Step(factor: 1.8, sizes: [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
            Step(factor: 2, sizes: [16, 20, 24, 26, 30, 34, 36, 38, 100]),
        ], begins: 1.03, keepsLinesUpTo: 1.05)

    /// The factor by which a font of `size` points grows at a setting. Beyond the last setting of the table it stays
    /// the same.
    func growth(ofSize size: Double, at factor: Double) -> Double {
        guard factor >= begins, size > 0 else { return factor }
        var low = Step(factor: 1, sizes: sizes)
        for high in steps {
            if factor <= high.factor {
                let share = (factor - low.factor) / (high.factor - low.factor)
                let (start, end) = (self.size(size, at: low), self.size(size, at: high))
                return (start + share * (end - start)) / size
            }
            low = high
        }
        return factor
    }

    /// The size that a font of `size` points has at a step, in points. For sizes outside the table, the factor of its
    /// first or last size applies.
    private func size(_ size: Double, at step: Step) -> Double {
        var (from, to) = (0.0, 0.0)
        for (own, grown) in zip(sizes, step.sizes) {
            if size <= own { return to + (size - from) / (own - from) * (grown - to) }
            (from, to) = (own, grown)
        }
        return from > 0 ? size * to / from : size
    }
}
