import Dialogs

/// The insufficient contrasts of a dialog: each once, with all the layers that have it.
struct ShortfallReport {
    private struct Entry {
        let short: LookVerdict.Shortfall
        /// The index of the first layer with it; `others` has the indexes of the rest.
        let first: Int
        var others: [Int] = []

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
        by rule: some Guideline, about thing: String, is verb: String, in subject: Subject, field: (Layer) -> FieldPath
    ) -> [Finding] {
        guard !entries.isEmpty else { return [] }
        let layers = subject.resolved.layers
        var findings: [Finding] = []
        for entry in entries {
            guard let cause = entry.short.cause else { continue }
            var pieces = ["The ", thing, " of "]
            entry.appendNames(of: layers, to: &pieces)
            pieces += [" ", verb, ": ", entry.short.message]
            findings.append(rule.finding(.warning, String(joining: pieces), at: cause, fix: entry.short.fix))
        }
        // The app is not responsible for the platform's own looks, so they are reported once, with all the layers that
        // have them.
        guard let first = entries.firstIndex(where: { $0.short.cause == nil }) else { return findings }
        findings.append(platformNote(from: first, by: rule, of: layers, at: field(layers[entries[first].first])))
        return findings
    }

    /// Returns one finding about all of the platform's own looks with too little contrast.
    ///
    /// - Parameter first: The index of the first entry whose colour the request did not give.
    private func platformNote(
        from first: Int, by rule: some Guideline, of layers: [Layer], at field: FieldPath
    ) -> Finding {
        let isAlone = !entries[(first + 1)...].contains { $0.short.cause == nil }
        guard !isAlone else {
            return rule.finding(.note, entries[first].short.message, at: field, fix: entries[first].short.fix)
        }
        var (message, sentences) = ([String](), [String]())
        message.reserveCapacity(16)
        sentences.reserveCapacity(4)
        var changes: [RequestChange] = []
        var isWhole = true
        for entry in entries[first...] where entry.short.cause == nil {
            if !message.isEmpty { message.append(" ") }
            message.append(entry.short.message)
            message.append(" (")
            entry.appendNames(of: layers, to: &message)
            message.append(")")
            let fix = entry.short.fix
            guard !sentences.contains(fix.sentence) else { continue }
            if !sentences.isEmpty { sentences.append(" ") }
            sentences.append(fix.sentence)
            isWhole = isWhole && !fix.changes.isEmpty && changes.isApart(from: fix.changes)
            changes = changes.isEmpty ? fix.changes : changes + fix.changes
        }
        // A finding that is only partly fixed would be reported again, so the changes fix all of it, or there are none.
        let fix = Fix(
            sentences.count == 1 ? sentences[0] : String(joining: sentences), isWhole ? changes : [])
        return rule.finding(.note, String(joining: message), at: field, fix: fix)
    }
}

extension [RequestChange] {
    /// Whether no member is changed by both lists.
    fileprivate func isApart(from others: [RequestChange]) -> Bool {
        for change in others where contains(where: { $0.field == change.field }) { return false }
        return true
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
            let hasText = layers[index].text != nil
            guard hasText || layers[index].isControl, let verdict = inspection.verdict(at: index) else {
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
