import Dialogs
import Foundation
import Geometry
import Testing
import Typography

@testable import Preview

@Suite struct `Pictures in pixels` {
    private let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    private let red = Color(red: 255, green: 0, blue: 0)

    private func drawn(_ operations: [DrawingOperation], scale: Double = 1, on color: Color? = .white) throws -> Bitmap
    {
        let size = Painter.size(of: bounds, scale: scale)
        let bitmap = try #require(Bitmap(width: size.width, height: size.height))
        var picture = Picture(bounds: bounds)
        if let color { picture.operations.append(square(bounds, color)) }
        picture.operations += operations
        Painter.draw(picture, on: bitmap, scale: scale, engine: .builtIn)
        return bitmap
    }

    private func square(_ rect: Rect, _ color: Color) -> DrawingOperation {
        .fill(VectorPath(rectangle: rect), .nonZero, .solid(color))
    }

    /// Alpha, red, green and blue.
    private func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> UInt32($0) & 0xFF) } }

    @Test func `pictures in pixels are as large as their points times the scale`() {
        #expect(Painter.size(of: Rect(x: 0, y: 0, width: 390, height: 844), scale: 3) == (1170, 2532))
        #expect(Painter.size(of: Rect(x: -8, y: 0, width: 100.5, height: 10), scale: 1) == (101, 10))
    }

    @Test(arguments: [1.0, 2, 3, 4])
    func `pictures in pixels are sharp at every scale`(scale: Double) throws {
        let bitmap = try drawn([square(Rect(x: 10, y: 20, width: 30, height: 5), red)], scale: scale)
        let (left, top) = (Int(10 * scale), Int(20 * scale))
        #expect(bitmap[left, top] == 0xFFFF_0000)
        #expect(bitmap[left - 1, top] == 0xFFFF_FFFF)
        #expect(bitmap[left, top - 1] == 0xFFFF_FFFF)
        #expect(bitmap[Int(40 * scale) - 1, Int(25 * scale) - 1] == 0xFFFF_0000)
        #expect(bitmap[Int(40 * scale), Int(25 * scale) - 1] == 0xFFFF_FFFF)
    }

    /// Colours over one another, as Porter and Duff's "over" has it, and alike at every pixel that they fill.
    @Test func `have the sum of the fills that lie over all of them`() throws {
        let (width, height) = (600.0, 300.0)
        let all = Rect(x: 0, y: 0, width: width, height: height)
        let bitmap = try #require(Bitmap(width: 600, height: 300, isClear: false))
        bitmap.fill(0x1234_5678)
        func picture(_ fills: [DrawingOperation]) -> Picture {
            var picture = Picture(bounds: all)
            picture.operations = fills
            return picture
        }
        let black = Color(red: 0, green: 0, blue: 0, alpha: 51)
        let fills = [
            square(all, Color(red: 200, green: 100, blue: 50)), square(all, black),
            square(Rect(x: 250, y: 100, width: 100, height: 100), red), square(all, black),
        ]
        Painter.draw(picture(fills), on: bitmap, scale: 1, engine: .builtIn)
        // A fifth of black leaves four fifths: 200, 160, 128; 100, 80, 64; 50, 40, 32; and of the red 204.
        var (inside, outside): (Set<UInt32>, Set<UInt32>) = ([], [])
        for y in 0..<300 {
            for x in 0..<600 {
                if (250..<350).contains(x), (100..<200).contains(y) {
                    inside.insert(bitmap[x, y])
                } else {
                    outside.insert(bitmap[x, y])
                }
            }
        }
        #expect(inside == [0xFFCC_0000] && outside == [0xFF80_4020])
        // Nothing of what was there is left where nothing hides it.
        Painter.draw(picture([square(all, black)]), on: bitmap, scale: 1, engine: .builtIn)
        #expect(Set((0..<300).flatMap { y in (0..<600).map { bitmap[$0, y] } }) == [51 << 24])
    }

    @Test func `put a group's parts together before they are thinned`() throws {
        // Two squares that overlap, at half: nowhere is it seen that they do.
        let group = Group(
            opacity: 0.5,
            operations: [
                square(Rect(x: 0, y: 0, width: 60, height: 60), red),
                square(Rect(x: 30, y: 30, width: 60, height: 60), red),
            ])
        let bitmap = try drawn([.group(group)])
        #expect(bitmap[10, 10] == bitmap[45, 45])
        let half = channels(bitmap[45, 45])
        #expect(half[0] == 255 && half[1] == 255)
        #expect(abs(half[2] - 128) <= 1 && abs(half[3] - 128) <= 1)
        #expect(bitmap[95, 95] == 0xFFFF_FFFF)
    }

    @Test func `cut a group at its clip, in its own space`() throws {
        let group = Group(
            transform: PlaneTransform(a: 2, d: 2, tx: 20, ty: 10),
            clip: VectorPath(rectangle: Rect(x: 0, y: 0, width: 10, height: 10)), operations: [square(bounds, red)])
        let bitmap = try drawn([.group(group)])
        #expect(bitmap[20, 10] == 0xFFFF_0000 && bitmap[39, 29] == 0xFFFF_0000)
        #expect(bitmap[19, 10] == 0xFFFF_FFFF && bitmap[40, 29] == 0xFFFF_FFFF && bitmap[39, 30] == 0xFFFF_FFFF)
    }

    @Test func `leave out what has no area`() throws {
        let flat = Group(transform: PlaneTransform(a: 0, d: 1), operations: [square(bounds, red)])
        let bitmap = try drawn([.group(flat), square(Rect(x: 0, y: 0, width: 1, height: 1), .blue)])
        #expect(bitmap[0, 0] == 0xFF00_00FF)
        #expect(bitmap[50, 50] == 0xFFFF_FFFF)
    }

    @Test func `leave holes where the rule says so`() throws {
        let ring = VectorPath(rectangle: bounds, without: VectorPath(rounded: bounds.insetBy(20), radius: 10))
        let bitmap = try drawn([.fill(ring, .evenOdd, .solid(red))])
        #expect(bitmap[10, 50] == 0xFFFF_0000 && bitmap[50, 50] == 0xFFFF_FFFF)
        // The corner that the radius takes away belongs to the ring.
        #expect(bitmap[20, 20] == 0xFFFF_0000)
    }

    @Test func `run gradients from end to end`() throws {
        let bitmap = try drawn([
            .fill(
                VectorPath(rectangle: bounds), .nonZero,
                .linear(
                    from: Point(x: 0, y: 0), to: Point(x: 0, y: 100),
                    [.init(offset: 0, color: .black), .init(offset: 1, color: .white)]))
        ])
        // The middle of row 24 is 24.5 % of the way: 62.5 of 255.
        #expect(abs(channels(bitmap[50, 24])[1] - 62) <= 2)
        #expect(abs(channels(bitmap[50, 74])[1] - 190) <= 2)
    }

    @Test(arguments: [3.0, 10], [1.0, 3])
    func `let shadows fade as a Gaussian does`(deviation: Double, scale: Double) throws {
        // The edge of a half plane: half the shadow at the edge, 84 % one deviation inside, 16 % one outside.
        let shadow = CastShadow(
            path: VectorPath(rectangle: Rect(x: -200, y: -200, width: 250, height: 500)), deviation: deviation,
            color: .black)
        let bitmap = try drawn([.shadow(shadow)], scale: scale)
        func dark(_ x: Double) -> Double {
            1 - Double(channels(bitmap[Int((x * scale).rounded()), Int(50 * scale)])[1]) / 255
        }
        for (distance, share) in [(-2.0, 0.977), (-1, 0.841), (0, 0.5), (1, 0.159), (2, 0.023)] {
            let place = 50 + distance * deviation
            let slope = 0.4 / deviation / scale
            #expect(abs(dark(place) - share) < 0.02 + slope, "\(distance): \(dark(place))")
        }
    }

    @Test func `leave clipped shadows out inside of their hole`() throws {
        let card = VectorPath(rectangle: Rect(x: 30, y: 30, width: 40, height: 40))
        let shadow = CastShadow(path: card, deviation: 6, color: .black, hole: card)
        let bitmap = try drawn([.shadow(shadow)])
        #expect(bitmap[31, 31] == 0xFFFF_FFFF && bitmap[50, 50] == 0xFFFF_FFFF)
        #expect(channels(bitmap[28, 50])[1] < 200)
    }

    @Test func `blur behind a material what is there, and nothing beside it`() throws {
        let right = square(Rect(x: 50, y: 0, width: 50, height: 100), .black)
        let pane = VectorPath(rectangle: Rect(x: 10, y: 10, width: 80, height: 40))
        let bitmap = try drawn([right, .backdrop(Backdrop(path: pane, blur: 8, saturation: 1))])
        #expect(abs(channels(bitmap[50, 30])[1] - 128) < 14)
        #expect(abs(channels(bitmap[42, 30])[1] - 214) < 14)
        #expect(bitmap[48, 80] == 0xFFFF_FFFF && bitmap[52, 80] == 0xFF00_0000)
        // In a group that is drawn aside it is the same that is behind.
        let aside = Group(opacity: 0.999, operations: [.backdrop(Backdrop(path: pane, blur: 8, saturation: 1))])
        let other = try drawn([right, .group(aside)])
        #expect(abs(channels(other[50, 30])[1] - channels(bitmap[50, 30])[1]) <= 2)
    }

    /// All that is seen is white: the black around it is no part of the screen.
    @Test(arguments: [4.0, 12, 30])
    func `blur nothing of what is outside of the screen's outline`(blur: Double) throws {
        let panel = VectorPath(
            Rect(x: 5, y: 5, width: 90, height: 90), radii: CornerRadii(all: 30), curve: .circular)
        let pane = VectorPath(rectangle: Rect(x: 5, y: 50, width: 90, height: 45))
        let bitmap = try drawn(
            [
                .group(
                    Group(
                        subject: .screen, clip: panel,
                        operations: [
                            square(bounds, .white), .backdrop(Backdrop(path: pane, blur: blur, saturation: 1)),
                        ]))
            ], scale: 2, on: .black)
        // Along the corner's arc, a pixel and more inside.
        for step in 0...9 {
            let angle = Double(step) * 0.5 * Double.pi / 9
            let (x, y) = (65 + 28.5 * cos(angle), 65 + 28.5 * sin(angle))
            #expect(channels(bitmap[Int(2 * x), Int(2 * y)])[1] >= 253, "\(x) \(y)")
        }
        #expect(channels(bitmap[100, 187])[1] >= 253 && channels(bitmap[2, 187])[1] == 0)
    }

    @Test func `saturate as CSS does`() throws {
        // saturate(2) of Filter Effects 1: red' = 1.787 r − 0.715 g − 0.072 b, and so on.
        let pane = VectorPath(rectangle: bounds)
        let bitmap = try drawn(
            [.backdrop(Backdrop(path: pane, blur: 5, saturation: 2))], on: Color(red: 120, green: 100, blue: 90))
        let expected = [255, 136, 96, 76]
        for (channel, value) in zip(channels(bitmap[50, 50]), expected) { #expect(abs(channel - value) <= 2) }
        // In a group that is drawn aside it sees the ground, too, on which nothing else is drawn.
        let aside = Group(opacity: 0.999, operations: [.backdrop(Backdrop(path: pane, blur: 5, saturation: 2))])
        let other = try drawn([.group(aside)], on: Color(red: 120, green: 100, blue: 90))
        for (channel, value) in zip(channels(other[50, 50]), expected) { #expect(abs(channel - value) <= 2) }
    }

    /// The mean of what is alike is that, however many rows there are.
    @Test(arguments: [1, 16, 256, 257, 600])
    func `pictures in pixels are the mean of the pixels that a coarse one stands for`(factor: Int) throws {
        let bitmap = try #require(Bitmap(width: 3 * factor, height: factor))
        for (index, pixel) in ([0xFFFF_FFFF, 0xFF01_80FE, 0x4000_2040] as [UInt32]).enumerated() {
            bitmap.fill(pixel, in: PixelRect(x: index * factor, y: 0, width: factor, height: factor))
        }
        let small = try #require(Bitmap(width: 3, height: 1))
        bitmap.average(
            of: PixelRect(x: 0, y: 0, width: 3, height: 1), by: factor,
            within: PixelRect(
                x: 0, y: 0, width: 3 * factor, height: factor), into: small)
        #expect((0..<3).map { small[$0, 0] } == [0xFFFF_FFFF, 0xFF01_80FE, 0x4000_2040])
        // Half of it white, half of it black: 127.5, which is 128.
        guard factor.isMultiple(of: 2) else { return }
        bitmap.fill(0xFF00_0000)
        bitmap.fill(0xFFFF_FFFF, in: PixelRect(x: 0, y: factor / 2, width: factor, height: factor / 2))
        bitmap.average(
            of: PixelRect(x: 0, y: 0, width: 3, height: 1), by: factor,
            within: PixelRect(
                x: 0, y: 0, width: 3 * factor, height: factor), into: small)
        #expect(small[0, 0] == 0xFF80_8080 && small[1, 0] == 0xFF00_0000)
    }

    @Test func `set a line as wide as it was measured, from its origin on its baseline`() throws {
        let style = TextStyle(size: 20, weight: .semibold)
        let measured = PangoEngine.builtIn.measure("HHHH", style: style)
        let run = TextRun(
            text: "HHHH", origin: Point(x: 5, y: 60), width: measured.width, direction: .leftToRight,
            font: TextRun.Font(
                families: ["Inter"], size: 20, weight: .semibold, letterSpacing: measured.letterSpacing), color: .black)
        let bitmap = try drawn([.text(run)], scale: 4)
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where channels(bitmap[x, y])[1] < 128 {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        // A capital of Inter is 0.727 em tall and stands on the baseline; its sides stand some 0.08 em off.
        #expect(abs(Double(bottom + 1) / 4 - 60) < 0.3)
        #expect(abs(Double(top) / 4 - (60 - 0.727 * 20)) < 0.3)
        #expect(abs(Double(left) / 4 - (5 + 0.08 * 20)) < 0.8)
        #expect(abs(Double(right) / 4 - (5 + measured.width - 0.08 * 20)) < 0.8)
    }
}
