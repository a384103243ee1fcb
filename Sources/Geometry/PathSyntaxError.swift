/// Why a string is not SVG path data, and where.
public struct PathSyntaxError: Error, Hashable, Sendable {
    /// The rule that the text breaks.
    public enum Reason: Hashable, Sendable {
        /// The path data does not start with `M` or `m`, or is empty.
        case expectedMove
        /// A character that is neither a command nor allowed between two commands.
        case unexpectedCharacter
        /// A command, or a comma, is not followed by all the numbers that it needs.
        case missingNumber
        /// A flag of an arc is not a bare `0` or `1`.
        case badFlag
        /// A number, or the coordinate that results from it, lies beyond ±``VectorPath/greatestCoordinate``.
        case numberOutOfRange
        /// The path has more elements than the caller allows.
        case tooManyElements(limit: Int)
    }

    /// Where the fault lies, in bytes of UTF-8 before it; the length of the text where something is missing at its end.
    public var offset: Int
    /// The rule that the text breaks.
    public var reason: Reason

    /// A fault at `offset` bytes into the text.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }
}

extension PathSyntaxError: CustomStringConvertible {
    /// The fault as one sentence in English.
    public var description: String {
        let rule =
            switch reason {
            case .expectedMove: "path data starts with M or m"
            case .unexpectedCharacter: "expected a path command"
            case .missingNumber: "expected a number"
            case .badFlag: "expected an arc flag, 0 or 1"
            case .numberOutOfRange: "a coordinate lies beyond ±\(Int(VectorPath.greatestCoordinate))"
            case .tooManyElements(let limit): "the path has more than \(limit) elements"
            }
        return "\(rule) (at byte \(offset))"
    }
}
