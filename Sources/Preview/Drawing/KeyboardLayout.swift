import Devices
import Dialogs
import Geometry

/// The keys of each system's English keyboard: rows from the top, with the width of each key in units of its row.
struct KeyboardLayout {
    /// The label of a key.
    enum Sign: Hashable {
        case letter(Character)
        case word(String)
        case space(String)
        case shift, delete, enter, globe, microphone, emoji, hide
        /// A space without a key.
        case gap
    }

    struct Key {
        var sign: Sign
        /// The width in units of the row.
        var width: Double
        /// Whether the key does not enter a character.
        var isOther: Bool
    }

    var rows: [[Key]]
    /// The width of each row, in units.
    var units: Double

    private init(units: Double, _ rows: [Row]) {
        self.units = units
        self.rows = rows.map(\.keys)
    }

    /// A row in the form of the tables below.
    private struct Row {
        var keys: [Key] = []

        func letters(_ text: String) -> Row {
            adding(text.map { Key(sign: .letter($0), width: 1, isOther: false) })
        }
        func other(_ sign: Sign, _ width: Double) -> Row { adding([Key(sign: sign, width: width, isOther: true)]) }
        func space(_ word: String, _ width: Double) -> Row {
            adding([Key(sign: .space(word), width: width, isOther: false)])
        }
        func gap(_ width: Double) -> Row { adding([Key(sign: .gap, width: width, isOther: true)]) }

        private func adding(_ more: [Key]) -> Row { Row(keys: keys + more) }
    }

    // MARK: Phones

    /// Ten letters wide. The last row grew over time: beside the key for digits a key for other keyboards and the
    /// microphone (iOS 7), which moved below the keys on phones without a home button; and a symbol on the return key
    /// (iOS 26).
    static func phone(_ major: Int, hasFoot: Bool) -> KeyboardLayout {
        let digits = Sign.word(major < 5 ? ".?123" : "123")
        let last: Row =
            if major < 7 {
                Row().other(digits, 2.5).space("space", 5).other(.word("return"), 2.5)
            } else if major < 26, !hasFoot {
                Row().other(digits, 1.25).other(major < 8 ? .globe : .emoji, 1.25).other(.microphone, 1.25)
                    .space("space", 3.75).other(.word("return"), 2.5)
            } else if major < 26 {
                Row().other(digits, 1.25).other(.emoji, 1.25).space("space", 5).other(.word("return"), 2.5)
            } else {
                Row().other(digits, 1.25).other(.emoji, 1.25).space("", 5).other(.enter, 2.5)
            }
        return KeyboardLayout(
            units: 10,
            [
                Row().letters("QWERTYUIOP"), Row().gap(0.5).letters("ASDFGHJKL").gap(0.5),
                Row().other(.shift, 1.3).gap(0.2).letters("ZXCVBNM").gap(0.2).other(.delete, 1.3), last,
            ])
    }

    /// Gboard's layout: lower case, with a comma, and a key for emoji and a full stop beside the space bar.
    static let material = KeyboardLayout(
        units: 10,
        [
            Row().letters("qwertyuiop"), Row().gap(0.5).letters("asdfghjkl").gap(0.5),
            Row().other(.shift, 1.5).letters("zxcvbnm").other(.delete, 1.5),
            Row().other(.word("?123"), 1.5).letters(",").other(.emoji, 1).space("", 4).letters(".").other(.enter, 1.5),
        ])

    // MARK: Pads

    /// Eleven letters wide: delete ends the first row and return the second, shift is at both ends of the third, and
    /// the last row has digits at both ends and a key that hides the keyboard.
    static func pad(_ major: Int) -> KeyboardLayout {
        let digits = Sign.word(".?123")
        let last: Row =
            major < 7
            ? Row().other(digits, 2).space("", 6).other(digits, 2).other(.hide, 1)
            : Row().other(digits, 1.25).other(major < 8 ? .globe : .emoji, 1.25).other(.microphone, 1.25)
                .space("", 4.75).other(digits, 1.25).other(.hide, 1.25)
        return KeyboardLayout(
            units: 11,
            [
                Row().letters("QWERTYUIOP").other(.delete, 1),
                Row().gap(0.5).letters("ASDFGHJKL").other(major < 26 ? .word("return") : .enter, 1.5),
                Row().other(.shift, 1).letters("ZXCVBNM,.").other(.shift, 1), last,
            ])
    }

    /// The two halves of a split keyboard of a pad, whose rows end five letters in.
    static func halves(_ major: Int) -> [KeyboardLayout] {
        let (digits, enter) = (Sign.word(".?123"), major < 26 ? Sign.word("return") : .enter)
        return [
            KeyboardLayout(
                units: 6,
                [
                    Row().letters("QWERT").gap(1), Row().gap(0.5).letters("ASDFG").gap(0.5),
                    Row().other(.shift, 1).letters("ZXCV").gap(1),
                    Row().other(digits, 1.25).other(major < 8 ? .globe : .emoji, 1.25).space("", 3.5),
                ]),
            KeyboardLayout(
                units: 6,
                [
                    Row().letters("YUIOP").other(.delete, 1), Row().gap(0.5).letters("HJKL").other(enter, 1.5),
                    Row().letters("BNM,.").other(.shift, 1),
                    Row().space("", 3.5).other(digits, 1.25).other(.hide, 1.25),
                ]),
        ]
    }

    /// The layout of the largest pads, with a row of digits, 14.5 letters wide.
    static func largePad(_ major: Int) -> KeyboardLayout {
        KeyboardLayout(
            units: 14.5,
            [
                Row().letters("`1234567890-=").other(.delete, 1.5),
                Row().other(.word("tab"), 1.5).letters("QWERTYUIOP[]\\"),
                Row().other(.word("caps lock"), 1.75).letters("ASDFGHJKL;'")
                    .other(major < 26 ? .word("return") : .enter, 1.75),
                Row().other(.shift, 2.25).letters("ZXCVBNM,./").other(.shift, 2.25),
                Row().other(.globe, 1.5).other(.word(".?123"), 1.5).other(.microphone, 1.5).space("", 7)
                    .other(.word(".?123"), 1.5).other(.hide, 1.5),
            ])
    }
}
