import Dialogs
import Geometry
import JSONText
import Preview

/// A shape of a Lottie animation: outlines, one for each keyframe of the layer's size, and their paint.
struct LottieShape {
    enum Paint {
        case fill(FillRule, Fill)
        case stroke(width: Double, Color)
    }

    var paths: [VectorPath]
    var paint: Paint

    /// Returns the shapes of some operations, the first at the bottom, without shadows, blurs and clips, which the
    /// format lacks.
    static func shapes(_ operations: [DrawingOperation]) -> [LottieShape] {
        operations.flatMap { operation -> [LottieShape] in
            switch operation {
            case .fill(let path, let rule, let fill): [LottieShape(paths: [path], paint: .fill(rule, fill))]
            case .stroke(let path, let width, let color):
                [LottieShape(paths: [path], paint: .stroke(width: width, color))]
            case .group(let group): shapes(group.operations)
            case .shadow, .text, .image, .backdrop: []
            }
        }
    }

    /// Writes a group of outlines and paint.
    ///
    /// - Parameter curve: The interpolation of the outlines, if they change.
    func write(_ curve: LottieCurve?, to json: inout JSONWriter) {
        json.beginObject()
        json.member("ty", "gr")
        json.beginArray("it")
        let loops = paths.map(\.lottieLoops)
        for index in loops[0].indices {
            json.beginObject()
            json.member("ty", "sh")
            json.key("ks")
            Self.write(loops, index, curve, to: &json)
            json.endObject()
        }
        json.write(Self.value(paint))
        json.write(["ty": "tr"])
        json.endArray()
        json.endObject()
    }

    /// Writes the first subpath of the outlines as a property.
    func writeOutline(_ curve: LottieCurve?, to json: inout JSONWriter) {
        let loops = paths.map { $0.lottieLoops.isEmpty ? [LottieLoop()] : $0.lottieLoops }
        Self.write(loops, 0, curve, to: &json)
    }

    private static func write(_ loops: [[LottieLoop]], _ index: Int, _ curve: LottieCurve?, to json: inout JSONWriter) {
        json.beginObject()
        if let curve, loops.count > 1, loops.allSatisfy({ $0.matches(loops[0]) }) {
            curve.write(&json) { keyframe, progress, json in
                let end = loops[min(keyframe + 1, loops.count - 1)][index]
                json.beginArray()
                loops[keyframe][index].mixed(with: end, at: progress).write(to: &json)
                json.endArray()
            }
        } else {
            json.member("a", 0)
            json.key("k")
            loops[0][index].write(to: &json)
        }
        json.endObject()
    }

    private static func value(_ paint: Paint) -> JSONValue {
        switch paint {
        case .fill(let rule, .solid(let color)):
            return [
                "ty": "fl", "c": .still(color), "o": .still(Double(color.alpha) / 255 * 100), "r": number(of: rule),
            ]
        case .fill(let rule, .linear(let from, let to, let stops)):
            return [
                "ty": "gf", "o": .still(100.0), "r": number(of: rule), "t": 1, "s": .still(from), "e": .still(to),
                "g": .gradient(stops),
            ]
        case .fill(let rule, .radial(let place, let stops)):
            // The format only has circles: this one has about the area of the ellipse.
            let radius = (place.a * place.d - place.b * place.c).magnitude.squareRoot()
            return [
                "ty": "gf", "o": .still(100.0), "r": number(of: rule), "t": 2,
                "s": .still(Point(x: place.tx, y: place.ty)), "e": .still(Point(x: place.tx + radius, y: place.ty)),
                "g": .gradient(stops),
            ]
        case .stroke(let width, let color):
            return [
                "ty": "st", "c": .still(color), "o": .still(Double(color.alpha) / 255 * 100), "w": .still(width),
                "lc": 1, "lj": 1, "ml": 4,
            ]
        }
    }

    private static func number(of rule: FillRule) -> JSONValue { rule == .evenOdd ? 2 : 1 }
}

/// A closed or open subpath in Lottie: corners, each with a handle on either side.
struct LottieLoop {
    var corners: [Point] = []
    /// The handles relative to the corners, towards the previous and the next corner.
    var before: [Point] = []
    var after: [Point] = []
    var isClosed = false

    func mixed(with end: LottieLoop, at progress: Double) -> LottieLoop {
        guard progress != 0 else { return self }
        func mix(_ from: [Point], _ to: [Point]) -> [Point] {
            zip(from, to).map { Point(x: $0.x + ($1.x - $0.x) * progress, y: $0.y + ($1.y - $0.y) * progress) }
        }
        return LottieLoop(
            corners: mix(corners, end.corners), before: mix(before, end.before), after: mix(after, end.after),
            isClosed: isClosed)
    }

    func write(to json: inout JSONWriter) {
        func write(_ name: StaticString, _ points: [Point]) {
            json.beginArray(name)
            for point in points { json.pair(point.x, point.y) }
            json.endArray()
        }
        json.beginObject()
        json.member("c", isClosed)
        write("v", corners)
        write("i", before)
        write("o", after)
        json.endObject()
    }
}

extension [LottieLoop] {
    /// Whether both have the same number of subpaths, with the same numbers of corners.
    fileprivate func matches(_ other: [LottieLoop]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.corners.count == $1.corners.count }
    }
}

extension VectorPath {
    /// The subpaths of the path.
    fileprivate var lottieLoops: [LottieLoop] {
        var loops: [LottieLoop] = []
        func add(_ point: Point, from first: Point? = nil, to second: Point? = nil) {
            guard let loop = loops.indices.last, let last = loops[loop].corners.last else { return }
            if let first { loops[loop].after[loops[loop].after.count - 1] = first.from(last) }
            loops[loop].corners.append(point)
            loops[loop].before.append(second?.from(point) ?? .zero)
            loops[loop].after.append(.zero)
        }
        for element in withoutArcs.elements {
            switch element {
            case .move(let point): loops.append(LottieLoop(corners: [point], before: [.zero], after: [.zero]))
            case .line(let end): add(end)
            case .quadratic(let control, let end):
                guard let pen = loops.last?.corners.last else { continue }
                add(end, from: pen.towards(control), to: end.towards(control))
            case .cubic(let first, let second, let end): add(end, from: first, to: second)
            case .close:
                guard let loop = loops.indices.last else { continue }
                loops[loop].close()
            case .arc: break
            }
        }
        return loops.filter { $0.corners.count > 1 }
    }
}

extension LottieLoop {
    /// Closes the subpath; a last corner at the first one is merged with it.
    fileprivate mutating func close() {
        isClosed = true
        guard corners.count > 2, let last = corners.last, abs(last.x - corners[0].x) < 1e-9,
            abs(last.y - corners[0].y) < 1e-9
        else { return }
        before[0] = before[before.count - 1]
        corners.removeLast()
        before.removeLast()
        after.removeLast()
    }
}

extension Point {
    fileprivate func from(_ origin: Point) -> Point { Point(x: x - origin.x, y: y - origin.y) }

    /// The point two thirds of the way to a control point.
    fileprivate func towards(_ control: Point) -> Point {
        Point(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
    }
}

extension JSONValue {
    /// A property that does not move.
    static func still(_ value: JSONValue) -> JSONValue { ["a": 0, "k": value] }
    static func still(_ number: Double) -> JSONValue { still(.number(number)) }
    static func still(_ point: Point) -> JSONValue { still([.number(point.x), .number(point.y)]) }

    fileprivate static func still(_ color: Color) -> JSONValue {
        still(.list((color.lottieChannels + [1]).map { .number($0) }))
    }

    /// Stops as four numbers each, followed by their alphas as two numbers each unless all are opaque.
    fileprivate static func gradient(_ stops: [Fill.Stop]) -> JSONValue {
        let isOpaque = stops.allSatisfy { $0.color.alpha == 255 }
        let numbers =
            stops.flatMap { [$0.offset] + $0.color.lottieChannels }
            + (isOpaque ? [] : stops.flatMap { [$0.offset, Double($0.color.alpha) / 255] })
        return ["p": .integer(stops.count), "k": still(.list(numbers.map { .number($0) }))]
    }
}

extension Color {
    fileprivate var lottieChannels: [Double] { [red, green, blue].map { Double($0) / 255 } }
}
