import Boxes
import Devices
import Dialogs
import Jobs

/// A member of the request that gives a colour.
enum ColorSource: Hashable {
    case theme(ColorRole)
    /// `content.background`.
    case background
    /// `backdrop.color`.
    case backdrop
    /// `color` of a button.
    case actionColor(ActionLocation)
    /// `background` of a button.
    case actionBackground(ActionLocation)
}

extension Ground {
    /// Returns the first of the request's colours that is visible here, from the top layer downwards.
    ///
    /// - Parameter aspect: What is measured: an opaque line hides the fill of its own layer.
    func source(of request: DialogRequest, theme: [ColorRole: Color], for aspect: Aspect) -> ColorSource? {
        func themed(_ role: ColorRole?) -> ColorSource? {
            role.flatMap { theme[$0] == nil ? nil : .theme($0) }
        }
        if isText, let action, action.hasColor { return .actionColor(action.location) }
        if let source = themed(mark?.role) { return source }
        let hidesOwn = aspect == .line && mark.map { $0.opacity >= 1 && $0.color.alpha == 255 } ?? false
        if !hidesOwn, let action, action.hasBackground { return .actionBackground(action.location) }
        for sheet in hidesOwn ? seenSheets.dropFirst() : seenSheets {
            if sheet.isRequested { return .background }
            for fill in sheet.fills { if let source = themed(fill.role) { return source } }
        }
        return request.backdrop.color == nil || !isSeenThrough ? nil : .backdrop
    }

    /// The sheets down to the first opaque one. Beside a layer, the layer's own sheet hides none of those below it.
    private var seenSheets: ArraySlice<Sheet> {
        let first = seesBeside ? 1 : 0
        return sheets.prefix((sheets.dropFirst(first).firstIndex(where: \.isOpaque) ?? sheets.count) + 1)
    }

    /// Whether the dimming is visible through the sheets.
    private var isSeenThrough: Bool { !sheets.dropFirst(seesBeside ? 1 : 0).contains(where: \.isOpaque) }

    /// Whether a colour from `source` is visible here.
    func shows(_ source: ColorSource) -> Bool {
        switch source {
        case .theme(let role):
            mark?.role == role || seenSheets.contains { sheet in sheet.fills.contains { $0.role == role } }
        case .background: seenSheets.contains { $0.isRequested }
        case .backdrop: isSeenThrough
        case .actionColor(let location): isText && action?.hasColor == true && action?.location == location
        case .actionBackground(let location): action?.hasBackground == true && action?.location == location
        }
    }

    /// Returns this ground with the colours from `source` replaced by `color`.
    func taking(_ color: Color, from source: ColorSource) -> Ground {
        var ground = self
        switch source {
        case .theme(let role):
            // A theme's colour for text keeps its own alpha.
            if mark?.role == role { ground.mark = Paint(color, role: role) }
            for index in sheets.indices where sheets[index].fills.contains(where: { $0.role == role }) {
                // A material's tint has no role: it follows the fill that replaces the material.
                ground.sheets[index].fills = sheets[index].fills.map { paint in
                    paint.role == role || paint.role == nil ? Paint(color, opacity: paint.opacity, role: role) : paint
                }
            }
        case .background:
            for index in sheets.indices where sheets[index].isRequested {
                ground.sheets[index].fills = sheets[index].fills.map { Paint(color, opacity: $0.opacity) }
            }
        case .backdrop: ground.dimming = dimming.map { Paint(color, opacity: $0.opacity) }
        case .actionColor: ground.mark = Paint(color)
        case .actionBackground: if !sheets.isEmpty { ground.sheets[0].fills = [Paint(color)] }
        }
        return ground
    }

    /// Returns this ground with the request's own background at `opacity`.
    func takingOpacity(_ opacity: Double) -> Ground {
        var ground = self
        for index in sheets.indices where sheets[index].isRequested {
            ground.sheets[index].fills = sheets[index].fills.map { paint in
                var color = paint.color
                color.alpha = 255
                return Paint(color, opacity: opacity)
            }
        }
        return ground
    }
}

extension Ground.Sheet {
    fileprivate var isOpaque: Bool {
        opacity >= 1 && fills.allSatisfy { $0.opacity >= 1 && $0.color.alpha == 255 }
    }
}

/// Something that requires a contrast.
struct Demand {
    var ground: Ground
    var aspect: Ground.Aspect
    /// The lowest contrast ratio that is enough: 4.5 for text.
    var least: Double

    /// This demand with a margin for rounding on the way to the screen.
    var ample: Demand { Demand(ground: ground, aspect: aspect, least: least + 0.02) }

    /// Whether the present colours meet the demand.
    var isMet: Bool { isMet(by: ground) }

    func isMet(by changed: Ground) -> Bool { changed.worst(aspect).map { $0.contrast >= least } ?? true }
}

extension [Demand] {
    /// Returns the colour nearest to `start`, mixed with black or white only, with which all demands are met; `nil` if
    /// there is none.
    func color(near start: Color, from source: ColorSource) -> Color? {
        func meetsAll(_ color: Color) -> Bool { allSatisfy { $0.isMet(by: $0.ground.taking(color, from: source)) } }
        // There are 256 shades in either direction; every eighth is tried first.
        let stride = 8
        for step in 1...32 where !JobBudget.isOver(after: 20) {
            for end in [Color.black, .white] where meetsAll(start.mixed(with: end, share: Double(step) / 32)) {
                for near in ((step - 1) * stride + 1)...(step * stride) {
                    let color = start.mixed(with: end, share: Double(near) / 256)
                    if meetsAll(color) { return color }
                }
            }
        }
        return nil
    }

    /// The least opacity of the request's background, in steps of 0.05, with which all demands are met; `nil` if there
    /// is none.
    var leastOpacity: Double? {
        (1...20).lazy.map { Double($0) / 20 }.first { opacity in
            allSatisfy { $0.isMet(by: $0.ground.takingOpacity(opacity)) }
        }
    }
}
