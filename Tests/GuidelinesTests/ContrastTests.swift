import Testing

@testable import Dialogs
@testable import Guidelines

@Suite struct `A contrast ratio` {
    /// WCAG 2.2: 21 for black on white; #767676 is the lightest grey that passes on white, #777777 the first that does
    /// not (WebAIM, contrast checker). Apple's blue on white: 4.02.
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0x000000, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
            (0x767676, 0xFFFFFF, 4.54), (0x007AFF, 0xFFFFFF, 4.02), (0xFF0000, 0xFFFFFF, 4.0),
            (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0xFFFFFF, 1.37),
        ] as [(UInt32, UInt32, Double)])
    func `a contrast ratio is WCAG's`(text: UInt32, ground: UInt32, expected: Double) {
        let ratio = Color(rgb: text).contrast(with: Color(rgb: ground))
        #expect(abs(ratio - expected) < 0.005)
    }

    @Test func `a contrast ratio is that of what a screen shows of colours over each other`() {
        // Half black over white is #808080 (0.5 × 255 = 127.5), and on that a white of which one half is seen #BFBFBF.
        let grey = Pigment(Paint(.black, opacity: 0.5)).over(.grey(1))
        #expect(grey.shown == Color(rgb: 0x808080))
        #expect(Pigment(Paint(.white, opacity: 0.5)).over(grey).shown == Color(rgb: 0xBFBFBF))
        // An alpha of the colour itself counts as well: 0x80 of 255 of 0.5.
        let half = Color(red: 255, green: 0, blue: 0, alpha: 0x80)
        #expect(Pigment(Paint(half, opacity: 0.5)).over(.grey(0)).shown == Color(rgb: 0x400000))
        #expect(Pigment(Paint(.white)).faded(to: 0.2).over(.grey(0)).shown == Color(rgb: 0x333333))
    }
}

@Suite struct `A ground` {
    /// A text on one sheet.
    private func ground(_ mark: UInt32, on fill: Paint, dimming: Paint? = nil) -> Ground {
        Ground(
            mark: Paint(Color(rgb: mark)),
            sheets: [
                Ground.Sheet(nil, opacity: 1), Ground.Sheet(Background(fill), opacity: 1),
            ], dimming: dimming)
    }

    @Test func `a ground of which nothing is known says nothing`() {
        #expect(ground(0, on: Paint(.white, opacity: 0)).worst(.text) == nil)
    }

    @Test func `a ground that is opaque is what it is, whatever lies behind`() throws {
        let worst = try #require(ground(0x777777, on: .white, dimming: .black).worst(.text))
        #expect(abs(worst.contrast - 4.478) < 0.001)
    }

    @Test func `a ground that is seen through is at its worst over black or white`() throws {
        // White at 0.8 over black is #CCCCCC: black on it has (0.6038 + 0.05) / 0.05.
        let black = try #require(ground(0, on: Paint(.white, opacity: 0.8)).worst(.text))
        #expect(black.sight.fill.shown == Color(rgb: 0xCCCCCC))
        #expect(abs(black.contrast - 13.08) < 0.01)
        // Under half a black, white is #808080 at most: white text on black at 0.5 stands on #404040 at worst.
        let white = try #require(
            ground(0xFFFFFF, on: Paint(.black, opacity: 0.5), dimming: Paint(.black, opacity: 0.5)).worst(.text))
        #expect(white.sight.fill.shown == Color(rgb: 0x404040))
    }

    @Test func `with a text between what black and white make of it is at its worst where they are alike`() throws {
        // A hint of white: nearly black over black, nearly white over white; somewhere it is the text's own grey.
        let worst = try #require(ground(0x767676, on: Paint(.white, opacity: 0.05)).worst(.text))
        #expect(worst.contrast < 1.02)
    }

    @Test
    func `a ground of a gradient is its worst stop, and of a material its tint or what stands in for it`() throws {
        var gradient = Background(color: Color(rgb: 0x808080), opacity: 1)
        gradient.gradient = [GradientStop(.white, at: 0), GradientStop(Paint(0x333333), at: 1)]
        let stops = Ground(mark: .black, sheets: [Ground.Sheet(gradient, opacity: 1)])
        #expect(try #require(stops.worst(.text)).sight.fill.shown == Color(rgb: 0x333333))
        let glass = Material("glass", blur: 2, saturation: 1, tint: Paint(.white, opacity: 0.2))
        let material = Ground(
            mark: .black, sheets: [Ground.Sheet(Background(.white, material: glass), opacity: 1)])
        #expect(try #require(material.worst(.text)).sight.fill.shown == Color(rgb: 0x333333))
    }

    @Test func `fades with the layer that carries it, and the text on it, too`() throws {
        // White on black, the whole at a half: over white it is #FFFFFF on #808080.
        let faded = Ground(mark: .white, sheets: [Ground.Sheet(Background(.black), opacity: 0.5)])
        let worst = try #require(faded.worst(.text))
        #expect(worst.sight.mark.shown == Color(rgb: 0xFFFFFF))
        #expect(worst.sight.fill.shown == Color(rgb: 0x808080))
    }
}

@Suite struct `A better colour` {
    @Test(arguments: [0xFF3B30, 0x777777, 0xCC0000, 0x0000FF, 0x808000, 0x123456] as [UInt32])
    func `a better colour is the nearest shade with which all demands are met`(start: UInt32) throws {
        let demands = [UInt32(0x000000), 0x202020].map { text in
            Demand(
                ground: Ground(
                    mark: Paint(Color(rgb: text)),
                    sheets: [
                        Ground.Sheet(Background(Paint(Color(rgb: start))), opacity: 1, isRequested: true)
                    ]), aspect: .text, least: 4.5)
        }
        let color = try #require(demands.color(near: Color(rgb: start), from: .background))
        #expect(demands.allSatisfy { $0.isMet(by: $0.ground.taking(color, from: .background)) })
        // Black and nearly black want a lighter ground: no channel of it is darker than before.
        #expect(color.red >= Color(rgb: start).red && color.blue >= Color(rgb: start).blue)
    }

    @Test func `a better colour is none where the ground is to be dark and light`() {
        let demands = [Paint.black, .white].map {
            Demand(
                ground: Ground(
                    mark: $0,
                    sheets: [Ground.Sheet(Background(Paint(0x808080)), opacity: 1, isRequested: true)]),
                aspect: .text, least: 7)
        }
        #expect(demands.color(near: Color(rgb: 0x808080), from: .background) == nil)
    }
}
