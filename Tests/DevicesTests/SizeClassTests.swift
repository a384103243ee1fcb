import Boxes
import Geometry
import Testing

@testable import Devices

/// Split View panes by screen: width and height of the screen, width of the pane, whether it is regular in width.
///
/// Sources: Apple, "Slide Over and Split View Quick Start"; pointfreeco/swift-snapshot-testing, `View.swift`; gists by
/// macguru and sgl0v. Widths with no source are those that a 10-point divider leaves beside a pane of 320 or 375.
private let panes: [(screen: Size, isLandscape: Bool, width: Double, isRegular: Bool)] = [
    (Size(width: 768, height: 1024), true, 320, false), (Size(width: 768, height: 1024), true, 507, false),
    (Size(width: 768, height: 1024), true, 694, true), (Size(width: 768, height: 1024), false, 320, false),
    (Size(width: 768, height: 1024), false, 438, false),
    (Size(width: 810, height: 1080), true, 320, false), (Size(width: 810, height: 1080), true, 535, false),
    (Size(width: 810, height: 1080), true, 750, true), (Size(width: 810, height: 1080), false, 320, false),
    (Size(width: 810, height: 1080), false, 480, false),
    (Size(width: 834, height: 1112), true, 320, false), (Size(width: 834, height: 1112), true, 551, false),
    (Size(width: 834, height: 1112), true, 782, true), (Size(width: 834, height: 1112), false, 320, false),
    (Size(width: 834, height: 1112), false, 504, false),
    (Size(width: 834, height: 1194), true, 375, false), (Size(width: 834, height: 1194), true, 592, false),
    (Size(width: 834, height: 1194), true, 809, true), (Size(width: 834, height: 1194), false, 320, false),
    (Size(width: 834, height: 1194), false, 504, false),
    (Size(width: 1024, height: 1366), true, 375, false), (Size(width: 1024, height: 1366), true, 678, true),
    (Size(width: 1024, height: 1366), true, 981, true), (Size(width: 1024, height: 1366), false, 375, false),
    (Size(width: 1024, height: 1366), false, 639, false),
    (Size(width: 820, height: 1180), true, 585, false), (Size(width: 820, height: 1180), true, 795, true),
    (Size(width: 820, height: 1180), false, 490, false),
    (Size(width: 744, height: 1133), true, 561.5, false), (Size(width: 744, height: 1133), true, 803, true),
    (Size(width: 744, height: 1133), false, 414, false),
    (Size(width: 834, height: 1210), true, 600, false), (Size(width: 834, height: 1210), true, 825, true),
    (Size(width: 834, height: 1210), false, 504, false),
    (Size(width: 1032, height: 1376), true, 683, true), (Size(width: 1032, height: 1376), true, 991, true),
    (Size(width: 1032, height: 1376), false, 647, false),
]

@Suite struct `Size classes` {
    @Test(arguments: panes.indices)
    func `size classes of panes follow Apple's rule`(index: Int) throws {
        let pane = panes[index]
        let profile = try #require(Catalog.builtIn.profiles.first { $0.idiom == .pad && $0.screen.size == pane.screen })
        let orientation = pane.isLandscape ? Orientation.landscapeLeft : .portrait
        let height = profile.screen.bounds(in: orientation).height
        let classes = Boxed(profile).sizeClasses(ofWindow: Size(width: pane.width, height: height), in: orientation)
        #expect(classes == SizeClasses(horizontal: pane.isRegular ? .regular : .compact, vertical: .regular))
    }

    /// Where the rule and the catalogue part, and why the catalogue's word stands for full windows.
    private static let exceptions: [String: String] = [
        "iphone-duo-folded landscape": "a short side of 466, yet Apple lists it as compact by compact",
        "iphone-duo-unfolded portrait": "a phone that is regular in portrait: it opens to a tablet's size",
    ]

    @Test func `by rule agree with the catalogue, exceptions named`() {
        var parted: [String] = []
        for profile in Catalog.builtIn.profiles {
            for orientation in [Orientation.portrait, .landscapeLeft] {
                let size = profile.screen.bounds(in: orientation).size
                let aspect = Aspect(of: size)
                guard let known = profile.sizeClasses[aspect] else { continue }
                let computed = SizeClasses.computed(window: size, idiom: profile.idiom, system: profile.system)
                if computed != known { parted.append("\(profile.id) \(aspect.rawValue)") }
                #expect(Boxed(profile).sizeClasses(ofWindow: size, in: orientation) == known)
            }
        }
        #expect(parted.sorted() == Self.exceptions.keys.sorted())
    }

    @Test func `size classes of televisions and desktops are regular`() throws {
        let tv = try #require(Catalog.builtIn["apple-tv-4k"])
        let whole = tv.screen.bounds(in: .portrait).size
        let classes = Boxed(tv).sizeClasses(ofWindow: whole, in: .portrait)
        #expect(classes == SizeClasses(horizontal: .regular, vertical: .regular))
    }
}
