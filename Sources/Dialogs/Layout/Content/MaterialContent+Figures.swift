import Devices

/// The figures of content in Material's components: `Figures/android-content.json`.
extension ContentMetrics {
    enum MaterialFigureName: Int, FigureKey {
        case headlineSize, headlineLine, titleRoleSize, titleRoleLine, bodySize, bodyLine, labelSize, labelLine
        case rowTextSize, rowTextLine, fieldHeight, fieldSize, fieldInset, fieldRadius, textButtonRadius
        case barTitleInset, barTitleGap, barIcon, barButtonHeight, textScaleMaximum, header
        case displayLargeTracking, bodyLargeTracking, bodyMediumTracking, bodySmallTracking, titleMediumTracking
        case titleSmallTracking, labelMediumTracking, labelSmallTracking
    }

    static let materialTable = FigureTable<MaterialFigureName, AndroidRelease>("android-content")
}
