import Geometry

extension [Keyframe] {
    /// The keyframes with at most two at one moment (with times rounded to four decimals): the value just before a jump
    /// and the one after it.
    ///
    /// If the value does not jump at a moment, one keyframe is left there. At the very start there is only one, too,
    /// since nothing precedes it. A track of no length keeps its jump.
    /// - Parameter sameness: When two values count as equal, so that there is no jump between them.
    /// - Complexity: O(*n*) for *n* keyframes, without a copy if no moment has two.
    package func thinned(by sameness: Keyframe.Sameness = .asWritten) -> [Keyframe] {
        var isThin = true
        for index in indices.dropFirst() where isThin {
            isThin = Grid.nearest(self[index].time) > Grid.nearest(self[index - 1].time)
        }
        guard !isThin, let end = last.map({ Grid.nearest($0.time) }) else { return self }
        var thinned: [Keyframe] = []
        var index = startIndex
        while index < endIndex {
            let time = Grid.nearest(self[index].time)
            var last = index
            while last + 1 < endIndex, Grid.nearest(self[last + 1].time) == time { last += 1 }
            let isStart = time == 0 && end > 0
            let jumps =
                switch sameness {
                case .exact: self[index].value != self[last].value
                case .asWritten: !self[index].value.isSpelt(as: self[last].value)
                }
            if last > index, !isStart, jumps { thinned.append(self[index]) }
            // A value that is present at the start for less than a step of the grid is the one from which the motion
            // begins.
            let first = self[index...last].lastIndex { $0.time <= 0 } ?? index
            thinned.append(
                isStart ? Keyframe(time: 0, value: self[first].value, easing: self[last].easing) : self[last])
            index = last + 1
        }
        return thinned
    }
}

extension Keyframe {
    /// The condition under which two values count as the same.
    package enum Sameness {
        /// They look the same when written with four decimals.
        case asWritten
        /// They are equal to the last bit, for keyframes that are sampled further and have to keep their exact ends.
        case exact
    }
}

extension AnimatedValue {
    /// Whether both look the same when written with four decimals.
    fileprivate func isSpelt(as other: AnimatedValue) -> Bool {
        func isSpelt(_ one: Double, _ another: Double) -> Bool { Grid.nearest(one) == Grid.nearest(another) }
        return switch (self, other) {
        case (.scalar(let one), .scalar(let another)): isSpelt(one, another)
        case (.point(let one), .point(let another)): isSpelt(one.x, another.x) && isSpelt(one.y, another.y)
        case (.size(let one), .size(let another)):
            isSpelt(one.width, another.width) && isSpelt(one.height, another.height)
        case (.pair(let x, let y), .pair(let otherX, let otherY)): isSpelt(x, otherX) && isSpelt(y, otherY)
        case (.corners(let one), .corners(let another)):
            isSpelt(one.topLeft, another.topLeft) && isSpelt(one.topRight, another.topRight)
                && isSpelt(one.bottomRight, another.bottomRight) && isSpelt(one.bottomLeft, another.bottomLeft)
        case (.scalar, _), (.point, _), (.size, _), (.pair, _), (.corners, _), (.text, _): self == other
        }
    }
}
