/// The numbers of alerts, each with where it comes from.
extension Alert {
    /// Where figures come from that several share.
    private static let logged = "presentation-metrics alert.logged.classic"
    private static let baselines = "presentation-metrics alert.shipped.baselines"

    package static let classicWidth = StyleFigure(
        "size.width", 284, "pt", eras: "iPhone OS 1 – iOS 6", .imitated, source: "presentation-metrics alert.ios6.width"
    )
    package static let width = StyleFigure(
        "size.width", 270, "pt", eras: "iOS 7 – 18", .measured, source: "presentation-metrics alert.width")
    package static let accessibilityWidth = StyleFigure(
        "size.width", 310, "pt", eras: "iOS 13 – 18, accessibility text sizes", .imitated,
        source: "presentation-metrics alert.width.accessibility")
    package static let glassWidth = StyleFigure(
        "size.width", 320, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.width")
    package static let classicMaximumHeight = StyleFigure(
        "size.height.maximum", 358, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.max_height")
    package static let classicMargin = StyleFigure(
        "margin.side", 10, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.width: 20 pt narrower than the screen at most")
    package static let screenMargin = StyleFigure(
        "margin.vertical", 10, "pt", eras: "all; 0 below where the window has a bottom inset, above where it has both",
        .imitated,
        source: "presentation-metrics alert.margin.screen; kept above in landscape, where there is no top inset")
    package static let glassMargin = StyleFigure(
        "margin.side", 24, "pt", eras: "iOS 26 on", .assumed,
        source: "presentation-metrics alert.shipped.ios26; 272 wide in a window of 320")
    package static let keyboardMargin = StyleFigure(
        "margin.keyboard", 10, "pt", eras: "iOS 7 on", .assumed,
        source: "no source found for an alert as high as there is room; as from the screen's edges")
    package static let classicKeyboardMargin = StyleFigure(
        "margin.keyboard", 20, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.keyboard")
    package static let classicRadius = StyleFigure(
        "cornerRadius", 10, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "appearance alert.ios6.card.radius: a look-alike of 2012; two others have 8")
    package static let sevenRadius = StyleFigure(
        "cornerRadius", 7, "pt", eras: "iOS 7 – 8", .measured, source: "presentation-metrics alert.radius.7")
    package static let nineRadius = StyleFigure(
        "cornerRadius", 13, "pt", eras: "iOS 9 – 12", .imitated,
        source: "presentation-metrics alert.radius.13; the release of the change is not sourced")
    package static let cardRadius = StyleFigure(
        "cornerRadius", 14, "pt", eras: "iOS 13 – 18", .imitated,
        source: "presentation-metrics alert.radius.14; others have 13")
    package static let glassRadius = StyleFigure(
        "cornerRadius", 34, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.radius")
    package static let classicDimming = StyleFigure(
        "backdrop.opacity", 0.7, "", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "appearance alert.ios6.backdrop, presentation-metrics dim.ios6.alert: at the edge of a radial gradient")
    package static let flatDimming = StyleFigure(
        "backdrop.opacity", 0.4, "", eras: "iOS 7 – 8", .measured, source: "presentation-metrics dim.ios7.alert")
    package static let lightDimming = StyleFigure(
        "backdrop.opacity.light", 0.2, "", eras: "iOS 13 on", .measured,
        source: "presentation-metrics ios26.alert.dim; imitated before (presentation-metrics dim.ios13.light)")
    package static let darkDimming = StyleFigure(
        "backdrop.opacity.dark", 0.48, "", eras: "iOS 13 on", .measured,
        source: "presentation-metrics ios26.alert.dim; imitated before (presentation-metrics dim.ios13.dark)")
    package static let glassShadowOffset = StyleFigure(
        "shadow.offset.y", 8, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.shadow")
    package static let glassShadowBlur = StyleFigure(
        "shadow.blur", 22, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.shadow; two standard deviations (appearance alert.ios26.shadow)")
    package static let tilt = StyleFigure(
        "parallax", 15.75, "pt", eras: "iOS 7 – 8", .measured, source: "presentation-metrics alert.parallax")
    package static let titleSize = StyleFigure(
        "title.size", 17, "pt", eras: "iOS 7 on", .measured,
        source: "presentation-metrics alert.fonts.ios8, ios26.alert.fonts; bold on iOS 7, semibold since")
    package static let sevenMessageSize = StyleFigure(
        "message.size", 14, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.fonts.ios7")
    package static let messageSize = StyleFigure(
        "message.size", 13, "pt", eras: "iOS 8 – 18", .measured, source: "presentation-metrics alert.fonts.ios8")
    package static let classicMessageSize = StyleFigure(
        "message.size", 16, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.fonts")
    package static let glassMessageSize = StyleFigure(
        "message.size", 15, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.fonts; a text that stands alone 17 regular")
    package static let classicTitleSize = StyleFigure(
        "title.size", 18, "pt", eras: "iPhone OS 1 – iOS 6", .imitated, source: "presentation-metrics alert.ios6.fonts")
    package static let classicTop = StyleFigure(
        "text.inset.top", 15, "pt", eras: "iPhone OS 1 – iOS 6", .measured, source: logged + ": title (12, 15, 260, 23)"
    )
    package static let classicTextSide = StyleFigure(
        "text.inset.side", 12, "pt", eras: "iPhone OS 1 – iOS 6", .measured,
        source: logged + ": title (12, 15, 260, 23)")
    package static let classicTextGap = StyleFigure(
        "text.gap", 7, "pt", eras: "iPhone OS 1 – iOS 6", .measured, source: logged + ": message (12, 45, 260, 41)")
    package static let classicTitleLine = StyleFigure(
        "title.lineHeight", 22, "pt", eras: "iPhone OS 1 – iOS 6", .measured,
        source: logged + ": a title of one line is 23 high, one point more than its line")
    package static let classicMessageLine = StyleFigure(
        "message.lineHeight", 20, "pt", eras: "iPhone OS 1 – iOS 6", .measured,
        source: logged + ": two lines are 41 high, one point more than both")
    package static let classicTextExtra = StyleFigure(
        "text.box.extra", 1, "pt", eras: "iPhone OS 1 – iOS 6", .measured,
        source: logged + ": what their boxes have beyond their lines")
    package static let classicButtonsTop = StyleFigure(
        "buttons.top", 16, "pt", eras: "iPhone OS 1 – iOS 6", .assumed,
        source: logged + ": 161 less the text, buttons of 44 and 15 below them")
    package static let classicSide = StyleFigure(
        "button.inset.side", 10, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.margins")
    package static let classicBottom = StyleFigure(
        "inset.bottom", 15, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.margins")
    package static let classicRowGap = StyleFigure(
        "row.gap", 5, "pt", eras: "iPhone OS 1 – iOS 6", .imitated, source: "presentation-metrics alert.ios6.margins")
    package static let classicColumnGap = StyleFigure(
        "column.gap", 10, "pt", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.margins")
    package static let sevenTop = StyleFigure(
        "text.inset.top", 19, "pt", eras: "iOS 7", .measured,
        source: "presentation-metrics alert.ios7.insets; its outer padding of 3 is not counted")
    package static let sevenSide = StyleFigure(
        "text.inset.side", 15, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.ios7.insets")
    package static let sevenBottom = StyleFigure(
        "text.inset.bottom", 18.5, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.ios7.insets")
    package static let sevenGap = StyleFigure(
        "text.gap", 4, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.ios7.insets")
    package static let titleBaseline = StyleFigure(
        "title.baseline", 36, "pt", eras: "iOS 8 – 18", .measured,
        source: baselines + ": from the top to the first baseline")
    package static let messageBaseline = StyleFigure(
        "message.baseline", 20, "pt", eras: "iOS 8 – 18", .measured,
        source: baselines + ": from the title's last baseline to the message's first")
    package static let underText = StyleFigure(
        "text.bottom", 24, "pt", eras: "iOS 8 – 18", .measured,
        source: baselines + ": from the last baseline to the buttons' separator; assumed under a text alone")
    package static let underTitleAlone = StyleFigure(
        "text.bottom.alone", 18, "pt", eras: "iOS 8 – 12", .assumed,
        source:
            "presentation-metrics alert.logged.titleOnly: 98 high with a button of 44, the separator inside")
    package static let labelInset = StyleFigure(
        "text.inset.side", 16, "pt", eras: "iOS 8 – 18", .measured, source: "presentation-metrics alert.shipped.insets")
    package static let glassTop = StyleFigure(
        "text.inset.top", 22, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.text")
    package static let glassSide = StyleFigure(
        "text.inset.side", 30, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.text")
    package static let glassGap = StyleFigure(
        "text.gap", 23.0 / 3, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.text: 7.667"
    )
    package static let glassBottom = StyleFigure(
        "text.inset.bottom", 13.0 / 3, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.text: 4.333")
    package static let glassSoloBottom = StyleFigure(
        "text.inset.bottom.alone", 4, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.text")
    package static let buttonHeight = StyleFigure(
        "button.height", 44, "pt", eras: "iOS 7 – 18", .measured, source: "presentation-metrics alert.button.height")
    package static let classicButtonHeight = StyleFigure(
        "button.height", 44, "pt", eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; the least target of Apple's guidelines")
    package static let glassButtonHeight = StyleFigure(
        "button.height", 48, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.actions")
    package static let glassButtonRadius = StyleFigure(
        "button.cornerRadius", 24, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.actions")
    package static let glassButtonInset = StyleFigure(
        "button.inset", 16, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.actions")
    package static let glassSpacing = StyleFigure(
        "button.spacing", 8, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.actions")
    package static let glassFieldSpacing = StyleFigure(
        "textField.gap", 8, "pt", eras: "iOS 26 on", .assumed, source: "no source found; as between buttons")
    package static let leastButtons = StyleFigure(
        "buttons.visible.minimum", 67.8, "pt", eras: "iOS 13 – 18", .imitated,
        source: "presentation-metrics alert.button.scroll_min")
    package static let fieldHeight = StyleFigure(
        "textField.height", 25, "pt", eras: "iOS 8 – 12", .measured, source: "presentation-metrics alert.textfield")
    package static let sevenFieldHeight = StyleFigure(
        "textField.height", 30, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.textfield")
    package static let sevenLaterFieldHeight = StyleFigure(
        "textField.height.second", 29, "pt", eras: "iOS 7", .measured, source: "presentation-metrics alert.textfield")
    package static let fieldTextSize = StyleFigure(
        "textField.size", 13, "pt", eras: "iOS 7 – 12", .measured, source: "presentation-metrics alert.textfield")
    package static let fieldTextInset = StyleFigure(
        "textField.text.inset", 4, "pt", eras: "iOS 7 – 12", .measured, source: "presentation-metrics alert.textfield")
    package static let fieldRadius = StyleFigure(
        "textField.cornerRadius", 5, "pt", eras: "iOS 7 – 12", .measured, source: "presentation-metrics alert.textfield"
    )
    package static let cardFieldRadius = StyleFigure(
        "textField.cornerRadius", 7, "pt", eras: "iOS 13 – 18", .measured,
        source: "presentation-metrics alert.shipped.insets")
    package static let fieldMargin = StyleFigure(
        "textField.inset", 15, "pt", eras: "iOS 8 – 18", .measured, source: "presentation-metrics alert.shipped.insets")
    package static let firstFieldGap = StyleFigure(
        "textField.gap.first", 16, "pt", eras: "iOS 7", .assumed, source: "no source found; as on iOS 26")
    package static let fieldGap = StyleFigure(
        "textField.gap", 0, "pt", eras: "iOS 7 – 18", .assumed, source: "no source found; fields of these systems touch"
    )
    package static let fieldBottom = StyleFigure(
        "textField.bottom", 20, "pt", eras: "iOS 8 – 18", .assumed,
        source: "no source found; a little less than under text")
    package static let glassFieldHeight = StyleFigure(
        "textField.height", 48, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.textfield"
    )
    package static let glassFieldInset = StyleFigure(
        "textField.inset", 15, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.textfield; its text 30 from the card")
    package static let glassFieldGap = StyleFigure(
        "textField.gap.first", 49.0 / 3, "pt", eras: "iOS 26 on", .measured,
        source: "presentation-metrics ios26.alert.textfield: 16.333")
    package static let glassFieldBottom = StyleFigure(
        "textField.bottom", 4, "pt", eras: "iOS 26 on", .measured, source: "presentation-metrics ios26.alert.textfield")
    package static let classicFade = StyleFigure(
        "fade.duration", 0.2, "s", eras: "iPhone OS 1 – iOS 6", .imitated,
        source: "presentation-metrics alert.ios6.pop; going assumed to be the same fade")
    package static let sevenPresentScale = StyleFigure(
        "present.scale", 1.26, "", eras: "iOS 7", .measured, source: "presentation-metrics alert.present.ios7")
    package static let sevenDismissScale = StyleFigure(
        "dismiss.scale", 0.84, "", eras: "iOS 7", .measured, source: "presentation-metrics alert.present.ios7")
    package static let presentScale = StyleFigure(
        "present.scale", 1.2, "", eras: "iOS 8 on", .measured,
        source: "presentation-metrics alert.present.ios8, alert.shipped.ios26; going is a fade")
    package static let springTime = StyleFigure(
        "duration", AlertSpring.duration, "s", eras: "iOS 8 on", .measured,
        source: "presentation-metrics alert.spring.404, alert.present.ios8: the time in which the spring settles")
    package static let sevenTime = StyleFigure(
        "duration", SystemMotion.springDuration, "s", eras: "iOS 7", .measured,
        source: "presentation-metrics alert.present.ios7: the time in which the spring settles")
    package static let glassLeastButton = StyleFigure(
        "button.height.minimum", 44, "pt", eras: "iOS 26 on", .assumed,
        source:
            "no source found for windows too low for all buttons, where none may vanish; the least target of Apple's "
            + "guidelines")
    package static let glassLeastButtons = StyleFigure(
        "buttons.visible.minimum", 88, "pt", eras: "iOS 26 on", .assumed,
        source: "no source found; a button and a half and what is above it")
    /// Scales of the pop, and how long each of its three ways takes.
    package static let popScales = [0.6, 1.1, 0.9].enumerated().map { index, scale in
        StyleFigure(
            "present.scale.\(index + 1)", scale, "", eras: "iPhone OS 1 – iOS 6", .imitated,
            source: "presentation-metrics alert.ios6.pop")
    }
    package static let popTimes = [0.2, 1.0 / 15, 1 / 7.5].enumerated().map { index, time in
        StyleFigure(
            "present.duration.\(index + 1)", time, "s", eras: "iPhone OS 1 – iOS 6", .imitated,
            source: "presentation-metrics alert.ios6.pop")
    }

    package var figures: [StyleFigure] {
        [
            Self.classicWidth, Self.width, Self.accessibilityWidth, Self.glassWidth, Self.classicMaximumHeight,
            Self.classicMargin, Self.screenMargin, Self.glassMargin, Self.keyboardMargin, Self.classicKeyboardMargin,
            Self.classicRadius, Self.sevenRadius, Self.nineRadius,
            Self.cardRadius, Self.glassRadius, Self.classicDimming, Self.flatDimming, Self.lightDimming,
            Self.darkDimming, Self.glassShadowOffset, Self.glassShadowBlur, Self.tilt,
            Self.titleSize, Self.classicTitleSize, Self.sevenMessageSize, Self.messageSize, Self.classicMessageSize,
            Self.glassMessageSize, Self.classicTop, Self.classicTextSide, Self.classicTextGap, Self.classicTitleLine,
            Self.classicMessageLine, Self.classicTextExtra, Self.classicButtonsTop, Self.classicSide,
            Self.classicBottom, Self.classicRowGap,
            Self.classicColumnGap, Self.sevenTop, Self.sevenSide, Self.sevenBottom, Self.sevenGap,
            Self.titleBaseline, Self.messageBaseline, Self.underText, Self.underTitleAlone, Self.labelInset,
            Self.glassTop, Self.glassSide, Self.glassGap, Self.glassBottom, Self.glassSoloBottom,
            Self.buttonHeight, Self.classicButtonHeight, Self.glassButtonHeight, Self.glassButtonRadius,
            Self.glassButtonInset, Self.glassSpacing, Self.leastButtons, Self.fieldHeight, Self.sevenFieldHeight,
            Self.sevenLaterFieldHeight, Self.fieldTextSize, Self.fieldTextInset, Self.fieldRadius, Self.cardFieldRadius,
            Self.fieldMargin,
            Self.firstFieldGap, Self.fieldGap, Self.fieldBottom, Self.glassFieldHeight, Self.glassFieldInset,
            Self.glassFieldGap,
            Self.glassFieldBottom, Self.classicFade, Self.sevenPresentScale, Self.sevenDismissScale,
            Self.presentScale, AlertSpring.mass, AlertSpring.stiffness, AlertSpring.damping,
            Self.springTime, Self.sevenTime,
            Self.classicBorderWidth, Self.glossShare, Self.glossSideShare, Self.textShadow.offset,
            Self.classicShadowBlur, Self.classicShadowOffset,
            Self.classicButtonRadius, Self.classicButtonBorderWidth, Self.classicFieldBorderWidth,
            Self.contrastBorderWidth,
            Self.glassFieldSpacing, Self.glassLeastButtons, Self.glassLeastButton, ButtonLayout.leastTitleScale,
        ] + Self.popScales + Self.popTimes + carried + TelevisionAlert.figures + Television.figures + AppleLooks.figures
    }

    /// What is taken over to releases that its source does not speak of.
    private var carried: [StyleFigure] {
        [
            Self.flatDimming.carried(
                to: "iOS 9 – 12",
                because: "a look-alike has 0.4 for iOS 7 and 8, a later one 0.2 for all before 13"),
            Self.leastButtons.carried(to: "iPhone OS 1 – iOS 12"),
            Self.sevenFieldHeight.carried(to: "iPhone OS 1 – iOS 6"), Self.fieldHeight.carried(to: "iOS 13 – 18"),
            Self.fieldTextSize.carried(to: "iOS 13 – 18"), Self.fieldTextInset.carried(to: "iOS 13 – 18"),
        ]
    }
}
