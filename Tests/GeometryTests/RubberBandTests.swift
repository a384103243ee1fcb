import Geometry
import Testing

@Suite struct `A rubber band` {
    /// (1 − 1/(100·0.55/852 + 1))·852 = 852·55/907.
    @Test func `follows by the formula`() {
        let band = RubberBand(dimension: 852)
        #expect(abs(band.offset(of: 100) - 852.0 * 55 / 907) < 1e-12)
        #expect(band.offset(of: -100) == -band.offset(of: 100))
        #expect(band.offset(of: 0) == 0)
    }

    @Test func `starts at its coefficient and never gets as far as its dimension`() {
        let band = RubberBand(coefficient: 0.55, dimension: 400)
        #expect(abs(band.offset(of: 1e-6) / 1e-6 - 0.55) < 1e-6)
        var last = 0.0
        for travel in stride(from: 1.0, through: 1e6, by: 9973) {
            let offset = band.offset(of: travel)
            #expect(offset > last && offset < travel && offset < 400)
            last = offset
        }
        #expect(band.offset(of: 1e308) <= 400)
    }

    @Test func `holds where it has no coefficient or no room`() {
        #expect(RubberBand(coefficient: 0, dimension: 400).offset(of: 50) == 0)
        #expect(RubberBand(dimension: 0).offset(of: 50) == 0)
    }
}
