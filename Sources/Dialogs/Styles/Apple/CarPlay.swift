import Boxes
import Devices
import Geometry
import Timeline
import Typography

/// Alerts and action sheets on a car's display, which the phone's UIKit draws with figures of their own.
///
/// Source of measured figures: the UIKit of iOS as it shipped with 18.2 and 26.1 (UIAlertControllerVisualStyleAlertCar,
/// UIAlertControllerVisualStyleActionSheetCar, UIInterfaceActionConcreteVisualStyle_CarPlay). Figures that are missing
/// there are the phone's.
enum CarPlay {
    /// The numbers and colours of dialogs on a car's display: `Figures/carplay.json`.
    enum FigureName: Int, FigureKey {
        case width, margin, sheetMarginVertical, sheetMarginSide, cornerRadius, titleSize, messageSize, titleBaseline
        case textBottom, sheetTitleBaseline, sheetTextBottom, buttonHeight, buttonTitleSize, buttonPadding, buttonInset
        case buttonSpacing, buttonCornerRadius
    }

    static let figures = FigureTable<FigureName, CarPlayRelease>("carplay")

    enum ColorName: Int, FigureKey {
        case card, cardTint, buttonFocused, buttonFocusedText, buttonPreferredText
    }

    static let colors = ColorTable<ColorName, CarPlayRelease>("carplay")

    /// The material of alerts and action sheets up to iOS 18.
    static let material = MaterialTable<MaterialName, CarPlayRelease>("carplay")[.card, .card]

    enum MaterialName: Int, FigureKey { case card }

    private typealias Row = TableRow<FigureName, CarPlayRelease, StyleFigure>

    static func alert(on stage: borrowing Stage) -> Boxed<StyleDefaults> { alerts[index(of: stage)] }
    static func actionSheet(on stage: borrowing Stage) -> Boxed<StyleDefaults> { actionSheets[index(of: stage)] }

    /// The index of a stage's defaults: by release, light before dark.
    private static func index(of stage: borrowing Stage) -> Int {
        2 * CarPlayRelease(stage.release).rawValue + (stage.device.appearance == .dark ? 1 : 0)
    }

    private static func defaults(_ make: (CarPlayRelease, Alert.Look) -> StyleDefaults) -> [Boxed<StyleDefaults>] {
        CarPlayRelease.allCases.flatMap { release in
            [Alert.Traits(), .dark].map { traits in
                Boxed(make(release, Alert.Look(release: release == .glass ? .glass : .detents, traits: traits)))
            }
        }
    }

    // MARK: Alerts

    private static let alerts = defaults { release, look in
        let figures = figures[release]
        var defaults = Alert.defaults[look].value
        defaults.sizing.width = .points(figures[.width])
        defaults.sizing.margins = EdgeInsets(all: figures[.margin])
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        var metrics = defaults.look.content.value
        if release == .card { setText(&metrics, by: figures) }
        setButtons(&metrics, by: figures, in: release)
        defaults.look.content = Boxed(metrics)
        return defaults
    }

    /// Sets the fonts of texts up to iOS 18; from iOS 26 on they are the phone's.
    private static func setText(_ metrics: inout ContentMetrics, by figures: Row) {
        let phone = Alert.figures[.detents]
        metrics.baselines = BaselineDistances(
            top: figures[.titleBaseline], topAlone: phone[.titleBaseline], between: phone[.messageBaseline],
            bottom: figures[.textBottom], soloBottom: phone[.textBottom])
        let (ascent, descent) = (TextStyle.ascentPerSize, TextStyle.lineHeightPerSize - TextStyle.ascentPerSize)
        metrics.insets.top = figures[.titleBaseline] - figures[.titleSize] * ascent
        metrics.insets.bottom = figures[.textBottom] - figures[.messageSize] * descent
        metrics.title.set(figures[.titleSize], .bold)
        metrics.message.size = figures[.messageSize]
        metrics.soloSize = nil
        metrics.soloWeight = nil
    }

    private static func setButtons(_ metrics: inout ContentMetrics, by figures: Row, in release: CarPlayRelease) {
        metrics.rowHeight = figures[.buttonHeight]
        metrics.buttons.title.size = figures[.buttonTitleSize]
        metrics.buttons.titlePadding = figures[.buttonPadding]
        metrics.buttons.title.weight = .regular
        metrics.buttons.cancelWeight = release == .glass ? .regular : .bold
        metrics.buttons.preferredWeight = release == .glass ? .semibold : .bold
        guard release == .glass else { return }
        // Most displays in cars are so low that visible buttons would leave no room for the question.
        metrics.keepsButtonsInSight = false
        metrics.buttons.insets = EdgeInsets(all: figures[.buttonInset])
        metrics.fieldInset = figures[.buttonInset]
        metrics.buttons.setSpacing(figures[.buttonSpacing])
        metrics.buttons.cornerRadius = figures[.buttonCornerRadius]
    }

    // MARK: Action sheets

    private static let actionSheets = defaults { release, look in
        let figures = figures[release]
        var defaults = StyleDefaults()
        if release == .glass {
            defaults = alerts[2 + (look.traits.contains(.dark) ? 1 : 0)].value
            defaults.look.content = Boxed(stacked(defaults.look.content.value))
        } else {
            defaults.sizing.height = .fit
            defaults.sizing.staysInSafeArea = true
            defaults.motion.transition = .slide
            defaults.motion.easing = .spring(AlertSpring.spring)
            defaults.look.backdropOpacity = Alert.dimming(in: look)
            defaults.look.content = Boxed(sheetMetrics(by: figures))
        }
        defaults.sizing.edge = .bottom
        defaults.sizing.width = .points(figures[.width])
        defaults.sizing.margins = EdgeInsets(
            top: figures[.sheetMarginVertical], sides: figures[.sheetMarginSide], bottom: figures[.sheetMarginVertical])
        defaults.look.corners = CornerRadii(all: figures[.cornerRadius])
        defaults.interaction.outside = .dismiss
        return defaults
    }

    private static func stacked(_ metrics: ContentMetrics) -> ContentMetrics {
        var metrics = metrics
        metrics.buttons.arrangement = .stacked
        return metrics
    }

    private static func sheetMetrics(by figures: Row) -> ContentMetrics {
        var metrics = ActionSheet.metrics(in: .detents, isLow: true)
        let between = metrics.baselines?.between ?? figures[.titleSize]
        metrics.baselines = BaselineDistances(
            top: figures[.sheetTitleBaseline], between: between, bottom: figures[.sheetTextBottom],
            soloBottom: figures[.sheetTextBottom])
        metrics.title.set(figures[.titleSize], .regular)
        setButtons(&metrics, by: figures, in: .card)
        return metrics
    }

    // MARK: Looks

    private static let buttons: [LookPart] = [
        .button, .cancelButton, .destructiveButton, .preferredButton, .barButton, .barCancelButton,
        .barDestructiveButton, .barPreferredButton, .closeButton,
    ]

    /// A style's looks with buttons that show the focus of a knob; an alert and an action sheet also get looks of their
    /// own.
    static func look(_ look: DialogLook, of style: StyleName, in setting: LookSetting) -> DialogLook {
        let release = CarPlayRelease(setting.release)
        let colors = colors[release]
        let isCard = style == .alert || style == .actionSheet
        var parts: [LookPart: PartLook] = [:]
        if isCard, release == .card {
            for part in [LookPart.dialog, .group, .cancelGroup] where look[part].look.background != nil {
                var card = look[part].look
                card.background = setting.fill(material)
                parts[part] = card
            }
            parts[.title] = look[.title].look.with(text: setting.paint(.label))
        }
        for part in buttons {
            var button = look[part].look
            if isCard, release == .glass { fill(&button, part, in: setting) }
            var states = button.states ?? PartStates()
            states.focused = StateLook(
                background: setting.fill(colors[.buttonFocused]), text: setting.paint(colors[.buttonFocusedText]))
            button.states = states
            parts[part] = button
        }
        for part in [LookPart.field, .fieldPlaceholder] {
            var field = look[part].look
            var states = field.states ?? PartStates()
            states.focused = focused(field, colors[.buttonFocused], colors[.buttonFocusedText], in: setting)
            field.states = states
            parts[part] = field
        }
        return DialogLook(look, replacing: parts)
    }

    /// The look of a field that has the focus, because nothing else could have it: that of a button, or, where the
    /// field is as white as that already, the same two colours the other way round (assumed).
    private static func focused(
        _ field: PartLook, _ fill: ColorFigure, _ text: ColorFigure, in setting: LookSetting
    ) -> StateLook {
        let own = setting.fill(fill)
        let isSeen = field.background.map { $0.color != own.color || $0.opacity < own.opacity } ?? true
        return StateLook(
            background: isSeen ? own : setting.fill(text), border: field.border,
            text: setting.paint(isSeen ? text : fill))
    }

    /// Fills a capsule of iOS 26: grey, or blue if it is the preferred button, also on a bar.
    private static func fill(_ button: inout PartLook, _ part: LookPart, in setting: LookSetting) {
        let isPreferred = part == .preferredButton || part == .barPreferredButton
        if !setting.isOpaque || isPreferred {
            let accent = isPreferred ? setting.themed(.tint) : nil
            button.background =
                accent.map { Background($0) } ?? setting.fill(isPreferred ? .systemBlue : .tertiarySystemFill)
        }
        if isPreferred { button.text = setting.paint(colors[.buttonPreferredText]) }
        button.states?.disabled?.background = button.background
    }
}
