import Dialogs

/// What falls short in a dialog, each thing once however many layers have it.
struct ShortfallReport {
    private struct Entry {
        let short: LookVerdict.Shortfall
        /// The place of the first layer that has it, and of the others.
        let first: Int
        var others: [Int] = []

        /// The ids of the layers that have it, one after the other.
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

    /// - Parameter index: The layer's place in the dialog.
    mutating func add(_ short: LookVerdict.Shortfall, at index: Int) {
        if let known = entries.firstIndex(where: { $0.short.saysSame(as: short) }) {
            entries[known].others.append(index)
        } else {
            if entries.isEmpty { entries.reserveCapacity(4) }
            entries.append(Entry(short: short, first: index))
        }
    }

    /// The findings: a warning where the request gave a colour, a note where the platform has it so.
    ///
    /// - Parameters:
    ///   - thing: What of the layers falls short, and `verb` what that means for people.
    ///   - field: Where a layer stands in the request.
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
        // What the platform has so is no app's doing: told once, with everything that has it.
        guard let first = entries.firstIndex(where: { $0.short.cause == nil }) else { return findings }
        findings.append(platformNote(from: first, by: rule, of: layers, at: field(layers[entries[first].first])))
        return findings
    }

    /// What the platform's own looks fall short of, in one finding.
    ///
    /// - Parameter first: The place of the first entry of which the request gave no colour.
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
        // What is left of a finding would stand: all of it is mended, or nothing.
        let fix = Fix(
            sentences.count == 1 ? sentences[0] : String(joining: sentences), isWhole ? changes : [])
        return rule.finding(.note, String(joining: message), at: field, fix: fix)
    }
}

extension [RequestChange] {
    /// Whether no member is changed by others, too.
    fileprivate func isApart(from others: [RequestChange]) -> Bool {
        for change in others where contains(where: { $0.field == change.field }) { return false }
        return true
    }
}

/// What of the looks of a dialog falls short of the contrast that it needs.
final class Shortfalls: Sendable {
    let texts: ShortfallReport
    /// Of the lines and fills that show a control where nothing else does.
    let outlines: ShortfallReport
    /// Of the lines that show that a control has the focus.
    let focus: ShortfallReport

    init(of subject: Subject) {
        let all = subject.resolved.layers
        let layers = all.span
        var inspection = LookInspection.of(subject)
        var (texts, outlines, focus) = (ShortfallReport(), ShortfallReport(), ShortfallReport())
        // What cannot be used may be hard to tell.
        for index in layers.indices where layers[index].isEnabled {
            let hasText = layers[index].text != nil
            guard hasText || layers[index].isControl, let verdict = inspection.verdict(at: index) else {
                continue
            }
            if hasText, let short = verdict.text { texts.add(short, at: index) }
            guard layers[index].isControl else { continue }
            // A button is known by its title.
            let isBare = layers[index].role == .textField || !hasText
            if isBare, let short = verdict.outline { outlines.add(short, at: index) }
            if let short = verdict.focus { focus.add(short, at: index) }
        }
        (self.texts, self.outlines, self.focus) = (texts, outlines, focus)
    }
}
