import Devices

/// The figures and colours of parts on Apple's pages for which the platform has no role: `Figures/apple-looks.json`.
extension AppleLooks {
    enum FigureName: Int, FigureKey {
        case navigationBarButtonHeight, navigationBarButtonHeightLow, navigationBarButtonMargin
        case navigationBarButtonPadding, navigationBarButtonGap, navigationBarButtonTitleSize
        case navigationBarButtonCornerRadius, navigationBarTitleSize, navigationBarTitleGap, navigationBarTop
        case navigationBarTextShadowOffset, navigationBarSilverTextShadowOffset, buttonPressedOpacity
        case contentTextFieldBorderWidth, navigationBarHairline, navigationBarButtonBorderWidth
        case navigationBarButtonShadowBlur, navigationBarButtonShadowOffset, glassRingWidth, floatingShadowBlur
        case floatingShadowOffset
    }

    static let figures = FigureTable<FigureName, AppleRelease>("apple-looks")

    enum ColorName: Int, FigureKey {
        case popoverNavigationBarButtonGlossBottom, popoverNavigationBarButtonFlat, popoverNavigationBarButtonBorder,
            popoverNavigationBarButtonPressed
        case popoverNavigationBarButtonGlossTop, popoverNavigationBarButtonGlossMiddle,
            popoverNavigationBarButtonGlossLower
        case baseBackground
        case navigationBarMaterial
        case navigationBar, navigationBarGlossTop, navigationBarGlossMiddle, navigationBarGlossLower
        case navigationBarGlossBottom, navigationBarHairline, navigationBarTitle, navigationBarButtonDisabled
        case navigationBarTextShadow, navigationBarSilverTop, navigationBarSilverBottom, navigationBarSilverHairline
        case navigationBarSilverTitle, navigationBarSilverTextShadow, navigationBarButtonLight, navigationBarButton
        case navigationBarButtonOpaque, navigationBarButtonRing, presenterPushedBack, navigationBarButtonPressed
        case navigationBarButtonShadow, navigationBarButtonPreferredTitle, dimming, glassRing, contentTextField
        case floatingShadow, navigationBarButtonGlossTop, navigationBarButtonGlossMiddle
        case navigationBarButtonGlossLower, navigationBarButtonGlossBottom, navigationBarButtonFlat
        case navigationBarButtonBorder, navigationBarSilverButtonGlossTop, navigationBarSilverButtonGlossMiddle
        case navigationBarSilverButtonGlossLower, navigationBarSilverButtonGlossBottom, navigationBarSilverButtonFlat
        case navigationBarSilverButtonBorder, navigationBarSilverButtonPressed, navigationBarButtonPreferredGlossTop
        case navigationBarButtonPreferredGlossMiddle, navigationBarButtonPreferredGlossLower
        case navigationBarButtonPreferredGlossBottom, navigationBarButtonPreferredFlat
        case navigationBarButtonPreferredPressed
    }

    static let colors = ColorTable<ColorName, AppleRelease>("apple-looks")

    // MARK: Materials

    static let flatBar = MaterialFigure(
        "extraLight", Materials.extraLightFilter, tint: colors[.navigationBarMaterial, .seven],
        flat: colors[.navigationBar, .seven])
    static let cardBar = MaterialFigure(
        "systemChromeMaterial", Materials.systemFilter, tint: colors[.navigationBarMaterial, .card],
        flat: colors[.navigationBar, .card])

    static let materials = [flatBar, cardBar]
}
