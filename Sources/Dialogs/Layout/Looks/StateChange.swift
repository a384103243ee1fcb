import Devices

/// What a platform does to the fill of a part that is pressed, has the focus or is disabled: it lays something over the
/// fill, or takes a share of its opacity.
///
/// It is found from the platform's own two colours, so that a fill in a theme's colour changes by as much: macOS, iOS
/// 26 and visionOS lay black over an accent, libadwaita `RGB(0 0 6 / 20%)`, ArkUI #182431 in the light and white in the
/// dark, Wear OS a tenth of the title's colour; WinUI leaves 0.8 of the accent, Chromium 0.302 of a disabled button.
struct StateChange {
    /// A colour that may be laid over a fill: the platform's own, and a theme's in its place.
    struct Tint {
        var own, given: Color

        init(own: Color, given: Color? = nil) {
            self.own = own
            self.given = given ?? own
        }
    }

    /// What is laid over the fill.
    private var veil = Paint(.black, opacity: 0)
    /// The share of its opacity that is left.
    private var share = 1.0
    /// The greatest difference of a channel that it leaves to the platform's own colour.
    private(set) var error = 0

    /// - Parameter tints: The colours that may be laid over an opaque fill, beside black and white.
    init(from rest: Paint, to state: Paint, by tints: [Tint]) {
        let (before, after) = (rest.coverage, state.coverage)
        guard after >= before else {
            share = after / before
            return
        }
        guard before >= 1 else {
            veil = Paint(state.color, opacity: (after - before) / (1 - before))
            return
        }
        error = .max
        for tint in [Tint(own: .black), Tint(own: .white)] + tints {
            let opacity = Self.share(of: tint.own, from: rest.color, to: state.color)
            let left = Paint(tint.own, opacity: opacity).over(rest).color.distance(to: state.color)
            if left < error { (veil, error) = (Paint(tint.given, opacity: opacity), left) }
        }
    }

    /// Returns a fill at rest as it is in the state.
    ///
    /// A fill that is black or white already shows nothing of more of it: it takes as much of the opposite.
    func applied(to rest: Paint) -> Paint {
        guard share == 1 else { return Paint(rest.color, opacity: rest.opacity * share) }
        guard veil.opacity > 0 else { return Paint(rest.color, opacity: rest.opacity) }
        let changed = veil.over(rest)
        guard changed.color == rest.color, changed.opacity == rest.opacity else { return changed }
        return Paint(rest.color.isDark ? .white : .black, opacity: veil.opacity).over(rest)
    }

    /// The share of a colour that takes one opaque colour nearest to another (least squares).
    private static func share(of color: Color, from rest: Color, to state: Color) -> Double {
        var (dot, square) = (0.0, 0.0)
        for channel in [\Color.red, \.green, \.blue] {
            let change = Double(color[keyPath: channel]) - Double(rest[keyPath: channel])
            dot += change * (Double(state[keyPath: channel]) - Double(rest[keyPath: channel]))
            square += change * change
        }
        return square > 0 ? max(0, min(1, dot / square)) : 0
    }
}

extension LookSetting {
    /// The fill of a part in a state. Where a theme gives the fill at rest and not that of the state, it is changed as
    /// the platform changes its own, and is no longer a role itself.
    ///
    /// - Parameters:
    ///   - rest: The fill at rest.
    ///   - tints: Colours that the platform may lay over it beside black and white.
    ///   - isCarried: Whether the part has no fill at rest, and stands on the fill of another part.
    func fill(
        _ state: ColorFigure, from rest: ColorFigure, by tints: [ColorFigure] = [], isCarried: Bool = false
    ) -> Background {
        guard let paint = changed(state, from: rest, by: tints, isCarried: isCarried) else { return fill(state) }
        return Background(paint)
    }

    /// The colour of a line in a state, as for fills.
    func paint(_ state: ColorFigure, from rest: ColorFigure) -> Paint { changed(state, from: rest) ?? paint(state) }

    /// What takes the platform's own fill at rest to that of a state.
    func change(
        to state: ColorFigure, from rest: ColorFigure, by tints: [ColorFigure] = [], isCarried: Bool = false
    ) -> StateChange {
        func found(with contrast: Contrast) -> StateChange {
            let (rest, state) = (own(rest, contrast), own(state, contrast))
            return StateChange(
                from: rest, to: isCarried ? state.over(rest) : state,
                by: tints.map { StateChange.Tint(own: own($0, contrast).color, given: paint($0).color) })
        }
        let change = found(with: contrast)
        // A state without a colour of its own for more contrast comes from the usual colour.
        return contrast == .increased && change.error > Self.greatestError ? found(with: .normal) : change
    }

    private func changed(
        _ state: ColorFigure, from rest: ColorFigure, by tints: [ColorFigure] = [], isCarried: Bool = false
    ) -> Paint? {
        guard let role = rest.follows, var themed = themed(role) else { return nil }
        // Both may follow one role.
        if let role = state.follows, let given = self.themed(role), given.color != themed.color { return nil }
        if isOpaque { themed.opacity = 1 }
        return change(to: state, from: rest, by: tints, isCarried: isCarried).applied(to: themed)
    }

    /// What rounding leaves of two mixed colours.
    private static let greatestError = 4
}

extension Paint {
    /// How much of what lies below is covered.
    fileprivate var coverage: Double { Double(color.alpha) / 255 * opacity }
}

extension Color {
    /// The greatest difference of a channel.
    fileprivate func distance(to other: Color) -> Int {
        func apart(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
        return max(apart(red, other.red), apart(green, other.green), apart(blue, other.blue))
    }
}
