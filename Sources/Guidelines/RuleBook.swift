import Boxes
import Devices
import Dialogs
import Jobs

/// All rules, in the order in which findings are reported: errors first, as far as the severity depends only on the
/// rule.
package enum RuleBook {
    /// The rules for single dialogs.
    package static var rules: [any Guideline] { dialogRules }

    // In the order in which findings are reported.
    private static let dialogRules: [any Rule] = [
        ExitRequired(), ActionUnreachable(), NothingAbovePopover(), FrameLeavesWindow(), InputMayBeLost(),
        TimeTooShort(), TimeLimitUnheard(),
        TimeLimit(), UnlikelyUnit(), CompletionAndCancel(), RoleRepeated(), TooManyFields(), AlertIncomplete(),
        AlertTooManyActions(), AlertAsNotice(), SafeAnswerMissing(), CancelPreferred(), TitleTooLong(),
        MessageTooLong(), ActionSheetEmpty(), ChoicesDropped(), ModalOverModal(), FullScreenForLittle(),
        SheetCoversWindow(), WidthOutOfRange(),
        UnaskedMessage(), ToastNotBrief(), MessageTooManyActions(),
        ButtonTitleCut(), TextCut(), TextTooSmall(), TargetTooSmall(), TargetsTooClose(), FocusObscured(),
        CloseButtonNeedless(), RowsHidden(), TextContrast(), ControlContrast(), TitleMissing(), BarMissing(),
        SystemStyleCustomized(), MemberHasNoEffect(), AssumedFigure(), GlyphsMissing(),
    ]

    /// The rules for sets of dialogs.
    package static let setRules: [any SetRule] = [TransitionsDiffer(), ModalityOverused()]

    /// The rules for stacks of dialogs.
    package static let sceneRules: [any SceneRule] = [
        NothingAbovePopover(), ModalOverModal(), StackTooDeep(), MessageOverDismissible(),
    ]

    /// The ids of all rules, each once, in the order in which findings are reported.
    package static let ids: [String] = {
        var seen: Set<String> = []
        let all = rules.map(\.id) + setRules.map(\.id) + sceneRules.map(\.id)
        return all.filter { seen.insert($0).inserted }
    }()

    /// A rule as it is asked.
    private struct Question {
        let rule: any Rule.Type
        let needs: SubjectTraits

        init(_ rule: any Rule) {
            self.rule = type(of: rule)
            needs = self.rule.needs
        }
    }

    /// The rules that concern dialogs of each style on each system, by the indexes of system and style.
    private static let questions: [[[Question]]] = {
        let names = OperatingSystem.Name.allCases
        var all = names.map { _ in StyleName.allCases.map { _ in [Question]() } }
        for name in names {
            let platform = OperatingSystem(name: name).platform
            for style in StyleName.allCases {
                all[name.index][style.index] = dialogRules.filter {
                    $0.concerns(style) && $0.concerns(platform) && $0.concerns(name)
                }.map { Question($0) }
            }
        }
        return all
    }()

    /// Returns what the rules find in one dialog; nothing if its answer has no diagnostics.
    ///
    /// - Parameters:
    ///   - subject: The dialog, laid out in the interface's own space: rules judge frames in that.
    ///   - isDisproved: Whether a finding of ``MemberHasNoEffect`` is wrong for this answer. Its field is the dialog's
    ///     own path, independent of where the member was written.
    package static func check(_ subject: Subject, unless isDisproved: (Finding) -> Bool = { _ in false }) -> [Finding] {
        guard subject.resolved.stage.options.parts.contains(.diagnostics) else { return [] }
        var findings = all(in: subject)
        guard !findings.isEmpty else { return [] }
        findings.removeAll { $0.rule == MemberHasNoEffect.name && isDisproved($0) }
        for index in findings.indices where findings[index].makesAnotherDialog {
            if subject.isSpoiled(by: findings[index].changes, finding: all) { findings[index].changes = [] }
        }
        if subject.request.isWrittenElsewhere {
            findings = findings.map { $0.located(in: subject.request, on: subject.device.platform) }
        }
        guard let selection = subject.resolved.stage.options.rules else { return findings }
        return findings.compactMap { selection.value.heard($0) }
    }

    /// Returns all that the rules find in one dialog, whatever its request says of rules.
    private static func all(in subject: Subject) -> [Finding] {
        var findings: [Finding] = []
        let system = subject.device.runningSystem.name
        let concerned = questions[system.index][subject.resolved.presentation.requested.index]
        let questions = concerned.span
        for index in questions.indices where subject.traits.isSuperset(of: questions[index].needs) {
            findings.add(questions[index].rule.findings(in: subject))
        }
        return findings
    }

    /// Returns what the rules for sets find in the dialogs of one app.
    package static func check(set members: [SetMember]) -> [SetFinding] {
        var findings: [SetFinding] = []
        for rule in setRules {
            findings += rule.check(members).map {
                $0.located(in: members[$0.index].request, on: members[$0.index].device.platform)
            }
        }
        return findings.compactMap { $0.heard(by: members[$0.index].rules) }
    }

    /// Returns what all rules find in a stack of dialogs in painting order: the rules for single dialogs first, then
    /// those for stacks, then those for sets. Indexes are those of `floors`.
    ///
    /// - Parameter isDisproved: As for one dialog, with the index of the finding's dialog.
    package static func check(
        scene floors: [Subject], unless isDisproved: (Finding, Subject) -> Bool = { _, _ in false }
    ) -> [SetFinding] {
        guard floors.first?.resolved.stage.options.parts.contains(.diagnostics) == true else { return [] }
        var findings: [SetFinding] = []
        for (index, floor) in floors.enumerated() where !JobBudget.wasOver {
            findings += check(floor, unless: { isDisproved($0, floor) }).map { SetFinding(at: index, $0) }
        }
        for rule in sceneRules {
            findings += rule.check(scene: floors).compactMap {
                let floor = floors[$0.index]
                return tried($0, in: floors).located(in: floor.request, on: floor.device.platform)
                    .heard(by: floor.resolved.stage.options.rules)
            }
        }
        return findings + check(set: floors.map { SetMember($0) })
    }

    /// A finding in a stack without its changes, if they bring errors or warnings of other rules.
    private static func tried(_ found: SetFinding, in floors: [Subject]) -> SetFinding {
        var found = found
        if found.finding.makesAnotherDialog,
            floors[found.index].isSpoiled(by: found.finding.changes, isInStack: true, finding: all)
        {
            found.finding.changes = []
        }
        return found
    }
}
