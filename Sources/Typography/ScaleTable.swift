/// How large fonts of each size are at some settings of the user's, between which sizes and settings lie evenly.
package struct ScaleTable: Hashable, Sendable {
    /// A setting, and what the sizes of the table are at it.
    package struct Step: Hashable, Sendable {
        let factor: Double
        let sizes: [Double]
    }

    /// Fonts at the standard setting, in points, from the smallest up.
    let sizes: [Double]
    /// From the lowest setting up, all of them above 1.
    let steps: [Step]
    /// The setting below which all text grows alike.
    let begins: Double
    /// The setting up to which the distance of lines is a size of its own; beyond that it grows as its font does.
    let keepsLinesUpTo: Double

    /// Android's from 14 on, which Compose has on any.
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

    /// By how much a font of `size` points grows at a setting; beyond the last one by as much as that.
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

    /// How large a font of `size` points is at a step: beyond the table's ends as much larger as at these.
    private func size(_ size: Double, at step: Step) -> Double {
        var (from, to) = (0.0, 0.0)
        for (own, grown) in zip(sizes, step.sizes) {
            if size <= own { return to + (size - from) / (own - from) * (grown - to) }
            (from, to) = (own, grown)
        }
        return from > 0 ? size * to / from : size
    }
}
