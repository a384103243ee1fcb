package import Boxes
package import Geometry

extension DeviceProfile {
    /// Returns the figures on `system`. Each one comes from the variant with the highest first version among the
    /// variants that apply and have this figure; if there is none, it is the profile's own.
    ///
    /// Variants only apply to a system that the request names. If it names none (`nil`), the result is the profile's
    /// own figures, which the catalogue chose for the device even if a variant includes the version at launch. For
    /// example, the iPhone 11, which was launched with iOS 13, has 48 points, but 44 if the request names iOS 13.
    package func figures(on system: OperatingSystem?) -> Figures {
        guard let system else { return figures }
        var figures = figures
        // Variants are applied in ascending order, so that the highest version comes last.
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

    /// The safe-area insets of the whole screen, in points, for the edges as the user sees them.
    ///
    /// If the catalogue has insets for the other aspect only, these are rotated with the hardware, and where that is
    /// ambiguous the larger value is used: the larger one of the left and right insets goes to the top, the top inset
    /// goes to both sides, and the bottom stays. Those of a desktop are its windows' bars, which stay. If it has none
    /// at all, a television gets 5 % of each side, the area outside of which televisions may cut off the picture
    /// (overscan), by Android TV's guidelines. Any other device gets the status bar's height at the top, if that is
    /// known.
    /// - Parameter system: The system that the request names; `nil` if it names none. See `figures(on:)`.
    package func effectiveSafeAreaInsets(in aspect: Aspect, on system: OperatingSystem? = nil) -> Figure<EdgeInsets> {
        let (insets, basis) = safeAreaInsets(in: aspect, on: system)
        return switch basis {
        case .source: .known(insets)
        case .otherAspect:
            .assumed(
                insets,
                because:
                    "no source gives \(id)'s insets in \(aspect.rawValue); those of \(aspect.opposite.rawValue)"
                    + (idiom.turnsInsets ? ", turned" : "")
            )
        case .broadcasting:
            .assumed(insets, because: "no source gives \(id)'s overscan; 5 % of each side, as broadcasting keeps free")
        case .statusBar:
            .assumed(insets, because: "no source gives \(id)'s insets; the status bar's height, \(insets.top)")
        case .nothing:
            .assumed(insets, because: "no source gives \(id)'s insets or status bar; none are assumed")
        }
    }

    /// Where insets come from.
    fileprivate enum InsetsBasis { case source, otherAspect, broadcasting, statusBar, nothing }

    /// Returns the same insets as `effectiveSafeAreaInsets`, and where they come from.
    fileprivate func safeAreaInsets(
        in aspect: Aspect, on system: OperatingSystem?
    ) -> (insets: EdgeInsets, basis: InsetsBasis) {
        let figures = figures(on: system)
        if let known = figures.safeAreaInsets[aspect] { return (known, .source) }
        if let other = figures.safeAreaInsets[aspect.opposite] { return (other.turned(on: idiom), .otherAspect) }
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
    /// If the catalogue has no height for this aspect, the height for the other one is used; if it has neither, the
    /// result is 0.
    package func effectiveStatusBarHeight(in aspect: Aspect, on system: OperatingSystem? = nil) -> Double {
        figures(on: system).statusBarHeight.inEffect(aspect)
    }

    /// The height of the docked keyboard, in points from the screen's bottom edge. `nil` if no source gives it; then a
    /// request with a docked keyboard must be refused.
    ///
    /// Apple's keyboards have had a bar of suggestions since iOS 8. On older systems this is the height without it.
    package func keyboardHeight(in aspect: Aspect, on system: OperatingSystem? = nil) -> Double? {
        if !(system ?? self.system).hasSuggestions, let plain = keyboardHeightWithoutSuggestions[aspect] {
            return plain
        }
        return figures(on: system).keyboardHeight[aspect]
    }
}

extension OperatingSystem {
    /// Whether there are suggestions above the keys: from iOS 8 on, and on all systems that are not Apple's.
    package var hasSuggestions: Bool { !isAppleTouch || major >= 8 }
}

/// The same figures for a profile in a box, to avoid copying it, since a profile is large.
extension Boxed<DeviceProfile> {
    /// Whether every figure is the profile's own because no variant applies.
    private func hasOwnFigures(on system: OperatingSystem?) -> Bool { system == nil || self.variants.isEmpty }

    /// The safe-area insets of the whole screen; see `DeviceProfile.effectiveSafeAreaInsets(in:on:)`.
    package func effectiveSafeAreaInsets(in aspect: Aspect, on system: OperatingSystem?) -> Figure<EdgeInsets> {
        if hasOwnFigures(on: system), let known = self.figures.safeAreaInsets[aspect] { return .known(known) }
        return value.effectiveSafeAreaInsets(in: aspect, on: system)
    }

    /// The same insets, without where they come from.
    package func safeAreaInsetsInEffect(in aspect: Aspect, on system: OperatingSystem?) -> EdgeInsets {
        if hasOwnFigures(on: system), let known = self.figures.safeAreaInsets[aspect] { return known }
        return value.safeAreaInsets(in: aspect, on: system).insets
    }

    /// The same insets for a screen that is held in a given orientation.
    ///
    /// The left and right insets differ if the device has a cut-out that needs room at one side. The catalogue has only
    /// one set of insets for landscape. For Android it is the one with the cut-out on the left (devices.json), where
    /// the panel's top is in `landscapeRight`. So the wider inset is assigned to the side with the cut-out; if that is
    /// unknown, to the side with the panel's top.
    package func safeAreaInsetsInEffect(held orientation: Orientation, on system: OperatingSystem?) -> EdgeInsets {
        let aspect = self.screen.aspect(in: orientation)
        let insets = safeAreaInsetsInEffect(in: aspect, on: system)
        guard orientation.swapsAxes, haveWiderSide(insets, in: aspect) else { return insets }
        let isAtTop = self.hardware.cutout.map { $0.frame.midY <= self.screen.size.height / 2 } ?? true
        let isOnTheLeft = (orientation == .landscapeRight) == isAtTop
        return isOnTheLeft == (insets.left > insets.right) ? insets : insets.mirrored
    }

    /// Whether the insets in landscape are the same in both landscape orientations. If not,
    /// `safeAreaInsetsInEffect(held:on:)` returns those of one orientation.
    package func hasInsetsByShape(on system: OperatingSystem?) -> Bool {
        let aspect = self.screen.aspect(in: .landscapeLeft)
        return !haveWiderSide(safeAreaInsetsInEffect(in: aspect, on: system), in: aspect)
    }

    /// Whether the left and right insets differ, so that the wider one must be assigned to the side of the cut-out.
    private func haveWiderSide(_ insets: EdgeInsets, in aspect: Aspect) -> Bool {
        aspect == .landscape && insets.left != insets.right
            && (insets.left > insets.right || self.hardware.cutout != nil)
    }

    /// The height of the status bar, in points; see `DeviceProfile.effectiveStatusBarHeight(in:on:)`.
    package func effectiveStatusBarHeight(in aspect: Aspect, on system: OperatingSystem?) -> Double {
        if hasOwnFigures(on: system) { return self.figures.statusBarHeight.inEffect(aspect) }
        return value.effectiveStatusBarHeight(in: aspect, on: system)
    }

    /// The height of the docked keyboard, in points; `nil` if no source gives it.
    package func keyboardHeight(in aspect: Aspect, on system: OperatingSystem?) -> Double? {
        if hasOwnFigures(on: system), (system ?? self.system).hasSuggestions {
            return self.figures.keyboardHeight[aspect]
        }
        return value.keyboardHeight(in: aspect, on: system)
    }
}

extension PerAspect<Double> {
    /// The height in this aspect; if it is unknown, the height in the other one; if that is unknown, too, 0.
    fileprivate func inEffect(_ aspect: Aspect) -> Double { self[aspect] ?? self[aspect.opposite] ?? 0 }
}
