// Paints that are mixed from others, and gradients between them.
extension Paint {
    /// Returns one paint that looks like this paint over another.
    func over(_ below: Paint) -> Paint {
        let (upper, lower) = (Double(color.alpha) / 255 * opacity, Double(below.color.alpha) / 255 * below.opacity)
        let whole = upper + lower * (1 - upper)
        guard whole > 0 else { return self }
        return mixed(with: below, share: lower * (1 - upper) / whole).opaque(whole)
    }

    /// Returns the colour between this paint and another; `share` is the share of the other.
    func mixed(with other: Paint, share: Double = 0.5) -> Paint {
        func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (Double(own) * (1 - share) + Double(other) * share).rounded())))
        }
        let (own, their) = (color, other.color)
        return Paint(
            Color(red: mix(own.red, their.red), green: mix(own.green, their.green), blue: mix(own.blue, their.blue)),
            opacity: opacity * (1 - share) + other.opacity * share)
    }

    /// Returns the mix of several paints, each with its share of the whole.
    static func mixing(_ parts: (paint: Paint, share: Double)...) -> Paint {
        func sum(_ value: (Paint) -> Double) -> Double { parts.reduce(0) { $0 + value($1.paint) * $1.share } }
        func channel(_ value: (Color) -> UInt8) -> UInt8 {
            UInt8(max(0, min(255, sum { Double(value($0.color)) }.rounded())))
        }
        return Paint(
            Color(red: channel(\.red), green: channel(\.green), blue: channel(\.blue)), opacity: sum(\.opacity))
    }

    private func opaque(_ opacity: Double) -> Paint { Paint(color, opacity: opacity) }
}

extension Background {
    /// A gradient from top to bottom.
    ///
    /// - Parameter flat: The colour where only one can be given; `nil` is the mean.
    init(from top: Paint, to bottom: Paint, flat: Paint? = nil) {
        self.init(
            flat ?? top.mixed(with: bottom), gradient: [GradientStop(top, at: 0), GradientStop(bottom, at: 1)])
    }

    /// A gradient with an edge in the middle: the colours of the upper half from top to bottom, then those of the
    /// lower.
    init(_ flat: Paint, halves: [Paint]) {
        self.init(flat, gradient: zip(halves, [0, 0.5, 0.5, 1]).map { GradientStop($0, at: $1) })
    }
}
