import Boxes
import Devices
package import Geometry

/// A bar of the app, or of the view that presents a dialog, drawn as the system's plain background of such a bar. It is
/// for renderers that draw the whole device: other answers contain only its height.
package struct AppBar: Sendable {
    /// The edge of the window, or of the presenter, along which the bar lies.
    package enum Side: Sendable { case top, bottom }

    package var side: Side
    /// The distances from that edge to the bar's near and far side, in points.
    package var near: Double
    package var far: Double
    /// The part of the bar under the status bar, in points; 0 in a view that begins below the status bar.
    package var inset = 0.0
    package var look: PartLook
    /// The height of the bar's one or two capsules and their distance from the sides, in points; `nil` if the bar has a
    /// background from edge to edge instead.
    package var capsule: (height: Double, margin: Double)?

    package func frame(in view: Rect) -> Rect {
        let near = min(near, view.height)
        let far = max(near, min(far, view.height))
        return side == .top
            ? Rect(minX: view.minX, minY: view.minY + near, maxX: view.maxX, maxY: view.minY + far)
            : Rect(minX: view.minX, minY: view.maxY - far, maxX: view.maxX, maxY: view.maxY - near)
    }
}

/// The bars of an app behind a dialog.
package struct AppBars: Sendable {
    /// The app's own bars, in drawing order.
    package private(set) var window: [AppBar] = []
    /// The presenter's bar, if the request gives the app no navigation bar.
    package private(set) var presenter: AppBar?

    package var isEmpty: Bool { window.isEmpty && presenter == nil }

    package init(of report: StageReport) {
        let given = report.state.bars
        let hasAny = given.navigation > 0 || given.toolbar > 0 || given.tab > 0
        guard hasAny || report.presenterHasBar, let stage = try? Stage(report.state, in: report.orientation) else {
            return
        }
        let looks = AppBarLooks(on: stage)
        // From iOS 7 on, a bar at the top also extends below the status bar.
        let top = stage.barsReachUp ? 0 : given.status
        func add(_ side: AppBar.Side, _ near: Double, _ far: Double, isTab: Bool = false) {
            guard far > near else { return }
            window.append(looks.bar(side, near, far, isTab: isTab))
        }
        if given.navigation > 0 { add(.top, top, given.status + given.navigation) }
        if given.toolbar > 0 { add(.bottom, given.tab, given.tab + given.toolbar) }
        add(.bottom, 0, given.tab, isTab: true)
        guard report.presenterHasBar, given.navigation <= 0 else { return }
        let inset = max(given.status, stage.safeAreaInsets.top)
        presenter = looks.bar(.top, stage.barsReachUp ? 0 : inset, inset + looks.navigationHeight, isTab: false)
        presenter?.inset = inset
    }
}

/// The looks of a system's plain bars.
private struct AppBarLooks {
    let setting: LookSetting
    let navigationHeight: Double

    init(on stage: borrowing Stage) {
        setting = LookSetting.of(stage)
        switch stage.platform {
        case .apple: navigationHeight = NavigationBars.inFullScreens(in: SystemLook(on: stage)).value.barHeight
        case .material: navigationHeight = ContentMetrics.materialTable[.header]
        case .web: navigationHeight = ContentMetrics.standard.value.barHeight
        case .toolkit(let toolkit): navigationHeight = toolkit.figures[.barHeight]
        }
    }

    func bar(_ side: AppBar.Side, _ near: Double, _ far: Double, isTab: Bool) -> AppBar {
        var look = SystemLooks.appBar(with: StyleName.fullScreen.look(in: setting), isTab: isTab, in: setting)
        if side == .bottom { look.border?.sides = [.top] }
        let figures = AppleLooks.figures[.glass]
        return AppBar(
            side: side, near: near, far: far, look: look,
            capsule: SystemLooks.drawsCapsules(in: setting)
                ? (figures[.navigationBarButtonHeight], figures[.navigationBarButtonMargin]) : nil)
    }
}
