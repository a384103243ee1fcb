/// The units of numbers in requests.
enum Unit {
    case points, pixelsPerPoint, seconds, degrees, share, pointsPerSecond

    /// The text that follows "a number"; empty for a fraction, because its range is explanation enough.
    var phrase: String {
        switch self {
        case .points: " of points"
        case .pixelsPerPoint: " of pixels to a point"
        case .seconds: " of seconds"
        case .degrees: " of degrees"
        case .pointsPerSecond: " of points per second"
        case .share: ""
        }
    }

    /// The unit of the member at a path; `nil` for numbers without a unit, such as counts and factors.
    init?(of path: SchemaPath) {
        // The elements of a list of numbers have the unit of the list.
        let tokens = path.tokens.last == "*" ? path.tokens.drop { _ in false }.filter { $0 != "*" } : path.tokens
        guard let name = tokens.last else { return nil }
        if name == "scale", tokens.dropLast().last == "screen" {
            self = .pixelsPerPoint
        } else if name == "time", tokens.contains("keyframes"), tokens.contains("transition") {
            // The times of keyframes are fractions of the transition in a request, but seconds in the timeline of an
            // answer.
            self = .share
        } else if let unit = Self.ofNames[name] {
            self = unit
        } else {
            return nil
        }
    }

    private static let ofNames: [String: Unit] = {
        var units: [String: Unit] = [:]
        let names: [(Unit, String)] = [
            (.seconds, "duration delay after at gap minimum time times response"),
            (.degrees, "rotationX rotationY rotationZ degrees"), (.share, "opacity dismissShare detentShare"),
            (.pointsPerSecond, "velocity dismissSpeed flickSpeed minimumSpeed dampingSpeed"),
            (
                .points,
                """
                width height minWidth maxWidth minHeight maxHeight x y top left bottom right leading trailing radius \
                blur spread cornerRadius offset mainAxis crossAxis padding margins horizontal vertical translation \
                anchorPoint position points tap status navigation tab toolbar detents selectedDetent \
                largestUndimmedDetent slowTravel dismissTravel
                """
            ),
        ]
        for (unit, list) in names { for name in list.split(separator: " ") { units[String(name)] = unit } }
        return units
    }()

    /// Converts a number to this unit, and returns the unit in which it was assumed to be; `nil` if no unit fits.
    ///
    /// - Parameters:
    ///   - name: The unit that followed the number, in lower case; empty if there was none.
    ///   - most: The greatest number that is valid for the member.
    func converted(_ value: Double, from name: String, most: Double) -> (value: Double, taken: String?)? {
        switch (self, name) {
        case (.seconds, "ms"), (.seconds, "milliseconds"), (.seconds, "millis"): (value / 1000, nil)
        case (.seconds, "min"), (.seconds, "minutes"), (.seconds, "m"): (value * 60, nil)
        case (.seconds, "") where value > most: (value / 1000, "milliseconds")
        case (.share, "%"): (value / 100, nil)
        case (.share, "") where value > 2 && value <= 100: (value / 100, "a percentage")
        case (.degrees, "rad"): (value * 180 / Double.pi, nil)
        case (.degrees, "turn"): (value * 360, nil)
        case (_, "%"), (_, "em"), (_, "rem"), (_, "vh"), (_, "vw"): nil
        default: name.isEmpty && value > most ? nil : (value, nil)
        }
    }
}
