import Dialogs
import Geometry
import TestSupport
import Testing
import Typography

@testable import Preview

/// Pictures of all that can be drawn, at random places and in one another.
private struct RandomPicture {
    var random: SeededGenerator
    let bounds = Rect(x: 0, y: 0, width: 330, height: 290)

    private mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    private mutating func isSo(_ share: Double) -> Bool { number(0...1) < share }

    private mutating func rect() -> Rect {
        let size = Size(width: number(2...320), height: number(2...280))
        return Rect(origin: Point(x: number(-60...300), y: number(-60...260)), size: size)
    }

    private mutating func color() -> Color {
        func part() -> UInt8 { .random(in: 0...255, using: &random) }
        return Color(red: part(), green: part(), blue: part(), alpha: isSo(0.5) ? 255 : part())
    }

    private mutating func path() -> VectorPath {
        let rect = rect()
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return VectorPath(rectangle: rect)
        case 1: return VectorPath(rounded: rect, radius: min(rect.width, rect.height) * number(0...0.5))
        case 2: return VectorPath(ellipseIn: rect)
        default: return VectorPath(rectangle: rect, without: VectorPath(ellipseIn: self.rect()))
        }
    }

    private mutating func fill() -> Fill {
        guard isSo(0.3) else { return .solid(color()) }
        let stops = [Fill.Stop(offset: 0, color: color()), Fill.Stop(offset: 1, color: color())]
        if isSo(0.5) { return .linear(from: rect().origin, to: rect().origin, stops) }
        return .radial(PlaneTransform(a: number(10...200), d: number(10...200), tx: 150, ty: 120), stops)
    }

    private mutating func operation(_ depth: Int) -> DrawingOperation {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0, 1: return .fill(path(), isSo(0.5) ? .nonZero : .evenOdd, fill())
        case 2: return .stroke(path(), width: number(0.5...12), color())
        case 3:
            return .shadow(
                CastShadow(path: path(), deviation: number(0...40), color: color(), hole: isSo(0.3) ? path() : nil))
        case 4:
            return .text(
                TextRun(
                    text: isSo(0.8) ? "Hello" : "Hi 👋", origin: Point(x: number(0...200), y: number(0...280)),
                    width: nil, direction: .leftToRight,
                    font: .init(families: ["Inter"], size: number(8...60), weight: .bold, letterSpacing: 0),
                    color: color()))
        case 5:
            return .backdrop(
                Backdrop(path: path(), blur: number(0...30), saturation: number(0...2), opacity: number(0.1...1)))
        default:
            let turn = PlaneTransform(
                scale: Size(width: number(0.3...1.4), height: number(0.3...1.4)),
                rotationZ: isSo(0.5) ? 0 : number(-90...90), about: Point(x: 150, y: 120))
            return .group(
                Group(
                    subject: isSo(0.2) ? .screen : .none, transform: turn, opacity: isSo(0.5) ? 1 : number(0.05...0.95),
                    clip: isSo(0.4) ? path() : nil, operations: operations(depth - 1)))
        }
    }

    mutating func operations(_ depth: Int) -> [DrawingOperation] {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in operation(depth) }
    }

    /// The same with something changed, moved, added or left out somewhere in it.
    mutating func changed(_ operations: [DrawingOperation], _ depth: Int = 3) -> [DrawingOperation] {
        var operations = operations
        guard !operations.isEmpty else { return [operation(depth)] }
        let index = Int.random(in: operations.indices, using: &random)
        if case .group(var group) = operations[index], isSo(0.8) {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: group.opacity = isSo(0.5) ? 1 : number(0...1)
            case 1:
                group.transform = group.transform.followed(by: PlaneTransform(tx: number(-9...9), ty: number(-9...9)))
            default: group.operations = changed(group.operations, depth - 1)
            }
            operations[index] = .group(group)
            return operations
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: operations.remove(at: index)
        case 1: operations.insert(operation(depth), at: index)
        case 2: operations.swapAt(index, Int.random(in: operations.indices, using: &random))
        default: operations[index] = operation(depth)
        }
        return operations
    }
}

@Suite struct `Pictures one after the other` {
    private let engine = PangoEngine.builtIn

    private func moving(_ bounds: Rect, scale: Double, paintsAll: Bool = false) throws -> MovingPicture {
        let size = Painter.size(of: bounds, scale: scale)
        return try #require(
            MovingPicture(
                width: size.width, height: size.height, PreparedDrawings(engine, scale: scale), paintsAll: paintsAll))
    }

    @Test(arguments: 1...24)
    func `have to the last bit the pixels of pictures that are painted whole`(seed: Int) throws {
        var random = RandomPicture(random: SeededGenerator(seed: UInt64(seed)))
        let scale = [1.0, 1.5, 2, 3][seed % 4]
        var shared = try moving(random.bounds, scale: scale)
        var whole = try moving(random.bounds, scale: scale, paintsAll: true)
        var operations = random.operations(3)
        for number in 0..<6 {
            let before = whole.shown.copy
            let picture = Picture(bounds: random.bounds, operations: operations)
            let part = shared.show(picture)
            _ = whole.show(picture)
            #expect(shared.shown.all == whole.shown.all)
            let other = whole.shown.difference(from: shared.shown)
            #expect(other == nil, "seed \(seed), picture \(number): \(String(describing: other))")
            // What is told to have changed is what has, no more and no less.
            if number > 0, let before { #expect(part == whole.shown.difference(from: before)) }
            operations = random.changed(operations)
        }
    }

    private func square(_ rect: Rect, _ color: Color) -> DrawingOperation {
        .fill(VectorPath(rectangle: rect), .nonZero, .solid(color))
    }

    private let bounds = Rect(x: 0, y: 0, width: 1024, height: 1024)

    /// Of 1,024² pixels in 32 tiles a small thing that moves touches a few.
    @Test func `paint what has moved alone`() throws {
        var moving = try moving(bounds, scale: 1)
        let ground = (0..<10).map {
            square(bounds.insetBy(Double($0)), Color(red: 1, green: 2, blue: UInt8($0), alpha: 99))
        }
        func picture(_ x: Double) -> Picture {
            Picture(bounds: bounds, operations: ground + [square(Rect(x: x, y: 40, width: 20, height: 20), .white)])
        }
        _ = moving.show(picture(10))
        let first = moving.painted
        _ = moving.show(picture(12))
        let second = moving.painted - first
        #expect(second * 30 <= first)
        // And nothing at all where nothing has.
        #expect(moving.show(picture(12)) == nil)
        #expect(moving.painted == first + second)
    }

    @Test func `paint nothing below what covers it`() throws {
        let cover = square(bounds, .black)
        var moving = try moving(bounds, scale: 1)
        _ = moving.show(Picture(bounds: bounds, operations: [cover]))
        let alone = moving.painted
        let shadow = CastShadow(path: VectorPath(ellipseIn: bounds), deviation: 20, color: .blue)
        let material = Backdrop(path: VectorPath(ellipseIn: bounds), blur: 20, saturation: 2)
        _ = moving.show(Picture(bounds: bounds, operations: [.shadow(shadow), .backdrop(material), cover]))
        #expect(moving.painted <= 2 * alone)
    }

    @Test func `paint nothing beyond the part that is seen`() throws {
        let far = Rect(x: -90_000, y: -90_000, width: 180_000, height: 180_000)
        var (near, wide) = (try moving(bounds, scale: 1), try moving(bounds, scale: 1))
        func picture(_ rect: Rect) -> Picture {
            Picture(
                bounds: bounds,
                operations: [.shadow(CastShadow(path: VectorPath(ellipseIn: rect), deviation: 40, color: .blue))])
        }
        _ = near.show(picture(bounds))
        _ = wide.show(picture(far))
        #expect(wide.painted <= near.painted)
    }
}

extension Bitmap {
    fileprivate var copy: Bitmap? {
        let copy = Bitmap(width: width, height: height)
        copy?.take(self, left: 0)
        return copy
    }

    /// The part that holds every pixel which another bitmap of the same size has otherwise, as one looks for it by
    /// hand.
    fileprivate func difference(from other: Bitmap) -> PixelRect? {
        var part: PixelRect?
        for y in 0..<height {
            for x in 0..<width where self[x, y] != other[x, y] {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                part = part?.union(pixel) ?? pixel
            }
        }
        return part
    }
}
