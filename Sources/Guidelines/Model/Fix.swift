import Dialogs

/// What to do about a finding: a sentence, and the changes to the request that it names.
///
/// Both are written as one text, so that they cannot disagree: a change in it is a part of the sentence.
///
///     "Set \(.set(approval, to: "presenter")), or ask in another way."
struct Fix: Hashable, Sendable, ExpressibleByStringInterpolation {
    let sentence: String
    /// All of them together do away with the finding.
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

        /// Words without a change.
        mutating func appendInterpolation(_ words: some CustomStringConvertible) { sentence += words.description }

        /// A change in its own words: `dismissal.approval to "presenter"`, or the name of what is left out.
        mutating func appendInterpolation(_ change: RequestChange) {
            sentence += change.words
            changes.append(change)
        }

        /// A change of which the sentence has the value alone: `"formSheet"`.
        mutating func appendInterpolation(valueOf change: RequestChange) {
            sentence += change.value?.words ?? change.words
            changes.append(change)
        }

        /// A style in the place of that of a request: `"formSheet"`.
        mutating func appendInterpolation(_ style: StyleName, of request: DialogRequest) {
            appendInterpolation("\"\(style.rawValue)\"", by: request.taking(style))
        }

        /// Changes in other words than their own.
        ///
        /// - Parameter changes: None where the words are one of several ways, and another is taken.
        mutating func appendInterpolation(_ words: String, by changes: [RequestChange]) {
            sentence += words
            self.changes += changes
        }
    }
}

extension RequestChange {
    /// `dismissal.approval to "presenter"`; of what is left out its name.
    var words: String {
        let name = field.name
        return value.map { "\(name) to \($0.words)" } ?? name
    }
}

extension RequestChange.Value {
    /// As people read it: JSON, but for colours, which have no quotation marks.
    var words: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .number(let number): TraceText.points(number)
        case .truth(let isTrue): isTrue ? "true" : "false"
        case .color(let color): color.hex
        case .list(let values): "[\(values.map(\.words).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\"\($0.name)\": \($0.value.words)" }.joined(separator: ", "))}"
        }
    }
}

extension FieldPath {
    /// As sentences name it: `content.background.color`, without the dialog that all of it is about.
    fileprivate var name: String {
        components.drop { $0 == .member(.dialog) }.map(\.name).joined(separator: ".")
    }
}
