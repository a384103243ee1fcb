import Devices

// What the system draws over every app: the same whatever the style of a dialog is.
extension DialogLook {
    /// `style`'s own look, with the system's parts as they are in a setting.
    package convenience init(_ style: DialogLook, inSystemOf setting: LookSetting) {
        self.init(
            style,
            replacing: [
                .keyboard: SystemLooks.keyboard(in: setting), .statusBar: SystemLooks.statusBar(in: setting),
                .homeIndicator: SystemLooks.homeIndicator(in: setting),
            ])
    }
}

enum SystemLooks {
    // MARK: Keyboard

    /// The keyboard's ground, without its keys. Blurred from iOS 7 on, by figures that no source tells, so it is a plain
    /// colour here.
    static func keyboard(in setting: LookSetting) -> PartLook {
        guard setting.platform == .apple, setting.release == .classic else {
            return PartLook(background: setting.fill(keyboardFigure(in: setting)))
        }
        return PartLook(
            background: Background(
                setting.paint(classicKeyboard),
                gradient: [
                    GradientStop(setting.paint(classicKeyboardTop), at: 0),
                    GradientStop(setting.paint(classicKeyboardBottom), at: 1),
                ]))
    }

    /// The radius of the upper corners of a docked keyboard, in points.
    static let keyboardRadius = StyleFigure(
        "keyboard.cornerRadius", 27, "pt", eras: "iOS 26 on", .assumed,
        source: "no source found; its upper corners are round as in pictures of iOS 26")

    private static func keyboardFigure(in setting: LookSetting) -> ColorFigure {
        switch setting.platform {
        case .apple:
            switch setting.release {
            case .classic: classicKeyboard
            case .seven, .eight, .nine: flatKeyboard
            case .card, .detents: keyboard
            case .glass: glassKeyboard
            }
        case .material:
            switch setting.android {
            case .holo: holoKeyboard
            case .material1, .material2: earlierKeyboard
            case .material3: materialKeyboard
            }
        case .web: webKeyboard
        }
    }

    private static let classicKeyboard = ColorFigure(
        "keyboard", light: Paint(0x7F8795), eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; the mean of keyboard.top and keyboard.bottom")
    private static let classicKeyboardTop = ColorFigure(
        "keyboard.top", light: Paint(0x9EA6B3), eras: "iPhone OS 1 – iOS 6", .assumed,
        source: "no source found; a blue-grey that grows darker")
    private static let classicKeyboardBottom = ColorFigure(
        "keyboard.bottom", light: Paint(0x5F6877), eras: "iPhone OS 1 – iOS 6", .assumed, source: "as keyboard.top")
    private static let flatKeyboard = ColorFigure(
        "keyboard", light: Paint(0xD1D5DB), eras: "iOS 7 – 12", .imitated,
        source: "github.com/merlos/iOS-Open-GPX-Tracker: UIColor+Keyboard.swift, made to match the default keyboard")
    private static let keyboard = ColorFigure(
        "keyboard", light: Paint(0xD1D5DB), dark: Paint(0x242424), eras: "iOS 13 – 18", .imitated,
        source: "github.com/merlos/iOS-Open-GPX-Tracker: UIColor+Keyboard.swift, made to match the default keyboard")
    private static let glassKeyboard = ColorFigure(
        "keyboard", light: Paint(0xD1D5DB), dark: Paint(0x242424), eras: "iOS 26 on", .assumed,
        source: "no source found for iOS 26; those of iOS 13 – 18")
    private static let materialKeyboard = ColorFigure(
        "keyboard", light: Paint(0xF3EDF7), dark: Paint(0x211F26), eras: "Material 3", .assumed,
        source: "no source found for Gboard's; md.sys.color.surface-container (appearance m3.color.surface-container)")
    private static let holoKeyboard = ColorFigure(
        "keyboard", light: .black, eras: "Android 3 – 4", .assumed,
        source: "no source found; black as in pictures of the time")
    private static let earlierKeyboard = ColorFigure(
        "keyboard", light: Paint(0xECEFF1), dark: Paint(0x263238), eras: "Android 5 – 11", .assumed,
        source: "no source found; Material's blue greys 50 and 900 (material.io/design/color), as the keyboard of AOSP")
    private static let webKeyboard = ColorFigure(
        "keyboard", light: Paint(0xD1D5DB), dark: Paint(0x242424), eras: "web", .assumed,
        source: "the keyboard is the system's below the browser, which nothing tells; Apple's of iOS 13 – 18")

    // MARK: Status bar

    /// Below this width, in points, the bar lies over the strip above a card (appearance statusbar.card).
    static let widestCardBar = 768.0

    /// Nothing but its text from iOS 7 on, and on Android, where apps draw below it.
    static func statusBar(in setting: LookSetting) -> PartLook {
        if setting.platform == .material, setting.android.isHolo {
            return PartLook(background: setting.fill(holoBar))
        }
        guard setting.platform == .apple, setting.release == .classic else { return PartLook() }
        guard !setting.isPad else { return PartLook(background: setting.fill(blackBar)) }
        return PartLook(
            background: Background(
                setting.paint(greyBar),
                gradient: [
                    GradientStop(setting.paint(greyBarTop), at: 0), GradientStop(setting.paint(greyBarBottom), at: 1),
                ]))
    }

    private static let holoBar = ColorFigure(
        "statusBar", light: .black, eras: "Android 3 – 4", .assumed,
        source: "no source found; black as in pictures of the time")
    private static let blackBar = ColorFigure(
        "statusBar", light: .black, eras: "iPhone OS 3.2 – iOS 6, pads", .documented,
        source: "UIStatusBarStyle: on pads the bar is black, whatever the style")
    private static let greyBar = ColorFigure(
        "statusBar", light: Paint(0xCFD2D6), eras: "iPhone OS 1 – iOS 6, phones", .assumed,
        source: "UIStatusBarStyle.default is grey; no source tells which, the mean of its gradient")
    private static let greyBarTop = ColorFigure(
        "statusBar.top", light: Paint(0xF2F3F5), eras: "iPhone OS 1 – iOS 6, phones", .assumed,
        source: "as statusBar")
    private static let greyBarBottom = ColorFigure(
        "statusBar.bottom", light: Paint(0xACB1B7), eras: "iPhone OS 1 – iOS 6, phones", .assumed,
        source: "as statusBar")

    // MARK: Home indicator

    static func homeIndicator(in setting: LookSetting) -> PartLook {
        PartLook(background: setting.fill(setting.platform == .material ? handle : indicator), cornerCurve: .circular)
    }

    private static let indicator = ColorFigure(
        "homeIndicator", light: .black, dark: .white, eras: "iOS 11 on", .assumed,
        source:
            "appearance homeindicator.colour: one of two states by what lies below; black and white as templates for "
            + "designers have them, by the appearance")
    private static let handle = ColorFigure(
        "homeIndicator", light: Paint(.black, opacity: 0.6), dark: Paint(.white, opacity: 0.92), eras: "Android 10 on",
        .imitated,
        source: "builds of AOSP: navigation_bar_home_handle_dark_color #99000000, …_light_color #EBFFFFFF")
}
