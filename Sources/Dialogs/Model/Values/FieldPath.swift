/// The path to a member of the request, such as `dialog`, then `content`, then `actions`, then 2.
package struct FieldPath: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The members of requests that errors, findings and traces point to, by their names in the contract.
    package enum Member: String, Sendable, CaseIterable {
        case actionAxis, actions, after, align, alignment, anchor, anchorPoint, approval, arrow, arrowDirections
        case at, back, backdrop, background, bars, blocks, border, browserChrome, closeButton, closeRequests
        case color, container, content, cutouts, dark, delay, detents, detentsByOrientation, device, dialog
        case dialogs, dismiss, dismissal, dragFrom, duration, easing, easings, edge, edges, elements, enabled
        case events
        case fastDampingRatio, flip, focus, frame, frames, framesPerSecond, from, gap, grabber, haptic, height
        case image, interaction, keyboard, keyframes, largestUndimmedDetent, leading, level, light, margins
        case material, maxHeight, maxWidth, message, minHeight, minWidth, navigationBar, offset, opacity
        case opacityByDetent, options, orientations, padding, passThroughRects, path, phase, placeholder, placement
        case platforms, pointer, points, preferred, present, presenter, reduceMotion, requested, reservedRegions
        case role, rules, safeAreaInsets, screen, scroll, selectedDetent, shadows, shape, shift, show, side, size
        case snap, spring, stack, statusBar, style, swipe, system, tapDialog, text, textFields, textSize, theme
        case timeline, times, title, to, tracks, trailing, transition, travel, version, width, window
    }

    package enum Component: Hashable, Sendable {
        case member(Member)
        /// A name that the request chooses, such as a platform, a detent, an orientation or a colour role.
        case key(String)
        case index(Int)
    }

    package var components: [Component]

    package init(components: [Component]) { self.components = components }

    package init(arrayLiteral elements: Member...) { components = elements.map { .member($0) } }

    /// The path as a JSON pointer (RFC 6901) into the request body.
    package var pointer: String {
        var text = ""
        for component in components {
            text += "/"
            text += component.name
        }
        return text
    }
}

extension FieldPath.Component {
    /// The component as a reference token (RFC 6901).
    package var name: String {
        switch self {
        case .member(let member): member.rawValue
        case .key(let key): key
        case .index(let index): String(index)
        }
    }
}

extension FieldPath {
    /// The token that replaces an index for the element after the last one of a list (RFC 6901).
    package static let end = "-"

    package static func + (path: FieldPath, more: FieldPath) -> FieldPath {
        FieldPath(components: path.components + more.components)
    }

    package static func + (path: FieldPath, component: Component) -> FieldPath {
        FieldPath(components: path.components + CollectionOfOne(component))
    }

    package static func + (path: FieldPath, member: Member) -> FieldPath { path + .member(member) }
}
