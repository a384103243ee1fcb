/// Reads moments in the form of RFC 3339: `2027-01-31T12:00:00Z`, `2027-01-31T12:00:00.5+01:00`.
package enum Timestamp {
    /// The seconds since 1970; `nil` if the text is not such a moment. A leap second counts as the second after it.
    package static func seconds(_ text: some StringProtocol) -> Double? {
        var rest = Substring(text)
        guard let year = number(&rest, 4), take(&rest, "-"), let month = number(&rest, 2), take(&rest, "-"),
            let day = number(&rest, 2), take(&rest, "T") || take(&rest, "t"), let hour = number(&rest, 2),
            take(&rest, ":"), let minute = number(&rest, 2), take(&rest, ":"), let second = number(&rest, 2)
        else { return nil }
        var fraction = 0.0
        if take(&rest, ".") {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let value = Double("0." + digits) else { return nil }
            fraction = value
            rest.removeFirst(digits.count)
        }
        guard let offset = offset(&rest), rest.isEmpty, (1...12).contains(month),
            (1...days(in: month, of: year)).contains(day), hour < 24, minute < 60, second <= 60
        else { return nil }
        let whole = (daysSince1970(year, month, day) * 24 + hour) * 3600 + minute * 60 + second - offset
        return Double(whole) + fraction
    }

    private static func take(_ text: inout Substring, _ sign: Character) -> Bool {
        guard text.first == sign else { return false }
        text.removeFirst()
        return true
    }

    private static func number(_ text: inout Substring, _ digits: Int) -> Int? {
        let part = text.prefix(digits)
        guard part.count == digits, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        text.removeFirst(digits)
        return Int(part)
    }

    /// Reads the offset from UTC, in seconds east of Greenwich.
    private static func offset(_ text: inout Substring) -> Int? {
        if take(&text, "Z") || take(&text, "z") { return 0 }
        let isWest = text.first == "-"
        guard take(&text, "+") || take(&text, "-"), let hours = number(&text, 2), take(&text, ":"),
            let minutes = number(&text, 2), hours < 24, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private static func days(in month: Int, of year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The days since 1970 in the Gregorian calendar, computed in years that begin with March.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        // There are 719,468 days between the first of March of year 0 and the first of January 1970.
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + dayOfYear - 719_468
    }
}
