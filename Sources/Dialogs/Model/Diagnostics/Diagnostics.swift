import Geometry

/// What the layout passes report in addition to the layout: adaptations, assumptions and, on request, every decision.
///
/// Most dialogs report nothing, so a list is `nil` while it is empty.
package struct Diagnostics: Sendable {
    /// Whether the answer contains diagnostics; otherwise they are not recorded.
    private let isRead: Bool
    /// Whether decisions are kept.
    package let explains: Bool
    private var adaptationList: [Adaptation]?
    private var assumptionList: [Assumption]?
    private var decisionList: [Decision]?

    package init(explains: Bool = false) {
        isRead = true
        self.explains = explains
    }

    private init(isRead: Bool) {
        self.isRead = isRead
        explains = false
    }

    /// Diagnostics for passes whose reports are not read: records nothing, and evaluates no texts.
    static let unread = Diagnostics(isRead: false)

    package var adaptations: [Adaptation] { adaptationList ?? [] }
    package var assumptions: [Assumption] { assumptionList ?? [] }
    package var decisions: [Decision] { decisionList ?? [] }

    /// Reports that a value of the request was replaced. A repeated report is kept once.
    package mutating func adapt(
        from: @autoclosure () -> String, to: @autoclosure () -> String, reason: AdaptationReason,
        field: @autoclosure () -> FieldPath
    ) {
        guard isRead else { return }
        add(Adaptation(from: from(), to: to(), reason: reason, field: field()))
    }

    /// Reports each side of a size, in points, that was reduced.
    mutating func adapt(_ size: Size, downTo less: Size, reason: AdaptationReason) {
        if less.width < size.width {
            adapt(
                from: TraceText.points(size.width), to: TraceText.points(less.width), reason: reason,
                field: [.dialog, .content, .size, .width])
        }
        if less.height < size.height {
            adapt(
                from: TraceText.points(size.height), to: TraceText.points(less.height), reason: reason,
                field: [.dialog, .content, .size, .height])
        }
    }

    /// Adds an adaptation and its decision, unless it is already known, or its `from` and `to` have the same text: a
    /// length may change by less than its text shows.
    package mutating func add(_ adaptation: Adaptation) {
        guard isRead, adaptation.from != adaptation.to, !adaptations.contains(adaptation) else { return }
        adaptationList.append(adaptation)
        trace(adaptation)
    }

    /// Adds an adaptation of one of several parts with separate decisions: it is reported once, and each part has a
    /// decision.
    mutating func addAnew(_ adaptation: Adaptation) {
        guard adaptations.contains(adaptation) else { return add(adaptation) }
        trace(adaptation)
    }

    private mutating func trace(_ adaptation: Adaptation) {
        guard explains else { return }
        decisionList.append(
            Decision(
                rule: .adaptation(adaptation.reason), before: adaptation.from, after: adaptation.to,
                reason: .adaptation(adaptation.reason), field: adaptation.field))
    }

    /// Reports that a figure without a source was used.
    package mutating func assume(_ assumption: Assumption) {
        guard isRead, !assumptions.contains(assumption) else { return }
        assumptionList.append(assumption)
    }

    /// Reports that a figure of confidence `assumed` influenced the layout.
    package mutating func assume(_ figure: StyleFigure, field: FieldPath) {
        guard isRead else { return }
        let unit = figure.unit.isEmpty ? "" : " " + figure.unit
        assume(
            Assumption(
                figure: figure.name, value: TraceText.points(figure.value) + unit, because: figure.source,
                field: field))
    }

    /// Reports that a style was replaced by the platform's nearest component; does nothing if that is `nil`.
    package mutating func adapt(_ style: StyleName, to component: String?) {
        guard isRead, let component else { return }
        adapt(from: style.rawValue, to: component, reason: .platformStyle, field: [.dialog, .style])
    }

    /// Traces that a rule was applied. Cheap if decisions are not kept, as the texts are not evaluated then.
    package mutating func trace(
        _ rule: TraceRule, before: @autoclosure () -> String = "", after: @autoclosure () -> String,
        reason: @autoclosure () -> Decision.Reason, field: @autoclosure () -> FieldPath
    ) {
        guard explains else { return }
        decisionList.append(
            Decision(rule: .rule(rule), before: before(), after: after(), reason: reason(), field: field()))
    }
}

extension Optional {
    /// Appends to a list that is `nil` while it is empty.
    fileprivate mutating func append<Element>(_ element: Element) where Wrapped == [Element] {
        if self == nil { self = [element] } else { self?.append(element) }
    }
}
