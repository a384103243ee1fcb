import Dialogs
import Geometry

extension SVGWriter {
    /// Defines the gradient of a fill and returns its number; `nil` if the fill is one colour.
    ///
    /// - Parameter box: The box with which the gradient scales; `nil` if it does not scale.
    mutating func define(gradient fill: Fill, across box: Rect?) -> Int? {
        let box = box.flatMap { $0.isEmpty ? nil : $0 }
        let name: StaticString
        switch fill {
        case .solid: return nil
        case .linear: name = "linearGradient"
        case .radial: name = "radialGradient"
        }
        let number = nextDefinition()
        markup.put("<")
        markup.put(name)
        markup.put(" id=\"g")
        markup.put(number)
        markup.put("\"")
        if box == nil { markup.put(" gradientUnits=\"userSpaceOnUse\"") }
        switch fill {
        case .solid: break
        case .linear(let from, let to, let stops):
            let ends = [from, to].map { end in
                box.map { Point(x: (end.x - $0.minX) / $0.width, y: (end.y - $0.minY) / $0.height) } ?? end
            }
            markup.attribute(" x1=\"", ends[0].x)
            markup.attribute(" y1=\"", ends[0].y)
            markup.attribute(" x2=\"", ends[1].x)
            markup.attribute(" y2=\"", ends[1].y)
            put(stops)
        case .radial(let transform, let stops):
            let share = box.map { PlaneTransform(from: $0, to: Rect(x: 0, y: 0, width: 1, height: 1)) }
            markup.put(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"")
            markup.put(share.map { transform.followed(by: $0) } ?? transform)
            markup.put("\"")
            put(stops)
        }
        markup.put("</")
        markup.put(name)
        markup.put(">")
        return number
    }

    private mutating func put(_ stops: [Fill.Stop]) {
        markup.put(">")
        for stop in stops {
            markup.attribute("<stop offset=\"", stop.offset)
            markup.paint(" stop-color=\"", " stop-opacity=\"", stop.color)
            markup.put("/>")
        }
    }
}
