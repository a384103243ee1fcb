import Dialogs

/// How to remove a finding: a sentence, and the changes to the request that the sentence names.
///
/// Both are written as one text, so that they cannot disagree: each change is interpolated into the sentence.
///
///     "Set \(.set(approval, to: "presenter")), or ask in another way."
struct Fix: Hashable, Sendable, ExpressibleByStringInterpolation {
    let sentence: String
    /// The changes, which together remove the finding.
    let changes: [RequestChange]

    init(_ sentence: String, _ changes: [RequestChange] = []) {
        self.sentence = sentence
        self.changes = changes
    }

    init(stringLiteral value: String) { self.init(value) }

    init(stringInterpolation: Interpolation) {
        self.init(stringInterpolation.sentence, stringInterpolation.changes)
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var sentence = ""
        fileprivate var changes: [RequestChange] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            sentence.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { sentence += literal }

        /// Appends words without a change.
        mutating func appendInterpolation(_ words: some CustomStringConvertible) { sentence += words.description }

        /// Appends a change in its own words: `dismissal.approval to "presenter"`, or the name of a removed member.
        mutating func appendInterpolation(_ change: RequestChange) {
            sentence += change.words
            changes.append(change)
        }

        /// Appends a change of which the sentence shows only the value: `"formSheet"`.
        mutating func appendInterpolation(valueOf change: RequestChange) {
            sentence += change.value?.words ?? change.words
            changes.append(change)
        }

        /// Appends the name of a style, with the changes that give it to a request: `"formSheet"`.
        mutating func appendInterpolation(_ style: StyleName, of request: DialogRequest) {
            appendInterpolation("\"\(style.rawValue)\"", by: request.taking(style))
        }

        /// Appends changes, described by the given words.
        ///
        /// - Parameter changes: Empty if the words name one of several ways, and the fix makes another.
        mutating func appendInterpolation(_ words: String, by changes: [RequestChange]) {
            sentence += words
            self.changes += changes
        }
    }
}

extension RequestChange {
    /// The change in words: `dismissal.approval to "presenter"`; for a removed member its name.
    var words: String {
        let name = field.name
        return value.map { "\(name) to \($0.words)" } ?? name
    }
}

extension RequestChange.Value {
    /// The value as people read it: JSON, except that colours have no quotation marks.
    var words: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): TraceText.points(number)
        case .truth(let isTrue): isTrue ? "true" : "false"
        case .null: "null"
        case .color(let color): color.hex
        case .list(let values): "[\(values.map(\.words).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\"\($0.name)\": \($0.value.words)" }.joined(separator: ", "))}"
        }
    }
}

extension FieldPath {
    /// The path as sentences name it: `content.background.color`, without the leading `dialog`.
    fileprivate var name: String {
        components.drop { $0 == .member(.dialog) }.map(\.name).joined(separator: ".")
    }
}
