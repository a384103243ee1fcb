import Animations
import Dialogs
import Geometry
import JSONText
import Timeline
import Typography

/// The forms in which values of design tokens are written.
package enum TokenDialect: Sendable {
    /// Design Tokens Format Module 2025.10: colours, lengths and times are objects.
    case format
    /// Style Dictionary 4, whose transforms expect strings: `#rrggbb`, `12px`, `300ms`.
    case styleDictionary
}

// The values of design tokens, in the form of a dialect.
extension TokenDialect {
    func color(_ paint: Paint) -> JSONValue {
        let color = paint.flat
        if self == .styleDictionary { return .string(color.hex) }
        let channels = [color.red, color.green, color.blue]
        return [
            "colorSpace": "srgb", "components": .list(channels.map { .number(Double($0) / 255) }),
            "alpha": .number(paint.alpha),
            "hex": .string(Color(red: color.red, green: color.green, blue: color.blue).hex),
        ]
    }

    func dimension(_ points: Double) -> JSONValue { value(points, "px") }

    func duration(_ seconds: Double) -> JSONValue { value(seconds * 1000, "ms") }

    private func value(_ value: Double, _ unit: String) -> JSONValue {
        if self == .styleDictionary { return .string(CSSText.number(value) + unit) }
        return ["value": .number(value), "unit": .string(unit)]
    }

    func gradient(_ stops: [GradientStop]) -> JSONValue {
        .list(stops.map { ["color": color($0.paint), "position": .number($0.at)] })
    }

    func border(_ border: Border) -> JSONValue {
        [
            "color": color(Paint(border.color, opacity: border.opacity)), "width": dimension(border.width),
            "style": "solid",
        ]
    }

    func shadows(_ shadows: [Shadow]) -> JSONValue {
        .list(
            shadows.map { shadow in
                [
                    "color": color(Paint(shadow.color, opacity: shadow.opacity)),
                    "offsetX": dimension(shadow.offset.x), "offsetY": dimension(shadow.offset.y),
                    "blur": dimension(shadow.blur), "spread": dimension(shadow.spread), "inset": false,
                ]
            })
    }

    func typography(_ text: TextBlock) -> JSONValue {
        let style = text.style
        return [
            "fontFamily": .list(([text.family.name] + text.family.fallbacks).map { .string($0) }),
            "fontSize": dimension(style.size), "fontWeight": .integer(Int(CSSText.weight(style.weight)) ?? 400),
            "letterSpacing": dimension(text.letterSpacing),
            "lineHeight": .number(style.size > 0 ? style.lineHeight / style.size : 1),
        ]
    }

    /// An easing as its own or the nearest Bézier curve, and for a spring or steps also their parameters.
    ///
    /// - Parameter fit: Finds the nearest curve; `nil` if there is no more time.
    static func easing(_ easing: Easing, _ fit: () -> BezierFit?) -> JSONValue {
        var curve = CubicBezier.linear
        var error: Double?
        if case .cubicBezier(let own) = easing {
            curve = own
        } else if let fit = fit() {
            (curve, error) = (fit.curve, fit.error)
        }
        return [
            "$value": .list([curve.x1, curve.y1, curve.x2, curve.y2].map { .precise($0) }),
            "$description": error.map {
                .string("The nearest curve; off by at most " + CSSText.number($0) + " of the way.")
            }, "$extensions": error == nil ? nil : parameters(of: easing),
        ]
    }

    private static func parameters(of easing: Easing) -> JSONValue? {
        switch easing {
        case .spring(let spring):
            [
                "scrim.spring": [
                    "mass": .precise(spring.mass), "stiffness": .precise(spring.stiffness),
                    "damping": .precise(spring.playedDamping), "initialVelocity": .precise(spring.initialVelocity),
                ]
            ]
        case .steps(let stairs):
            ["scrim.steps": ["count": .integer(stairs.count), "position": .string(stairs.position.rawValue)]]
        case .cubicBezier, .linear: nil
        }
    }
}

extension JSONValue {
    /// A number with nine decimals.
    fileprivate static func precise(_ number: Double) -> JSONValue {
        .json(Array(JSONNumber.text(number, decimals: 9).utf8))
    }
}

extension Paint {
    /// The alpha, 0…1, not rounded to the steps of a colour's own.
    var alpha: Double { Double(color.alpha) / 255 * max(0, min(1, opacity)) }
}
