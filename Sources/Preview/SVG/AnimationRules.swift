import Animations
import Geometry
import Jobs

/// The rules of a style sheet by which elements of a picture move: keyframes by numbers, and who plays them.
struct AnimationRules {
    /// Keyframes that an element plays.
    struct Played {
        var number: Int
        /// Whether the values are added to those of the animations before.
        var isAdded = false
    }

    /// What has been written so far.
    private(set) var markup = Markup()
    /// Seconds from the start of the motion to its end.
    let duration: Double
    /// Seconds from one start to the next; nil where it plays once.
    private let cycle: Double?
    private var count = 0

    /// How long an endless picture rests between two runs, in seconds.
    private static let pause = 1.0

    init(duration: Double, isEndless: Bool) {
        self.duration = duration
        cycle = isEndless ? duration + Self.pause : nil
    }

    // MARK: Keyframes

    /// Writes keyframes, and gives their number.
    ///
    /// - Parameters:
    ///   - times: In seconds from the start of the motion, in order.
    ///   - easings: How each is left, as CSS writes it; the last says nothing.
    ///   - declare: Writes the declarations of one.
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

    /// Writes keyframes that hold until the next one, and gives their number.
    mutating func steps(at times: [Double], _ declare: (_ index: Int, inout Markup) -> Void) -> Int {
        keyframes(at: times, times.map { _ in "steps(1, end)" }, declare)
    }

    // MARK: Who plays them

    /// Lets elements of the class that is called as keyframes are play these alone; gives their number.
    mutating func play(_ number: Int) -> Int {
        rule(".k", number, playing: [Played(number: number)])
        return number
    }

    /// Lets elements of a class play keyframes.
    ///
    /// - Parameters:
    ///   - kind: The name of the class without its number, behind a dot.
    ///   - declare: Writes what else the rule says.
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
    /// A point as two lengths of CSS.
    mutating func put(pixels point: Point, separator: StaticString = "px ") {
        put(point.x)
        put(separator)
        put(point.y)
        put("px")
    }
}
