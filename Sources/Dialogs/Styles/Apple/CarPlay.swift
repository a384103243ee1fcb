import Boxes
import Devices
import Geometry
import Timeline
import Typography

extension CarPlay {
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
}
