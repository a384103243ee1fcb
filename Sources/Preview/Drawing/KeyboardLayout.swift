import Devices
import JSONText

/// The keys of each system's English keyboard: rows from the top, with the width of each key in units of its row. The
/// layouts are data, `Sources/Preview/System/keyboards.json`.
struct KeyboardLayout {
    /// The forms of keyboards.
    enum Form: String, CaseIterable {
        /// Ten letters wide. The last row grew over time: beside the key for digits a key for other keyboards and the
        /// microphone (iOS 7), which moved below the keys on phones without a home button; and a symbol on the return
        /// key (iOS 26).
        case phone, phoneWithFoot
        /// Gboard's: lower case, with a comma, and a key for emoji and a full stop beside the space bar.
        case material
        /// Eleven letters wide: delete ends the first row and return the second, shift is at both ends of the third,
        /// and the last row has digits at both ends and a key that hides the keyboard.
        case pad
        /// Of the largest pads, with a row of digits, 14.5 letters wide.
        case largePad
        /// The halves of a split keyboard of a pad, whose rows end five letters in.
        case leftHalf, rightHalf
    }

    /// The label of a key.
    enum Sign: Hashable {
        case letter(Character)
        case word(String)
        case space(String)
        case symbol(SystemSymbol)
        /// A space without a key.
        case gap
    }

    struct Key {
        var sign: Sign
        /// The width in units of the row.
        var width: Double
        /// Whether the key does not enter a character.
        var isOther = true

        var isEnter: Bool { sign == .symbol(.enter) || sign == .word("return") }
    }

    /// The width of each row, in units.
    private(set) var units: Double
    private(set) var rows: [[Key]]
    /// The last row in each release.
    private var last: [(releases: ReleaseRange, keys: [Key])]

    private static let forms = SystemFile.table("keyboards", by: Form.self, KeyboardLayout.init)

    init(_ form: Form, on major: Int) {
        guard let layout = Self.forms[form], let last = layout.last.first(where: { $0.releases.contains(major) }) else {
            preconditionFailure("a keyboard has a last row in every release")
        }
        self = layout
        rows.append(last.keys)
        guard major >= 26 else { return }
        rows = rows.map { $0.map { $0.isEnter ? Key(sign: .symbol(.enter), width: $0.width) : $0 } }
    }

    private init?(_ node: JSONNode) {
        guard let units = node.member("units")?.doubleValue, let rows = node.member("rows"),
            let last = node.member("last")
        else { return nil }
        self.units = units
        self.rows = rows.elements.map { Self.row($0) }
        self.last = last.elements.compactMap { node in
            guard let releases = node.member("releases")?.stringValue.flatMap({ ReleaseRange($0) }) else { return nil }
            return node.member("keys").map { (releases, Self.row($0)) }
        }
    }

    private static func row(_ node: JSONNode) -> [Key] {
        node.elements.flatMap { part -> [Key] in
            if let width = part.doubleValue { return [Key(sign: .gap, width: width)] }
            if let letters = part.stringValue {
                return letters.map { Key(sign: .letter($0), width: 1, isOther: false) }
            }
            var pair = part.elements
            guard let name = pair.next()?.stringValue, let width = pair.next()?.doubleValue else { return [] }
            if name.isEmpty || name == "space" { return [Key(sign: .space(name), width: width, isOther: false)] }
            return [Key(sign: SystemSymbol(rawValue: name).map { .symbol($0) } ?? .word(name), width: width)]
        }
    }
}

extension ReleaseRange {
    fileprivate func contains(_ major: Int) -> Bool { overlaps(ReleaseRange(first: Version(major), last: major)) }
}
