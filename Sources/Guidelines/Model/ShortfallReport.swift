import Dialogs
import Jobs

/// The insufficient contrasts of a dialog: each once, with all the layers that have it.
struct ShortfallReport {
    private struct Entry {
        let short: LookVerdict.Shortfall
        /// The index of the first layer with it; `others` has the indexes of the rest.
        let first: Int
        var others: [Int] = []

        /// The places where it is.
        func places(of thing: LookThing, in layers: [Layer]) -> Set<LookPlace> {
            Set(([first] + others).map { LookPlace(layer: layers[$0].id, thing: thing) })
        }

        /// Appends the ids of the layers with it, separated by commas.
        func appendNames(of layers: [Layer], to pieces: inout [String]) {
            pieces.append(layers[first].id)
            for other in others {
                pieces.append(", ")
                pieces.append(layers[other].id)
            }
        }
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter index: The layer's index in the dialog.
    mutating func add(_ short: LookVerdict.Shortfall, at index: Int) {
        if let known = entries.firstIndex(where: { $0.short.saysSame(as: short) }) {
            entries[known].others.append(index)
        } else {
            if entries.isEmpty { entries.reserveCapacity(4) }
            entries.append(Entry(short: short, first: index))
        }
    }

    /// Returns the findings: a warning if the request gave the colour, a note if it is the platform's own.
    ///
    /// - Parameters:
    ///   - thing: The part of the layers with too little contrast, in words.
    ///   - verb: What that means for people.
    ///   - field: Returns the field of the request for a layer.
    func findings(
        by rule: some Guideline, about thing: LookThing, is verb: String, in subject: Subject,
        field: (Layer) -> FieldPath
    ) -> [Finding] {
        guard !entries.isEmpty else { return [] }
        let layers = subject.resolved.layers
        var findings: [Finding] = []
        if entries.contains(where: { $0.short.cause != nil }) {
            let trial = LookTrial(subject)
            for entry in entries {
                guard let cause = entry.short.cause else { continue }
                var pieces = ["The ", thing.word, " of "]
                entry.appendNames(of: layers, to: &pieces)
                pieces += [" ", verb, ": ", entry.short.message]
                let fix = fix(of: entry, by: trial, thing, layers)
                findings.append(rule.finding(.warning, String(joining: pieces), at: cause, fix: fix))
            }
        }
        // The app is not responsible for the platform's own looks, so they are reported once, with all the layers that
        // have them.
        guard let first = entries.firstIndex(where: { $0.short.cause == nil }) else { return findings }
        let field = field(layers[entries[first].first])
        findings.append(platformNote(from: first, by: rule, about: thing, in: subject, at: field))
        return findings
    }

    /// What to do about colours that the request gives: all that one member of it does at once, if that can be.
    private func fix(of entry: Entry, by trial: LookTrial, _ thing: LookThing, _ layers: [Layer]) -> Fix {
        let alike = entries.filter { $0.short.cause == entry.short.cause }
        let all = alike.reduce(into: Set<LookPlace>()) { $0.formUnion($1.places(of: thing, in: layers)) }
        var changes = trial.changes(mending: [(entry.short, all)])
        if changes.isEmpty, alike.count > 1 {
            changes = trial.changes(mending: [(entry.short, entry.places(of: thing, in: layers))])
        }
        if changes == entry.short.fix.changes, !changes.isEmpty { return entry.short.fix }
        guard let change = changes.first else { return LookAdvice.none }
        return "Set \(change)."
    }

    /// Returns one finding about all of the platform's own looks with too little contrast.
    ///
    /// - Parameter first: The index of the first entry whose colour the request did not give.
    private func platformNote(
        from first: Int, by rule: some Guideline, about thing: LookThing, in subject: Subject, at field: FieldPath
    ) -> Finding {
        let layers = subject.resolved.layers
        let isAlone = !entries[(first + 1)...].contains { $0.short.cause == nil }
        let fix = platformFix(from: first, about: thing, in: subject)
        guard !isAlone else { return rule.finding(.note, entries[first].short.message, at: field, fix: fix) }
        var message: [String] = []
        message.reserveCapacity(16)
        for entry in entries[first...] where entry.short.cause == nil {
            if !message.isEmpty { message.append(" ") }
            message.append(entry.short.message)
            message.append(" (")
            entry.appendNames(of: layers, to: &message)
            message.append(")")
        }
        return rule.finding(.note, String(joining: message), at: field, fix: fix)
    }

    /// What to do about the platform's own colours. A finding that is only partly mended would be reported again, so
    /// the changes mend all of it, or there are none.
    private func platformFix(from first: Int, about thing: LookThing, in subject: Subject) -> Fix {
        let layers = subject.resolved.layers
        func find() -> Fix {
            let shorts = entries[first...].filter { $0.short.cause == nil }.map {
                ($0.short, $0.places(of: thing, in: layers))
            }
            let (changes, isWhole) = LookTrial(subject).remedy(for: shorts)
            var sentences = changes.map { "Set \($0.words), or leave it as the platform has it." }
            if sentences.isEmpty { sentences = ["Leave it as the platform has it."] }
            return Fix(sentences.joined(separator: " "), isWhole ? changes : [])
        }
        return subject.request.isPlain ? entries[first].short.known.fix(of: layers, thing, or: find) : find()
    }
}

extension LookThing {
    /// The thing as findings name it.
    fileprivate var word: String {
        switch self {
        case .text: "text"
        case .outline: "outline"
        case .focus: "focus"
        }
    }
}

/// All looks of a dialog with less contrast than they need.
final class Shortfalls: Sendable {
    let texts: ShortfallReport
    /// Lines and fills that alone show a control.
    let outlines: ShortfallReport
    /// Lines that show the focus.
    let focus: ShortfallReport

    init(of subject: Subject) {
        let all = subject.resolved.layers
        let layers = all.span
        var inspection = LookInspection.of(subject)
        var (texts, outlines, focus) = (ShortfallReport(), ShortfallReport(), ShortfallReport())
        // Disabled controls need no contrast.
        for index in layers.indices where layers[index].isEnabled {
            // What is missing then is in an answer that nobody gets.
            if JobBudget.isOver(after: 100) { break }
            let hasText = layers[index].text != nil
            guard hasText || layers[index].isControl, let verdict = inspection.verdict(of: all, at: index) else {
                continue
            }
            if hasText, let short = verdict.text { texts.add(short, at: index) }
            guard layers[index].isControl else { continue }
            // A button with a title is recognised by that.
            let isBare = layers[index].role == .textField || !hasText
            if isBare, let short = verdict.outline { outlines.add(short, at: index) }
            if let short = verdict.focus { focus.add(short, at: index) }
        }
        (self.texts, self.outlines, self.focus) = (texts, outlines, focus)
    }
}
