/// Every rule, in the order in which findings are told: errors first, as far as one rule can know.
package enum RuleBook {
    package static let rules: [any Rule] = [
        ExitRequired(), NothingAbovePopover(), FrameLeavesWindow(), InputMayBeLost(), CompletionAndCancel(),
        TitleMissing(), MemberHasNoEffect(), AssumedFigure(), GlyphsMissing(),
    ]

    /// What the rules find in one dialog.
    package static func check(_ subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules { findings += rule.check(subject) }
        return findings
    }
}
