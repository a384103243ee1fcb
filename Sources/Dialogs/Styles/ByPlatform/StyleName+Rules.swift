package import Devices

extension StyleName {
    /// The figures of all platforms, without duplicates.
    package var figures: [StyleFigure] {
        var figures: [StyleFigure] = []
        for platform in Platform.allCases {
            var held = rules(on: platform).list.figures
            if !held.contains(where: { $0.name == ReleaseFigures.share }) {
                held += ReleaseFigures.common(on: platform)
            }
            for figure in held where !figures.contains(figure) { figures.append(figure) }
        }
        for figure in composeRules.list.figures where !figures.contains(figure) { figures.append(figure) }
        // For all styles: the perspective of rotations, and what the system itself draws and plays.
        return figures + StyleList("all", in: "devices").figures
    }

    /// Reads the files of figures before the first request, which would otherwise take some 10 ms longer.
    package static func readFigures() {
        FigureFile.readAll()
        _ = (Palette.all.count, Toolkit.allCases.map { ($0.figures, $0.colors) })
    }

    /// The colours that the style's looks have on any platform in addition to the palettes', without duplicates;
    /// including those of materials.
    package var colors: [ColorFigure] {
        var colors: [ColorFigure] = []
        let own = Platform.allCases.flatMap { rules(on: $0).list.colors } + materials.flatMap { [$0.tint, $0.flat] }
        for color in own where color.role == nil && !colors.contains(color) { colors.append(color) }
        return colors
    }

    /// The materials of all platforms, without duplicates.
    package var materials: [MaterialFigure] {
        var materials: [MaterialFigure] = []
        for material in Platform.allCases.flatMap({ rules(on: $0).list.materials }) where !materials.contains(material)
        {
            materials.append(material)
        }
        return materials
    }

    package func rules(on stage: Stage) -> any PresentationStyle {
        rules(on: stage.platform, byCompose: stage.isByCompose)
    }

    /// The rules of this style on a platform; each platform has a table of its own.
    ///
    /// - Parameter isByCompose: Whether Compose draws the dialogs, on Android.
    package func rules(on platform: Platform, byCompose isByCompose: Bool = false) -> any PresentationStyle {
        switch platform {
        case .apple: appleRules
        case .material: isByCompose ? composeRules : materialRules
        case .web: webRules
        case .toolkit(let toolkit): rules(in: toolkit)
        }
    }
}
