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

// The controls of Android's dialogs, in every style.
extension ContentMetrics {
    /// Material's text field: 56 dp high, with its text 16 dp from the sides.
    package mutating func useMaterialFields() {
        fieldHeight = Self.materialTable[.fieldHeight]
        fieldSize = Self.materialTable[.fieldSize]
        fieldTextInset = Self.materialTable[.fieldInset]
        fieldCornerRadius = Self.materialTable[.fieldRadius]
        fieldIsRoundAtTopOnly = true
    }

    /// The text field before Material 3, which is a line below its text.
    package mutating func useEarlierFields() {
        let figures = EarlierMaterial.figures
        fieldHeight = figures[.textFieldHeight]
        fieldSize = figures[.textFieldSize]
        fieldTextInset = figures[.textFieldTextInset]
        fieldCornerRadius = 0
        fieldIsRoundAtTopOnly = false
    }

    /// The content of a style that Android lacks, with Android's text fields, and its corners on buttons that a request
    /// fills.
    package func onAndroid(isEarlier: Bool) -> ContentMetrics {
        var metrics = self
        if isEarlier {
            metrics.useEarlierFields()
            metrics.buttons.filledCornerRadius = EarlierMaterial.figures[.actionCornerRadius]
        } else {
            metrics.useMaterialFields()
            metrics.buttons.filledCornerRadius = Self.materialTable[.textButtonRadius]
        }
        return metrics
    }
}
