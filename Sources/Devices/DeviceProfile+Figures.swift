package import Boxes
package import Geometry

extension DeviceProfile {
    /// The figures on `system`, each from the variant with the highest first version among those that fit and have it;
    /// the profile's own where none does.
    ///
    /// Variants count only for a system that the request names. Nil, which means that it names none, gives the
    /// profile's own figures, because those are what the catalogue chose for the device even where a variant
    /// covers the launch version: the iPhone 11, launched with iOS 13, has 48 points, and 44 for who asks for iOS 13.
    package func figures(on system: OperatingSystem?) -> Figures {
        guard let system else { return figures }
        var figures = figures
        // Lowest first, so that the highest has the last word.
        for variant in variants.sorted(by: { $0.versions.first < $1.versions.first })
        where variant.versions.contains(system) {
            for aspect in Aspect.allCases {
                if let insets = variant.figures.safeAreaInsets[aspect] { figures.safeAreaInsets[aspect] = insets }
                if let height = variant.figures.statusBarHeight[aspect] { figures.statusBarHeight[aspect] = height }
                if let height = variant.figures.keyboardHeight[aspect] { figures.keyboardHeight[aspect] = height }
            }
        }
        return figures
    }

    /// The safe-area insets of the whole screen, in points, in the edges as the user sees them.
    ///
    /// Where the catalogue has none for this aspect, but has them for the other, they are turned with the hardware to
    /// the safe side: what stood at either side goes to the top, what stood at the top to both sides, the bottom stays.
    /// Where it has none at all: on a television 5 % of each side, the overscan-safe area of broadcasting that Android
    /// TV's guidelines keep; elsewhere the status bar's height at the top, if that is known.
    /// - Parameter system: The system that the request names; nil for none. See `figures(on:)`.
    package func effectiveSafeAreaInsets(in aspect: Aspect, on system: OperatingSystem? = nil) -> Figure<EdgeInsets> {
        let (insets, basis) = safeAreaInsets(in: aspect, on: system)
        return switch basis {
        case .source: .known(insets)
        case .otherAspect:
            .assumed(
                insets,
                because:
                    "no source gives \(id)'s insets in \(aspect.rawValue); those of \(aspect.opposite.rawValue), turned"
            )
        case .broadcasting:
            .assumed(insets, because: "no source gives \(id)'s overscan; 5 % of each side, as broadcasting keeps free")
        case .statusBar:
            .assumed(insets, because: "no source gives \(id)'s insets; the status bar's height, \(insets.top)")
        case .nothing:
            .assumed(insets, because: "no source gives \(id)'s insets or status bar; none are assumed")
        }
    }

    /// What insets rest on.
    fileprivate enum InsetsBasis { case source, otherAspect, broadcasting, statusBar, nothing }

    /// The insets of `effectiveSafeAreaInsets`, and by which rule they are those.
    fileprivate func safeAreaInsets(
        in aspect: Aspect, on system: OperatingSystem?
    ) -> (insets: EdgeInsets, basis: InsetsBasis) {
        let figures = figures(on: system)
        if let known = figures.safeAreaInsets[aspect] { return (known, .source) }
        if let other = figures.safeAreaInsets[aspect.opposite] { return (other.rotatedWithHardware, .otherAspect) }
        if idiom == .tv {
            let size = Aspect(of: screen.size) == aspect ? screen.size : screen.size.transposed
            let (x, y) = (size.width * 0.05, size.height * 0.05)
            return (EdgeInsets(top: y, left: x, bottom: y, right: x), .broadcasting)
        }
        guard let bar = figures.statusBarHeight[aspect] else { return (.zero, .nothing) }
        return (EdgeInsets(top: bar), .statusBar)
    }

    /// The height of the status bar, in points.
    ///
    /// Where the catalogue has none for this aspect, that of the other one; where it has none at all, zero.
    package func effectiveStatusBarHeight(in aspect: Aspect, on system: OperatingSystem? = nil) -> Double {
        figures(on: system).statusBarHeight.inEffect(aspect)
    }

    /// The height of the docked keyboard, in points from the screen's bottom edge; nil where no source gives it, in
    /// which case a docked keyboard cannot be placed and must be refused.
    ///
    /// Apple's keyboards have had a bar of suggestions since iOS 8: before, the height without one.
    package func keyboardHeight(in aspect: Aspect, on system: OperatingSystem? = nil) -> Double? {
        if !(system ?? self.system).hasSuggestions, let plain = keyboardHeightWithoutSuggestions[aspect] {
            return plain
        }
        return figures(on: system).keyboardHeight[aspect]
    }
}

extension OperatingSystem {
    /// Whether there are suggestions above the keys: from iOS 8 on, and on all that is not Apple's.
    package var hasSuggestions: Bool { !isAppleTouch || major >= 8 }
}

/// The figures of a profile read where it lies: a profile is large, and asking the plain value copies it.
extension Boxed<DeviceProfile> {
    /// Whether every figure is the profile's own, whatever the system named.
    private func hasOwnFigures(on system: OperatingSystem?) -> Bool { system == nil || self.variants.isEmpty }

    /// The safe-area insets of the whole screen, in points, in the edges as the user sees them; see the profile's own.
    package func effectiveSafeAreaInsets(in aspect: Aspect, on system: OperatingSystem?) -> Figure<EdgeInsets> {
        if hasOwnFigures(on: system), let known = self.figures.safeAreaInsets[aspect] { return .known(known) }
        return value.effectiveSafeAreaInsets(in: aspect, on: system)
    }

    /// The safe-area insets of the whole screen, in points, without where they come from.
    package func safeAreaInsetsInEffect(in aspect: Aspect, on system: OperatingSystem?) -> EdgeInsets {
        if hasOwnFigures(on: system), let known = self.figures.safeAreaInsets[aspect] { return known }
        return value.safeAreaInsets(in: aspect, on: system).insets
    }

    /// The safe-area insets of a screen that is held in `orientation`, in points, without where they come from.
    ///
    /// Of a device whose cut-out asks for more room at one side than at the other, the catalogue tells landscape once:
    /// Android's with the cut-out on the left (devices.json), which is where the panel's top lies in `landscapeRight`.
    /// The wider side goes where the cut-out lies; where that is not known, at the top.
    package func safeAreaInsetsInEffect(held orientation: Orientation, on system: OperatingSystem?) -> EdgeInsets {
        let aspect = self.screen.aspect(in: orientation)
        let insets = safeAreaInsetsInEffect(in: aspect, on: system)
        guard orientation.swapsAxes, haveWiderSide(insets, in: aspect) else { return insets }
        let isAtTop = self.hardware.cutout.map { $0.frame.midY <= self.screen.size.height / 2 } ?? true
        let isOnTheLeft = (orientation == .landscapeRight) == isAtTop
        return isOnTheLeft == (insets.left > insets.right) ? insets : insets.mirrored
    }

    /// Whether the insets of a screen on its side are the same whichever side is up: those above tell when they are
    /// not.
    package func hasInsetsByShape(on system: OperatingSystem?) -> Bool {
        let aspect = self.screen.aspect(in: .landscapeLeft)
        return !haveWiderSide(safeAreaInsetsInEffect(in: aspect, on: system), in: aspect)
    }

    /// Whether insets have a wider side that goes where the cut-out lies.
    private func haveWiderSide(_ insets: EdgeInsets, in aspect: Aspect) -> Bool {
        aspect == .landscape && insets.left != insets.right
            && (insets.left > insets.right || self.hardware.cutout != nil)
    }

    /// The height of the status bar, in points; see the profile's own.
    package func effectiveStatusBarHeight(in aspect: Aspect, on system: OperatingSystem?) -> Double {
        if hasOwnFigures(on: system) { return self.figures.statusBarHeight.inEffect(aspect) }
        return value.effectiveStatusBarHeight(in: aspect, on: system)
    }

    /// The height of the docked keyboard, in points; nil where no source gives it.
    package func keyboardHeight(in aspect: Aspect, on system: OperatingSystem?) -> Double? {
        if hasOwnFigures(on: system), (system ?? self.system).hasSuggestions {
            return self.figures.keyboardHeight[aspect]
        }
        return value.keyboardHeight(in: aspect, on: system)
    }
}

extension PerAspect<Double> {
    /// A height in this aspect, else in the other one; zero where there is none at all.
    fileprivate func inEffect(_ aspect: Aspect) -> Double { self[aspect] ?? self[aspect.opposite] ?? 0 }
}
