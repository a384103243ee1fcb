package import Boxes
import Devices
import Geometry

/// Covers its presenter: the frame is the presenter's.
package struct CurrentContext: CachedStyle {
    package static func cached(on stage: Stage) -> Boxed<StyleDefaults> {
        stage.platform == .apple ? appleDefaults[SystemLook(on: stage)] : Boxed(otherDefaults(on: stage))
    }

    private static let appleDefaults = CachedDefaults<AppleRelease, SystemTraits> { look in
        var defaults = commonDefaults
        defaults.look.content = NavigationBars.inFullScreens(in: look)
        defaults.motion.easing = SystemMotion.easing(of: .coverVertical, in: look.release)
        return defaults
    }

    /// The defaults on the other platforms.
    private static func otherDefaults(on stage: Stage) -> StyleDefaults {
        var defaults = commonDefaults
        switch stage.platform {
        case .web: defaults.look.content = ContentMetrics.edged
        case .material: defaults.look.content = stage.android.isEarlier ? earlierContent : androidContent
        case .toolkit(let toolkit): defaults.look.content = ContentMetrics.page(of: toolkit)
        case .apple: break
        }
        defaults.motion.easing = stage.easing(of: .coverVertical)
        // A browser replaces content without a transition.
        if stage.platform == .web { defaults.motion.transition = .none }
        return defaults
    }

    private static let androidContent = Boxed(ContentMetrics.footed.value.onAndroid(isEarlier: false))
    private static let earlierContent = Boxed(ContentMetrics.footed.value.onAndroid(isEarlier: true))

    private static var commonDefaults: StyleDefaults {
        var defaults = StyleDefaults.filling
        // The area beside the presenter is not part of its context, and receives touches.
        defaults.interaction.outside = .passThrough
        return defaults
    }

    /// Up to iOS 12 a phone shows every style full screen (ledger C5), except over a presenter whose frame the request
    /// gives, which a context covers exactly (ledger C4; documented, presentation-metrics adapt.current_context).
    package func adaptation(of request: DialogRequest, on stage: Stage) -> StyleAdaptation? {
        if let standIn = stage.standIn(for: .currentContext) { return standIn }
        return request.presenter.frame == nil && stage.idiom == .phone && stage.release < .card
            ? PageSheet.sheetAdaptation(on: stage) : nil
    }

    /// The look of a dialog that covers the whole window.
    package func look(in setting: LookSetting) -> DialogLook {
        switch setting.platform {
        case .apple: SheetLooks.page(in: setting)
        case .material: MaterialLooks(in: setting).fullScreenDialog
        case .web: WebLooks(in: setting).dialog(border: nil)
        case .toolkit(let toolkit): ToolkitLooks(toolkit, in: setting).page
        }
    }

    package func frame(for measured: Measured) -> Placed {
        Placed(measured.request.presenter.frame ?? measured.container)
    }

    package var list: StyleList { StyleList("currentContext", in: "apple-navigation-bars") }
}
