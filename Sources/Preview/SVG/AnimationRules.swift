import Animations
import Geometry
import Jobs

/// The rules of a style sheet that move elements of a picture: numbered keyframes, and the classes that use them.
struct AnimationRules {
    /// Keyframes that are applied to an element.
    struct Played {
        var number: Int
        /// Whether their values are added to those of the preceding animations of the element.
        var isAdded = false
    }

    /// The style sheet so far.
    private(set) var markup = Markup()
    /// The length of the motion, in seconds.
    let duration: Double
    /// Seconds from one start to the next; `nil` if the motion is played once.
    private let cycle: Double?
    private var count = 0

    /// The pause of an endless picture between two runs, in seconds.
    private static let pause = 1.0

    init(duration: Double, isEndless: Bool) {
        self.duration = duration
        cycle = isEndless ? duration + Self.pause : nil
    }

    // MARK: Keyframes

    /// Writes keyframes, and returns their number.
    ///
    /// - Parameters:
    ///   - times: In seconds from the start of the motion, in order.
    ///   - easings: The easing after each keyframe, as CSS writes it; the last one is ignored.
    ///   - declare: Writes the declarations of a keyframe.
    mutating func keyframes(
        at times: [Double], _ easings: [String], _ declare: (_ index: Int, inout Markup) -> Void
    ) -> Int {
        count += 1
        markup.put("@keyframes k")
        markup.put(count)
        markup.put("{")
        let last = times.count - 1
        for (index, percent) in KeyframeTimes.hundredths(of: times, in: cycle ?? duration).enumerated() {
            if JobBudget.isOver(after: 2) { break }
            markup.text(CSSText.number(percent, decimals: 6))
            markup.put("%")
            if index == last, cycle != nil, percent < 100 { markup.put(",100%") }
            markup.put("{")
            declare(index, &markup)
            if index < last, easings[index] != "linear" {
                markup.put("animation-timing-function:")
                markup.text(easings[index])
            }
            markup.put("}")
        }
        markup.put("}\n")
        return count
    }

    /// Writes keyframes that each hold until the next one, and returns their number.
    mutating func steps(at times: [Double], _ declare: (_ index: Int, inout Markup) -> Void) -> Int {
        keyframes(at: times, times.map { _ in "steps(1, end)" }, declare)
    }

    // MARK: Playing keyframes

    /// Makes elements of the class with the keyframes' number play only these keyframes; returns the number.
    mutating func play(_ number: Int) -> Int {
        rule(".k", number, playing: [Played(number: number)])
        return number
    }

    /// Makes elements of a class play keyframes.
    ///
    /// - Parameters:
    ///   - kind: The selector of the class without its number: a dot and a name.
    ///   - declare: Writes further declarations of the rule.
    mutating func rule(
        _ kind: StaticString, _ number: Int, playing all: [Played], _ declare: (inout Markup) -> Void = { _ in }
    ) {
        markup.put(kind)
        markup.put(number)
        markup.put("{animation:")
        for (index, played) in all.enumerated() {
            markup.put(index > 0 ? ",k" : "k")
            markup.put(played.number)
            markup.put(" ")
            markup.put((cycle ?? duration) * 1000)
            markup.put(cycle == nil ? "ms linear both" : "ms linear infinite both")
        }
        if all.contains(where: \.isAdded) {
            markup.put(";animation-composition:")
            for (index, played) in all.enumerated() {
                if index > 0 { markup.put(",") }
                markup.put(played.isAdded ? "add" : "replace")
            }
        }
        declare(&markup)
        markup.put("}\n")
    }
}

extension Markup {
    /// Writes a point as two lengths of CSS.
    mutating func put(pixels point: Point, separator: StaticString = "px ") {
        put(point.x)
        put(separator)
        put(point.y)
        put("px")
    }
}
