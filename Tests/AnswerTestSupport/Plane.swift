import Foundation
package import ServiceTestSupport

extension JSON {
    /// The first and the last value of a track.
    package var ends: [JSON] {
        let keyframes = self["keyframes"].elements
        return [keyframes.first?["value"] ?? .missing, keyframes.last?["value"] ?? .missing]
    }

    /// The first and the last time of a track.
    package var times: [JSON] {
        let keyframes = self["keyframes"].elements
        return [keyframes.first?["time"] ?? .missing, keyframes.last?["time"] ?? .missing]
    }

    package var names: [String] { elements.compactMap { $0["name"].string } }
    package var properties: Set<String> { Set(elements.compactMap { $0["property"].string }) }

    /// What a touch reaches in a specification.
    package func touched(_ x: Double, _ y: Double) -> Touch? { TouchMap(self).touched(x, y) }
}

/// The hit regions of a specification, read once for many touches; the first that holds a touch wins.
package struct TouchMap {
    private let regions: [(outline: Outline, touch: Touch)]

    package init(_ answer: JSON) {
        regions = answer["hitRegions"].elements.map { region in
            (
                Outline(region["path"].string ?? ""),
                Touch(target: region["target"].string ?? "", effect: region["effect"].string ?? "")
            )
        }
    }

    package func touched(_ x: Double, _ y: Double) -> Touch? {
        regions.first { $0.outline.contains(x, y) }?.touch
    }
}

/// Who takes a touch, and what it does.
package struct Touch: Hashable {
    package var target: String
    package var effect: String

    package init(target: String, effect: String) {
        self.target = target
        self.effect = effect
    }
}

/// SVG path data as the tests read it: curves cut into short lines, insideness by counting crossings (even-odd).
package struct Outline {
    package private(set) var loops: [[(x: Double, y: Double)]] = []

    package init(_ text: String) {
        var letters: [(Character, [Double])] = []
        var number = ""
        func flush() {
            if let value = Double(number), !letters.isEmpty { letters[letters.count - 1].1.append(value) }
            number = ""
        }
        for character in text {
            if character.isLetter {
                flush()
                letters.append((character, []))
            } else if character == " " || character == "," {
                flush()
            } else {
                if character == "-" { flush() }
                number.append(character)
            }
        }
        flush()
        var pen = (x: 0.0, y: 0.0)
        for (letter, n) in letters {
            switch letter {
            case "M":
                loops.append([])
                go(to: (n[0], n[1]), &pen)
            case "L": go(to: (n[0], n[1]), &pen)
            case "H": go(to: (n[0], pen.y), &pen)
            case "V": go(to: (pen.x, n[0]), &pen)
            case "Q":
                curve(&pen, [(n[0], n[1]), (n[2], n[3])])
            case "C":
                curve(&pen, [(n[0], n[1]), (n[2], n[3]), (n[4], n[5])])
            case "A":
                arc(&pen, radii: (n[0], n[1]), isLarge: n[3] == 1, isClockwise: n[4] == 1, to: (n[5], n[6]))
            case "Z":
                if let start = loops.last?.first { pen = start }
            default: loops.append([(.nan, .nan)])
            }
        }
    }

    private mutating func go(to point: (x: Double, y: Double), _ pen: inout (x: Double, y: Double)) {
        loops[loops.count - 1].append(point)
        pen = point
    }

    /// A Bézier curve by de Casteljau's construction, in 64 pieces.
    private mutating func curve(_ pen: inout (x: Double, y: Double), _ rest: [(x: Double, y: Double)]) {
        let all = [pen] + rest
        for step in 1...64 {
            let t = Double(step) / 64
            var points = all
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { a, b in (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t) }
            }
            go(to: points[0], &pen)
        }
    }

    /// An elliptical arc without a turn of its own, from endpoints to centre as SVG 1.1 F.6.5 has it, in 64 pieces.
    private mutating func arc(
        _ pen: inout (x: Double, y: Double), radii: (x: Double, y: Double), isLarge: Bool, isClockwise: Bool,
        to end: (x: Double, y: Double)
    ) {
        let half = ((pen.x - end.x) / 2 / radii.x, (pen.y - end.y) / 2 / radii.y)
        let square = half.0 * half.0 + half.1 * half.1
        let grow = max(1, square.squareRoot())
        let (rx, ry) = (radii.x * grow, radii.y * grow)
        let (u, v) = (half.0 / grow, half.1 / grow)
        let length = u * u + v * v
        let factor = (isLarge == isClockwise ? -1 : 1) * (max(0, 1 - length) / length).squareRoot()
        let center = (x: (pen.x + end.x) / 2 + factor * v * rx, y: (pen.y + end.y) / 2 - factor * u * ry)
        let start = atan2((pen.y - center.y) / ry, (pen.x - center.x) / rx)
        var sweep = atan2((end.y - center.y) / ry, (end.x - center.x) / rx) - start
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        for step in 1...64 {
            let angle = start + sweep * Double(step) / 64
            go(to: step == 64 ? end : (center.x + rx * cos(angle), center.y + ry * sin(angle)), &pen)
        }
    }

    /// Whether an even-odd filling of the path holds a point.
    package func contains(_ x: Double, _ y: Double) -> Bool {
        var isInside = false
        for loop in loops {
            for (a, b) in zip(loop, loop.dropFirst() + loop.prefix(1)) where (a.y > y) != (b.y > y) {
                if x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
            }
        }
        return isInside
    }

    /// The smallest box around the whole path.
    package var bounds: Box { Outline.box(of: Array(loops.joined())) }

    /// The smallest box around points.
    package static func box(of points: [(x: Double, y: Double)]) -> Box {
        let xs = points.map(\.x)
        let ys = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return Box(x: .nan, y: .nan, width: .nan, height: .nan)
        }
        return Box(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// How a device is held, with what UIKit makes of it: the clockwise turn of the interface on the screen.
package enum Held: String, CaseIterable, Sendable {
    case portrait, landscapeRight, portraitUpsideDown, landscapeLeft

    package var turn: Double {
        switch self {
        case .portrait: 0
        case .landscapeRight: 90
        case .portraitUpsideDown: 180
        case .landscapeLeft: 270
        }
    }

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Where a place of the interface lies on a screen `width` by `height` in its natural portrait: turned clockwise
    /// by 90°, the interface's top-left corner is the screen's top-right one, and its x runs down the screen.
    package func onScreen(_ x: Double, _ y: Double, width: Double, height: Double) -> (x: Double, y: Double) {
        switch self {
        case .portrait: (x, y)
        case .landscapeRight: (width - y, x)
        case .portraitUpsideDown: (width - x, height - y)
        case .landscapeLeft: (y, height - x)
        }
    }
}
