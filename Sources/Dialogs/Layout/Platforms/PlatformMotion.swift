import Devices
package import Timeline

/// How the stage's system moves things where neither request nor style says: the one place that asks the platform.
extension Stage {
    /// The motion of a transition, for either direction; nil where one easing and one duration say it all, which is so
    /// of Apple's systems.
    package func motion(_ direction: TransitionDirection, by transition: TransitionStyle) -> StyleMotion? {
        switch platform {
        case .apple: nil
        case .material: MaterialMotion.motion(direction, by: transition)
        case .web: WebMotion.motion(by: transition)
        case .toolkit(let toolkit): ToolkitMotion(toolkit).motion(direction, by: transition)
        }
    }

    /// The curve of the system's own transitions as they come.
    package func easing(of transition: TransitionStyle) -> Easing {
        motion(.present, by: transition)?.curve.easing ?? SystemMotion.easing(of: transition, in: release)
    }

    /// The duration of the system's own transitions as they come, in seconds.
    package func duration(of transition: TransitionStyle) -> Double {
        motion(.present, by: transition)?.duration ?? SystemMotion.duration(of: transition, in: release)
    }

    /// How the window turns with the device.
    struct RotationMotion {
        /// Seconds for a quarter turn.
        var quarter: Double
        /// How many times longer a half turn takes.
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

    /// How everything moves to where it belongs when the window, a fold or something else about the device changes, or
    /// the content does.
    ///
    /// No platform has a figure: the system's own motion for what begins and ends on the screen stands in (assumed).
    var rearranging: (curve: MotionCurve, duration: Double) { Self.rearranging(on: platform, in: release) }

    static func rearranging(on platform: Platform, in release: AppleRelease) -> (curve: MotionCurve, duration: Double) {
        switch platform {
        case .apple:
            release == .classic
                ? (.easeInOut, SystemMotion.figures[.rearrangingDuration, .classic])
                : (SystemMotion.springCurve, SystemMotion.rearranging.value)
        case .material: (MaterialMotion.emphasized, MaterialMotion.figures[.rearrangingDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.rearrangingDuration])
        case .toolkit(let toolkit): ToolkitMotion(toolkit).settled
        }
    }

    /// How a sheet gets from one of its detents to another.
    ///
    /// - Parameter isLower: Whether it is lower there.
    func detentMotion(isLower: Bool) -> (curve: MotionCurve, duration: Double) {
        switch platform {
        // The spring of mass 3 and stiffness 1000 has the frequency with which sheets were measured to settle.
        case .apple: (SystemMotion.springCurve, SystemMotion.springDuration)
        case .material:
            isByCompose
                ? ComposeMotion(self).detents(isLower: isLower)
                : (MaterialMotion.emphasized, MaterialMotion.figures[.detentDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.rearrangingDuration])
        case .toolkit(let toolkit): ToolkitMotion(toolkit).detents
        }
    }

    /// How the keyboard comes where the request does not say: a curve, and its seconds where it is not a spring.
    var keyboardMotion: (curve: MotionCurve, duration: Double?) {
        switch platform {
        case .apple:
            release == .classic
                ? (.easeInOut, SystemMotion.figures[.keyboardDuration, .classic]) : (SystemMotion.springCurve, nil)
        case .material: (MaterialMotion.standard, MaterialMotion.figures[.keyboardDuration])
        case .web: (WebMotion.curve, WebLooks.figures[.keyboardDuration])
        case .toolkit(let toolkit): (ToolkitMotion.ease, toolkit.figures[.keyboardDuration])
        }
    }
}
