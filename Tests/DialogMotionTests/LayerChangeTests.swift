import Geometry
import Testing
import Timeline

@testable import Dialogs

/// Two rests of one dialog, told in hand arithmetic.
@Suite struct `The way from rest to rest` {
    private let timing = ChangeTiming(duration: 0.5, curve: .easeInOut, reducesMotion: false)

    private func tracks(
        _ from: [Layer], _ to: [Layer], _ timing: ChangeTiming? = nil,
        windows: (Rect, Rect) = (
            Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 0, y: 0, width: 320, height: 480)
        )
    ) -> [Track] {
        LayerChange(from: MovableLayers(from, in: windows.0), to: MovableLayers(to, in: windows.1))
            .tracks(over: timing ?? self.timing)
    }

    /// The dialog goes from the centre (200, 400) to (200, 300), and its title with it.
    @Test func `says nothing of what a moving layer carries as it is`() {
        let tracks = tracks(
            [
                layer("dialog", Rect(x: 100, y: 300, width: 200, height: 200)),
                layer("title", in: "dialog", Rect(x: 110, y: 310, width: 180, height: 20)),
            ],
            [
                layer("dialog", Rect(x: 100, y: 200, width: 200, height: 200)),
                layer("title", in: "dialog", Rect(x: 110, y: 210, width: 180, height: 20)),
            ])
        #expect(tracks.count == 1)
        #expect(
            tracks.of("dialog", .position)?.ends == [.point(Point(x: 200, y: 400)), .point(Point(x: 200, y: 300))])
        #expect(tracks.allSatisfy { $0.duration == 0.5 })
    }

    @Test func `keeps what stays where it is while its parent moves`() {
        let button = layer("title", in: "dialog", Rect(x: 110, y: 450, width: 180, height: 20))
        let tracks = tracks(
            [layer("dialog", Rect(x: 100, y: 300, width: 200, height: 200)), button],
            [layer("dialog", Rect(x: 100, y: 100, width: 200, height: 400)), button])
        let center = AnimatedValue.point(Point(x: 200, y: 460))
        #expect(tracks.of("title", .position)?.ends == [center, center])
        #expect(
            tracks.of("dialog", .size)?.ends == [
                .size(Size(width: 200, height: 200)), .size(Size(width: 200, height: 400)),
            ])
    }

    /// One that only the second rest has comes along with its parent, which comes from 100 points lower.
    @Test func `fades in what comes, and out what goes, along with what carries it`() {
        let low = layer("dialog", Rect(x: 100, y: 300, width: 200, height: 200))
        let high = layer("dialog", Rect(x: 100, y: 200, width: 200, height: 200))
        let image = layer("image", in: "dialog", Rect(x: 150, y: 220, width: 40, height: 40), opacity: 0.8)
        let tracks = tracks([low], [high, image])
        #expect(tracks.of("image", .opacity)?.ends == [.scalar(0), .scalar(0.8)])
        #expect(tracks.of("image", .position) == nil)

        let back = self.tracks([high, image], [low])
        #expect(back.of("image", .opacity)?.ends == [.scalar(0.8), .scalar(0)])
        #expect(back.of("image", .position) == nil)
    }

    /// What lies on a bar that fades would fade twice.
    @Test func `fades what holds others, and them with it`() {
        let dialog = layer("dialog", Rect(x: 100, y: 300, width: 200, height: 200))
        let bar = layer("bar", in: "dialog", Rect(x: 100, y: 300, width: 200, height: 44))
        let button = layer("button", in: "bar", Rect(x: 110, y: 300, width: 60, height: 44))
        #expect(tracks([dialog], [dialog, bar, button]).map(\.layer) == ["bar"])
        #expect(tracks([dialog, bar, button], [dialog]).map(\.layer) == ["bar"])
    }

    /// 216 points high at the lower edge of a window of 480.
    @Test func `slides a docked keyboard through the edge, and fades any other`() {
        var keyboard = layer("keyboard", Rect(x: 0, y: 264, width: 320, height: 216))
        #expect(tracks([], [keyboard]).of("keyboard", .opacity)?.ends == [.scalar(0), .scalar(1)])
        keyboard.changeDetails { $0.away = Point(x: 0, y: 216) }
        let (low, high) = (AnimatedValue.point(Point(x: 160, y: 588)), AnimatedValue.point(Point(x: 160, y: 372)))
        #expect(tracks([], [keyboard]).of("keyboard", .position)?.ends == [low, high])
        #expect(tracks([keyboard], []).of("keyboard", .position)?.ends == [high, low])
        #expect(tracks([], [keyboard]).of("keyboard", .opacity) == nil)
        let reduced = ChangeTiming(duration: 0.5, curve: .easeInOut, reducesMotion: true)
        #expect(tracks([], [keyboard], reduced).map(\.property) == [.opacity])
    }

    /// The window turns from 320 × 480 to 480 × 320. The keyboard, 150 high there, has its centre 75 below the lower
    /// edge of whichever window is there, and in the middle of it.
    @Test func `lets a keyboard that comes while the window turns start below the edge that there is before`() {
        let windows = (Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 0, y: 0, width: 480, height: 320))
        var keyboard = layer("keyboard", Rect(x: 0, y: 170, width: 480, height: 150))
        keyboard.changeDetails { $0.away = Point(x: 0, y: 150) }
        let up = AnimatedValue.point(Point(x: 240, y: 245))
        #expect(
            tracks([], [keyboard], windows: windows).of("keyboard", .position)?.ends
                == [.point(Point(x: 160, y: 555)), up])
        #expect(
            tracks([keyboard], [], windows: (windows.1, windows.0)).of("keyboard", .position)?.ends
                == [up, .point(Point(x: 160, y: 555))])
    }

    /// The message needs 300 points and has 10 around it; 200 of these 320 are visible while it scrolls. It then lies
    /// at 90, in a box from 80 to 400.
    @Test func `lets what scrolls grow to its content where nothing scrolls, and shrink from it`() {
        let small = Rect(x: 100, y: 200, width: 200, height: 200)
        let large = Rect(x: 100, y: 80, width: 200, height: 320)
        let dialog = layer("dialog", Rect(x: 100, y: 60, width: 200, height: 360))
        var scroll = layer("scroll", in: "dialog", small)
        scroll.role = .scroll
        scroll.contentSize = Size(width: 200, height: 320)
        var message = layer("message", in: "scroll", Rect(x: 110, y: 210, width: 180, height: 190))
        message.scrolledFrame = Rect(x: 110, y: 210, width: 180, height: 300)
        let scrolling = [dialog, scroll, message]
        let plain = [
            dialog, layer("message", in: "dialog", Rect(x: 110, y: 90, width: 180, height: 300)),
        ]
        let ends = (AnimatedValue.point(Point(x: 200, y: 300)), AnimatedValue.point(Point(x: 200, y: 240)))
        let growing = tracks(scrolling, plain)
        #expect(growing.of("scroll", .position)?.ends == [ends.0, ends.1])
        #expect(growing.of("scroll", .size)?.ends == [.size(small.size), .size(large.size)])
        let shrinking = tracks(plain, scrolling)
        #expect(shrinking.of("scroll", .position)?.ends == [ends.1, ends.0])
        #expect(shrinking.of("scroll", .size)?.ends == [.size(large.size), .size(small.size)])
        #expect(growing.of("scroll", .opacity) == nil && shrinking.of("scroll", .opacity) == nil)
    }

    /// Fading it would take the message along, which both rests have.
    @Test func `never fades what holds something that is there both times`() {
        let frame = Rect(x: 100, y: 300, width: 200, height: 200)
        let message = Rect(x: 110, y: 350, width: 180, height: 100)
        let plain = [layer("dialog", frame), layer("message", in: "dialog", message)]
        let scrolling = [
            layer("dialog", frame), layer("scroll", in: "dialog", frame), layer("message", in: "scroll", message),
        ]
        #expect(tracks(plain, scrolling).isEmpty)
        #expect(tracks(scrolling, plain).isEmpty)
    }

    @Test func `the way from rest to rest is at its end at once under reduced motion, but for what fades`() {
        let reduced = ChangeTiming(duration: 0.5, curve: .easeInOut, reducesMotion: true)
        let tracks = tracks(
            [layer("dialog", Rect(x: 0, y: 0, width: 100, height: 100), opacity: 1)],
            [layer("dialog", Rect(x: 0, y: 50, width: 100, height: 100), opacity: 0.5)], reduced)
        #expect(tracks.of("dialog", .position)?.value(at: 0) == .point(Point(x: 50, y: 100)))
        #expect(tracks.of("dialog", .opacity)?.value(at: 0.25) == .scalar(0.75))
    }
}
