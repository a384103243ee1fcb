import Dialogs

/// What falls short in a dialog, each thing once however many layers have it.
struct ShortfallReport {
    private var entries: [(short: LookVerdict.Shortfall, layers: [String], index: Int)] = []

    /// - Parameter index: The layer's place in the dialog.
    mutating func add(_ short: LookVerdict.Shortfall, of layer: String, at index: Int) {
        if let known = entries.firstIndex(where: { $0.short == short }) {
            entries[known].layers.append(layer)
        } else {
            entries.append((short, [layer], index))
        }
    }

    /// The findings: a warning where the request gave a colour, a note where the platform has it so.
    ///
    /// - Parameters:
    ///   - thing: What of the layers falls short, and `verb` what that means for people.
    ///   - field: Where the layer at a place stands in the request.
    func findings(
        by rule: some Guideline, about thing: String, is verb: String, field: (Int) -> FieldPath
    ) -> [Finding] {
        guard !entries.isEmpty else { return [] }
        return entries.map { short, layers, index in
            guard let cause = short.cause else {
                return rule.finding(.note, short.message, at: field(index), fix: short.fix)
            }
            let names = layers.joined(separator: ", ")
            return rule.finding(
                .warning, "The \(thing) of \(names) \(verb): \(short.message)", at: cause, fix: short.fix)
        }
    }
}
