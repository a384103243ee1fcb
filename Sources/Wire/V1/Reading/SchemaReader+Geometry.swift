import Dialogs
import Geometry
import JSONText

extension SchemaReader {
    static let rectMembers: NameTable = ["x", "y", "width", "height"]
    static let insetMembers: NameTable = ["top", "left", "bottom", "right", "leading", "trailing"]

    func coordinate(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> Double? {
        object.number(name, presence, in: limits.coordinates, setting: Setting.coordinate)
    }

    func length(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> Double? {
        object.number(name, presence, in: limits.sizes, setting: Setting.size)
    }

    /// Reads a length above 0.
    func extent(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> Double? {
        guard let value = length(object, name, presence) else { return nil }
        guard value > 0 else {
            object.report(name, code: "outOfRange", message: "Needs a number above 0 and got the number 0.")
            return nil
        }
        return value
    }

    func seconds(_ object: ObjectReader, _ name: StaticString) -> Double? {
        object.number(name, in: limits.durations, setting: Setting.duration)
    }

    func share(_ object: ObjectReader, _ name: StaticString) -> Double? { object.number(name, in: 0...1) }

    func text(_ object: ObjectReader, _ name: StaticString) -> String? {
        object.string(name, maxLength: limits.textLength, setting: Setting.textLength)
    }

    /// Reads an id, or another name that answers repeat.
    func name(_ object: ObjectReader, _ name: StaticString, _ presence: Presence = .optional) -> String? {
        object.string(name, presence, maxLength: limits.nameLength, setting: Setting.nameLength)
    }

    /// The sizes that a rectangle is allowed to have.
    enum RectSizes {
        /// Both sides are longer than 0.
        case nonempty
        case any
    }

    /// Reads `{x, y, width, height}`; all four are required.
    func rect(_ object: ObjectReader, _ name: StaticString, _ sizes: RectSizes = .nonempty) -> Rect? {
        object.value(name).flatMap { rect($0, sizes) }
    }

    func rect(_ value: ValueReader, _ sizes: RectSizes = .nonempty) -> Rect? {
        guard let object = value.object(Self.rectMembers) else { return nil }
        let x = coordinate(object, "x", .required)
        let y = coordinate(object, "y", .required)
        let (width, height) =
            switch sizes {
            case .nonempty: (extent(object, "width", .required), extent(object, "height", .required))
            case .any: (length(object, "width", .required), length(object, "height", .required))
            }
        guard let x, let y, let width, let height else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Reads `[x, y]`.
    func point(_ object: ObjectReader, _ name: StaticString) -> Point? {
        object.point(name, in: limits.coordinates, setting: Setting.coordinate)
    }

    func insets(_ object: ObjectReader) -> RelativeInsets {
        var insets = RelativeInsets()
        insets.top = coordinate(object, "top") ?? 0
        insets.bottom = coordinate(object, "bottom") ?? 0
        insets.left = coordinate(object, "left")
        insets.right = coordinate(object, "right")
        insets.leading = coordinate(object, "leading")
        insets.trailing = coordinate(object, "trailing")
        return insets
    }

    /// Reads one number for all four edges, or insets edge by edge.
    func insets(_ object: ObjectReader, _ name: StaticString) -> RelativeInsets? {
        guard let value = object.value(name), let kind = value.choose([.number, .object]) else { return nil }
        if kind == .object { return value.object(Self.insetMembers).map { insets($0) } }
        guard let all = value.number(in: limits.coordinates, setting: Setting.coordinate) else { return nil }
        var uniform = RelativeInsets()
        (uniform.top, uniform.bottom, uniform.left, uniform.right) = (all, all, all, all)
        return uniform
    }

    /// Reads insets of the safe area: none may be negative, and a missing edge is taken from `otherwise`.
    func safeArea(
        _ value: ValueReader, direction: LayoutDirection, otherwise: @autoclosure () -> EdgeInsets
    ) -> EdgeInsets? {
        guard let object = value.object(Self.insetMembers) else { return nil }
        let otherwise = otherwise()
        var given = RelativeInsets()
        given.top = length(object, "top") ?? otherwise.top
        given.bottom = length(object, "bottom") ?? otherwise.bottom
        given.left = length(object, "left")
        given.right = length(object, "right")
        given.leading = length(object, "leading")
        given.trailing = length(object, "trailing")
        let hasLeft = given.left != nil || (direction == .leftToRight ? given.leading : given.trailing) != nil
        let hasRight = given.right != nil || (direction == .leftToRight ? given.trailing : given.leading) != nil
        var insets = given.physical(in: direction)
        if !hasLeft { insets.left = otherwise.left }
        if !hasRight { insets.right = otherwise.right }
        return insets
    }

    func color(_ object: ObjectReader, _ name: StaticString) -> Color? {
        object.value(name).flatMap { color($0) }
    }

    /// Reads a colour.
    ///
    /// - Parameter word: A word that the member also accepts, for the message.
    func color(_ value: ValueReader, or word: String? = nil) -> Color? {
        guard let text = value.string(maxLength: limits.nameLength) else { return nil }
        if let color = Color(hex: text) { return color }
        value.report(
            code: "unknownValue",
            message: "Needs \(word.map { "\"\($0)\" or " } ?? "")a colour as #RRGGBB or #RRGGBBAA and got "
                + "\"\(text.clipped(to: 40))\".",
            allowed: word.map { [$0] } ?? [])
        return nil
    }

    /// Reads a number of points, a fraction of the container as "50%", or "fit".
    func dimension(_ object: ObjectReader, _ name: StaticString) -> Dimension? {
        guard let value = object.value(name) else { return nil }
        return dimension(value, orFit: true)
    }

    /// Reads the least or greatest length of a side: a number of points, or a fraction of the container as "50%".
    func sizeLimit(_ object: ObjectReader, _ name: StaticString) -> Dimension? {
        guard let value = object.value(name) else { return nil }
        return dimension(value, orFit: false)
    }

    private func dimension(_ value: ValueReader, orFit takesFit: Bool) -> Dimension? {
        guard let kind = value.choose([.number, .string]) else { return nil }
        if kind == .number { return value.number(in: limits.sizes, setting: Setting.size).map { .points($0) } }
        guard value.hasString(maxLength: 32) else { return nil }
        if takesFit, value.isString("fit") { return .fit }
        if let share = value.withUTF8({ Percentage.share(of: $0) }) { return .fraction(share) }
        let wanted = "a number of points\(takesFit ? "," : " or") a percentage from \"0%\" to \"1000%\""
        value.report(
            code: "unknownValue",
            message: "Needs \(wanted)\(takesFit ? ", or \"fit\"," : "") and got \"\(value.text)\".",
            allowed: takesFit ? ["fit"] : [])
        return nil
    }
}

/// Percentages as "50%" or "37.5%".
enum Percentage {
    /// The fraction that `text` gives, 0…10; `nil` unless `text` is a plain decimal number and a percent sign.
    static func share(of text: Span<UInt8>) -> Double? {
        guard let percent = short(text) ?? long(text), percent <= 1000 else { return nil }
        return percent / 100
    }

    /// The powers of ten by which the digits of a short number are divided.
    private static let scales = (0...mostDigits).map { exponent in (0..<exponent).reduce(1.0) { power, _ in power * 10 }
    }
    /// The most digits of a short number. A double represents that many digits, and the power of ten that divides them,
    /// exactly, so that the quotient is correctly rounded.
    private static let mostDigits = 15

    private static func short(_ text: Span<UInt8>) -> Double? {
        var digits = 0
        var count = 0
        var decimals: Int?
        var hasEnded = false
        for index in text.indices {
            guard !hasEnded else { return nil }
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard count < mostDigits else { return nil }
                digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
                count &+= 1
                decimals = decimals.map { $0 &+ 1 }
            case UInt8(ascii: ".") where decimals == nil: decimals = 0
            case UInt8(ascii: "%"): hasEnded = true
            default: return nil
            }
        }
        guard hasEnded, count > 0 else { return nil }
        return Double(digits) / scales[decimals ?? 0]
    }

    private static func long(_ bytes: Span<UInt8>) -> Double? {
        let text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
        guard text.utf8.last == UInt8(ascii: "%") else { return nil }
        let digits = text.dropLast()
        let isPlain = digits.utf8.allSatisfy {
            ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".")
        }
        return isPlain ? Double(digits) : nil
    }
}

extension ObjectReader {
    /// Reads a member that is a pair of numbers as a point.
    func point(
        _ name: StaticString, _ presence: Presence = .optional, in range: ClosedRange<Double>, setting: String? = nil
    ) -> Point? {
        numbers(name, presence, counts: 2...2, in: range, setting: setting).flatMap { Point(pair: $0) }
    }
}

extension ValueReader {
    /// Reads a pair of numbers as a point.
    func point(in range: ClosedRange<Double>, setting: String? = nil) -> Point? {
        numbers(counts: 2...2, in: range, setting: setting).flatMap { Point(pair: $0) }
    }
}

extension Point {
    /// Creates a point from its coordinates; `nil` if they are not two.
    fileprivate init?(pair: [Double]) {
        guard pair.count == 2 else { return nil }
        self.init(x: pair[0], y: pair[1])
    }
}
