import Boxes
import Devices
package import Geometry

/// A bar that the app itself shows, or the view that presents a dialog: the system's plain ground of one, of which no
/// answer tells more than its height. For whoever draws the whole device.
package struct AppBar: Sendable {
    /// The edge that it lies along, of the window or of the presenter.
    package enum Side: Sendable { case top, bottom }

    package var side: Side
    /// How far from that edge it begins and ends, in points.
    package var near: Double
    package var far: Double
    /// How much of that is the status bar's, of which a view below it has nothing.
    package var inset = 0.0
    package var look: PartLook
    /// Whether it is one or two capsules rather than a ground from edge to edge: how high these are, and how far from
    /// the sides, in points; nil where it is a ground.
    package var capsule: (height: Double, margin: Double)?

    /// The bar's frame in a view, in the same coordinates.
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
    /// The app's own, in the order in which they are drawn.
    package private(set) var window: [AppBar] = []
    /// The bar of the presenter, where the app tells none.
    package private(set) var presenter: AppBar?

    package var isEmpty: Bool { window.isEmpty && presenter == nil }

    package init(of report: StageReport) {
        let given = report.state.bars
        let hasAny = given.navigation > 0 || given.toolbar > 0 || given.tab > 0
        guard hasAny || report.presenterHasBar, let stage = try? Stage(report.state, in: report.orientation) else {
            return
        }
        let looks = AppBarLooks(on: stage)
        // Since iOS 7 a bar at the top lies under the status bar, too.
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

/// What plain bars of a system look like.
private struct AppBarLooks {
    let setting: LookSetting
    let navigationHeight: Double

    init(on stage: borrowing Stage) {
        setting = LookSetting(stage)
        switch stage.platform {
        case .apple: navigationHeight = NavigationBars.inFullScreens(in: SystemLook(on: stage)).value.barHeight
        case .material: navigationHeight = FullScreenDialog.header.value
        case .web: navigationHeight = ContentMetrics.standard.value.barHeight
        case .toolkit(let toolkit): navigationHeight = toolkit.figures[.barHeight]
        }
    }

    func bar(_ side: AppBar.Side, _ near: Double, _ far: Double, isTab: Bool) -> AppBar {
        var look = StyleName.fullScreen.look(in: setting)[.bar].look
        var capsule: (height: Double, margin: Double)?
        switch setting.platform {
        case .apple where setting.release == .glass:
            look = StyleName.fullScreen.look(in: setting)[.barButton].look
            capsule = (AppleLooks.figures[.navigationBarButtonHeight], AppleLooks.figures[.navigationBarButtonMargin])
        case .apple:
            if isTab, setting.release == .classic {
                let colors = AppleSystem.colors[.classic]
                let (top, bottom) = (setting.paint(colors[.tabBarTop]), setting.paint(colors[.tabBarBottom]))
                look.background = Background(
                    top.mixed(with: bottom), gradient: [GradientStop(top, at: 0), GradientStop(bottom, at: 1)])
                look.border?.color = bottom.color
            }
        case .material: look.background = setting.fill(.surfaceContainer)
        case .web:
            look.background = look.background ?? setting.fill(WebSystem.colors[.appBar])
            look.border = Border(width: 1, setting.paint(WebSystem.colors[.appBarLine]), sides: [.bottom])
        case .toolkit(let toolkit):
            look.background = setting.fill(toolkit.design.roles.bar)
            look.border = Border(width: 1, setting.paint(toolkit.colors[.separator]), sides: [.bottom])
        }
        if side == .bottom { look.border?.sides = [.top] }
        return AppBar(side: side, near: near, far: far, look: look, capsule: capsule)
    }
}
