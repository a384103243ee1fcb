/// What the passes have to say beside the layout: what became something else, what was assumed, and, for those who
/// asked, each decision on the way.
package struct Notes: Sendable {
    /// Whether decisions are kept.
    package let explains: Bool
    package private(set) var adaptations: [Adaptation] = []
    package private(set) var assumptions: [Assumption] = []
    package private(set) var decisions: [Decision] = []

    package init(explains: Bool = false) {
        self.explains = explains
    }

    /// Something of the request became something else. Told once, however often it is noticed.
    package mutating func adapt(from: String, to: String, reason: String, field: FieldPath) {
        add(Adaptation(from: from, to: to, reason: reason, field: field))
    }

    package mutating func add(_ adaptation: Adaptation) {
        guard !adaptations.contains(adaptation) else { return }
        adaptations.append(adaptation)
        decide(
            adaptation.reason, before: adaptation.from, after: adaptation.to, reason: adaptation.reason,
            field: adaptation.field)
    }

    /// A figure that no source gives was taken.
    package mutating func assume(_ assumption: Assumption) {
        guard !assumptions.contains(assumption) else { return }
        assumptions.append(assumption)
    }

    /// A figure of our own choice had a say in the layout.
    package mutating func assume(_ figure: StyleFigure, field: FieldPath) {
        let unit = figure.unit.isEmpty ? "" : " " + figure.unit
        assume(
            Assumption(
                figure: figure.name, value: NumberText.points(figure.value) + unit, because: figure.source,
                field: field))
    }

    /// A style became the platform's nearest component.
    package mutating func adapt(_ style: StyleName, to component: String?) {
        guard let component else { return }
        adapt(from: style.rawValue, to: component, reason: "platformStyle", field: ["dialog", "style"])
    }

    /// A rule was applied. Cheap when nobody asked: the texts are not made.
    package mutating func decide(
        _ rule: @autoclosure () -> String, before: @autoclosure () -> String = "", after: @autoclosure () -> String,
        reason: @autoclosure () -> String, field: @autoclosure () -> FieldPath
    ) {
        guard explains else { return }
        decisions.append(Decision(rule: rule(), before: before(), after: after(), reason: reason(), field: field()))
    }

    /// Everything that `others` say and this does not say yet.
    package mutating func add(_ others: Notes) {
        for adaptation in others.adaptations where !adaptations.contains(adaptation) { adaptations.append(adaptation) }
        for assumption in others.assumptions { assume(assumption) }
        if !others.decisions.isEmpty { decisions += others.decisions }
    }
}
