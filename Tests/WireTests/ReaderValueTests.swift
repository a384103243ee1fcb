import Boxes
import Devices
import Dialogs
import Geometry
import JSONText
import Testing
import Timeline
import Typography
import Wire

@Suite struct `A request as read` {
    private func dialog(_ members: String) throws -> DialogRequest {
        let found = try spec(members)
        #expect(found.summary == [])
        return try #require(found.value).dialog
    }

    private func device(_ text: String) throws -> DeviceState {
        let found = try spec(device: text, #""style":"alert""#)
        #expect(found.summary == [])
        return try #require(found.value).device
    }

    @Test func `has the defaults of the contract where it says nothing`() throws {
        let dialog = try dialog("")
        #expect(dialog.style == nil && dialog.id == nil)
        #expect(dialog.placement.keyboard == .avoid && dialog.placement.surface == .content)
        #expect(dialog.content.width == nil && dialog.content.actions.isEmpty)
        #expect(!dialog.dismissal.isSwipeGiven && dialog.dismissal.approval == .none)
        let device = try device(#""iphone-17""#)
        #expect(device.orientation == .portrait && device.appearance == .light && device.textSize == .large)
        #expect(device.window == nil && device.safeAreaInsets == nil)
    }

    @Test(arguments: [
        ("320", Dimension.points(320)), (#""50%""#, .fraction(0.5)), (#""37.5%""#, .fraction(0.375)),
        (#""fit""#, .fit), (#""1000%""#, .fraction(10)), (#""0.1%""#, .fraction(0.001)),
    ])
    func `takes a size in points, as a share or to fit`(text: String, expected: Dimension) throws {
        #expect(try dialog(#""content":{"size":{"width":\#(text)}}"#).content.width == expected)
    }

    @Test(arguments: [
        ("300", Detent.points(300)), (#""medium""#, .medium), (#""large""#, .large), (#""fit""#, .fit),
        (#""40%""#, .fraction(0.4)),
    ])
    func `takes a detent in points, as a share or by name`(text: String, expected: Detent) throws {
        #expect(try dialog(#""placement":{"selectedDetent":\#(text)}"#).placement.sheet.selected == expected)
    }

    @Test(arguments: [
        (#""linear""#, Easing.linear), (#""easeInOut""#, .easeInOut),
        (#"{"cubicBezier":[0.1,0.2,0.3,0.4]}"#, .cubicBezier(CubicBezier(0.1, 0.2, 0.3, 0.4))),
        (#"{"steps":3,"position":"jump-both"}"#, .steps(StepsEasing(count: 3, position: .jumpBoth))),
        (#"{"steps":3,"position":"jumpBoth"}"#, .steps(StepsEasing(count: 3, position: .jumpBoth))),
        (#"{"steps":3}"#, .steps(StepsEasing(count: 3))),
        (
            #"{"spring":{"mass":1,"stiffness":100,"damping":10,"initialVelocity":2}}"#,
            .spring(Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2))
        ),
        (#"{"spring":{"response":0.5}}"#, .spring(Spring(response: 0.5, dampingRatio: 1))),
        (
            #"{"linear":[[0,0],[1,1]]}"#,
            .linear(LinearEasing([.init(progress: 0, fraction: 0), .init(progress: 1, fraction: 1)]))
        ),
    ])
    func `takes a curve by its name or in full`(text: String, expected: Easing) throws {
        #expect(try dialog(#""transition":{"easing":\#(text)}"#).present.easing == expected)
    }

    @Test func `takes one transition for both ways, or each by itself`() throws {
        let both = try dialog(#""transition":{"style":"crossDissolve","from":{"opacity":0.5},"to":{"scale":2}}"#)
        #expect(both.present.style == .crossDissolve && both.dismiss.style == .crossDissolve)
        #expect(both.present.away.opacity == 0.5 && both.dismiss.away.opacity == nil)
        #expect(both.dismiss.away.scale == Size(width: 2, height: 2))
        #expect(!both.isTransitionSplit)
        let each = try dialog(#""transition":{"present":{"duration":1},"dismiss":{"to":{"scale":[1,2]}}}"#)
        #expect(each.present.duration == 1 && each.dismiss.duration == nil)
        #expect(each.dismiss.away.scale == Size(width: 1, height: 2))
        #expect(each.isTransitionSplit)
    }

    @Test func `calls an action without an id by where it stands, and titles it by its id`() throws {
        let content = try dialog(
            #"""
            "content":{"actions":[{"title":"A"},{"id":"b"}],"navigationBar":{"leading":{"title":"L"},\#
            "trailing":[{}]}}
            """#
        ).content
        #expect(content.actions.map(\.id) == ["0", "b"] && content.actions.map(\.title) == ["A", "b"])
        let bar = try #require(content.navigationBar)
        #expect(bar.leading.map(\.id) == ["leading0"] && bar.isLeadingAlone)
        #expect(bar.trailing.map(\.id) == ["trailing0"] && !bar.isTrailingAlone)
    }

    @Test func `takes insets for all edges at once or one by one`() throws {
        let all = try #require(try dialog(#""placement":{"margins":8}"#).placement.margins)
        #expect(all.physical(in: .leftToRight) == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        let each = try #require(
            try dialog(#""placement":{"margins":{"top":1,"leading":2,"right":3}}"#).placement.margins)
        #expect(each.physical(in: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 0, right: 3))
        #expect(each.physical(in: .rightToLeft) == EdgeInsets(top: 1, left: 0, bottom: 0, right: 3))
    }

    @Test func `takes a popover's offset along one axis or both, and knows what was given`() throws {
        let one = try dialog(#""placement":{"offset":8,"arrow":null,"flip":false}"#).placement.popover
        #expect(one.mainAxisOffset == 8 && one.crossAxisOffset == nil && one.flips == false)
        #expect(one.givenMembers == [.offset, .flip, .arrow])
        let both = try dialog(#""placement":{"offset":{"mainAxis":1,"crossAxis":2},"arrowDirections":[]}"#)
        #expect(both.placement.popover.mainAxisOffset == 1 && both.placement.popover.crossAxisOffset == 2)
        #expect(both.placement.popover.allowedSides == nil)
        #expect(both.placement.popover.givenMembers == [.offset, .arrowDirections])
    }

    @Test func `starts a device from the catalogue and changes what it says`() throws {
        let plain = try device(#""iphone-17""#)
        let changed = try device(
            #"{"profile":"iphone-17","orientation":"landscapeLeft","safeAreaInsets":{"top":5},"keyboard":"docked"}"#)
        #expect(changed.profile.value == plain.profile.value)
        #expect(changed.orientation == .landscapeLeft)
        // An edge that is left out has the device's own inset.
        let insets = try #require(changed.safeAreaInsets)
        let own = plain.profile.value.effectiveSafeAreaInsets(in: .landscape).value
        #expect(insets == EdgeInsets(top: 5, left: own.left, bottom: own.bottom, right: own.right))
        let larger = try device(#"{"profile":"iphone-17","screen":{"width":500}}"#)
        #expect(larger.profile.screen.size == Size(width: 500, height: plain.profile.screen.size.height))
        #expect(larger.profile.sizeClasses == .init())
    }

    @Test func `takes a bare number for a version`() throws {
        let text = try device(#"{"profile":"iphone-17","system":{"version":"26.1"}}"#)
        let number = try device(#"{"profile":"iphone-17","system":{"version":26.1}}"#)
        #expect(text.system == number.system && text.system?.version == Version("26.1"))
    }

    @Test func `a request as read is the same for the same members in another order, and says so in its key`() throws {
        func key(_ body: String) throws -> CanonicalKey {
            let document = JSONDocument()
            try document.parse(Array(body.utf8).span, maxDepth: 32)
            let context = DecodingContext()
            _ = document.withRoot {
                SpecRequest.read($0, catalog: .builtIn, limits: RequestLimits(), context: context)
            }
            return context.key
        }
        let first = try key(#"{"device":"iphone-17","dialog":{"style":"alert","id":"a"}}"#)
        #expect(try key(#"{ "dialog": {"id": "\u0061", "style": "alert"}, "device": "iphone-17" }"#) == first)
        #expect(try key(#"{"device":"iphone-17","dialog":{"style":"alert","id":"b"}}"#) != first)
    }
}
