import Devices
package import Timeline

/// The motion of the stage's system if neither request nor style gives one. Platforms are distinguished only here.
extension Stage {
    /// The motion of a transition in either direction; `nil` on Apple's systems, where one easing and one duration are
    /// enough.
    package func motion(_ direction: TransitionDirection, by transition: TransitionStyle) -> StyleMotion? {
        switch platform {
        case .apple: nil
        case .material: MaterialMotion.motion(direction, by: transition)
        case .web: WebMotion.motion(by: transition)
        case .toolkit(let toolkit): ToolkitMotion(toolkit).motion(direction, by: transition)
        }
    }

    /// The easing of the system's own transitions when presenting.
    package func easing(of transition: TransitionStyle) -> Easing {
        motion(.present, by: transition)?.curve.easing ?? SystemMotion.easing(of: transition, in: release)
    }

    /// The duration of the system's own transitions when presenting, in seconds.
    package func duration(of transition: TransitionStyle) -> Double {
        motion(.present, by: transition)?.duration ?? SystemMotion.duration(of: transition, in: release)
    }

    /// The motion of the window when the device rotates.
    struct RotationMotion {
        /// The duration of a quarter turn in seconds.
        var quarter: Double
        /// The ratio of the duration of a half turn to that of a quarter turn.
        var halfTurnFactor: Double
        var curve: MotionCurve
    }

    var rotationMotion: RotationMotion {
        switch platform {
        case .material:
            RotationMotion(
                quarter: MaterialMotion.figures[.rotationDuration],
                halfTurnFactor: SystemMotion.figures[.rotationHalfTurnFactor, .classic],
                curve: MaterialMotion.standard)
        case .apple, .web, .toolkit:
            RotationMotion(
                quarter: isPhone
                    ? SystemMotion.figures[.rotationDurationPhone] : SystemMotion.figures[.rotationDurationPad],
                halfTurnFactor: SystemMotion.figures[.rotationHalfTurnFactor, .classic], curve: .easeInOut)
        }
    }

    private var isPhone: Bool { if case .phone = idiom { true } else { false } }

    /// The motion to a new layout when the content changes, or the window, a fold or anything else about the device.
    ///
    /// No platform has a figure for it. It is assumed to be the system's own motion for things that begin and end on
    /// the screen. Toolkits apply such a change at once; here their dialogs move as a sheet between detents (assumed),
    /// so that nothing jumps.
    var rearranging: Pace { Self.rearranging(on: platform, in: appleRelease) }

    static func rearranging(on platform: Platform, in release: AppleRelease?) -> Pace {
        switch platform {
        case .apple:
            release == .classic
                ? (.easeInOut, SystemMotion.figures[.rearrangingDuration, .classic])
                : (SystemMotion.springCurve, SystemMotion.springDuration)
        case .material: (MaterialMotion.emphasized, MaterialMotion.figures[.rearrangingDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.rearrangingDuration])
        case .toolkit(let toolkit): ToolkitMotion(toolkit).detents
        }
    }

    /// The motion of a sheet from one detent to another.
    ///
    /// - Parameter isLower: Whether the sheet moves to the lower detent.
    func detentMotion(isLower: Bool) -> Pace {
        switch platform {
        // The spring of mass 3 and stiffness 1000 has the frequency at which sheets were measured to settle.
        case .apple: (SystemMotion.springCurve, SystemMotion.springDuration)
        case .material:
            isByCompose
                ? ComposeMotion(self).detents(isLower: isLower)
                : (MaterialMotion.emphasized, MaterialMotion.figures[.detentDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.rearrangingDuration])
        case .toolkit(let toolkit): ToolkitMotion(toolkit).detents
        }
    }

    /// The motion of the keyboard if the request gives none: a curve, and its duration in seconds unless it is a
    /// spring.
    var keyboardMotion: (curve: MotionCurve, duration: Double?) {
        switch platform {
        case .apple:
            release == .classic
                ? (.easeInOut, SystemMotion.figures[.keyboardDuration, .classic]) : (SystemMotion.springCurve, nil)
        case .material: (MaterialMotion.standard, MaterialMotion.figures[.keyboardDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.keyboardDuration])
        case .toolkit(let toolkit): (toolkit.design[.keyboard], toolkit.figures[.keyboardDuration])
        }
    }
}
