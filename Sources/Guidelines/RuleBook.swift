/// Every rule, in the order in which findings are told: errors first, as far as one rule can know.
package enum RuleBook {
    package static let rules: [any Rule] = [
        ExitRequired(), NothingAbovePopover(), FrameLeavesWindow(), InputMayBeLost(), TimeTooShort(),
        CompletionAndCancel(), AlertIncomplete(), AlertTooManyActions(), AlertAsNotice(), ActionSheetEmpty(),
        ModalOverModal(), FullScreenForLittle(), UnaskedMessage(), TitleMissing(), BarMissing(),
        SystemStyleCustomized(), MemberHasNoEffect(), AssumedFigure(), GlyphsMissing(),
    ]

    /// The rules for sets of dialogs.
    package static let setRules: [any SetRule] = [TransitionsDiffer(), ModalityOverused()]

    /// What the rules find in one dialog.
    package static func check(_ subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules { findings += rule.check(subject) }
        return findings
    }

    /// What the rules for sets find in the dialogs of one app.
    package static func check(set members: [SetMember]) -> [SetFinding] {
        var findings: [SetFinding] = []
        for rule in setRules { findings += rule.check(members) }
        return findings
    }
}
