private import Glibc

/// A Gaussian blur made of three box blurs, as Filter Effects 1 §9.18 (`feGaussianBlur`) allows; it takes a time that
/// does not depend on the deviation.
struct BoxBlur {
    /// The three boxes: how many pixels each takes before and behind the one at hand.
    private let boxes: [(before: Int, behind: Int)]

    /// - Parameter deviation: A standard deviation in pixels.
    init(deviation: Double) {
        let width = Int(max(0, min(4096, deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)))
        if width <= 1 {
            boxes = []
        } else if width % 2 == 1 {
            boxes = Array(repeating: (width / 2, width / 2), count: 3)
        } else {
            // Two boxes half a pixel off, one to either side, and one that is a pixel wider.
            boxes = [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
        }
    }

    /// What to do with pixels beyond the edge.
    enum Edge {
        /// They are clear.
        case clear
        /// They are as the last ones.
        case `repeat`
    }

    /// Blurs rows of `channels` values each, four at most, `width` × `height` of them, in place.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, channels: Int, width: Int, height: Int, edge: Edge) {
        guard !boxes.isEmpty else { return }
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
            guard let line = line.baseAddress else { return }
            for row in 0..<height {
                for channel in 0..<channels {
                    unsafe blur(
                        pixels + row * width * channels + channel, count: width, stride: channels, line, edge)
                }
            }
            for column in 0..<width * channels {
                unsafe blur(pixels + column, count: height, stride: width * channels, line, edge)
            }
        }
    }

    private func blur(
        _ values: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, _ line: UnsafeMutablePointer<UInt8>,
        _ edge: Edge
    ) {
        for box in boxes {
            for index in 0..<count { unsafe line[index] = values[index * stride] }
            let (first, last) =
                switch edge {
                case .clear: (0, 0)
                case .repeat: (Int(unsafe line[0]), Int(unsafe line[count - 1]))
                }
            let width = box.before + box.behind + 1
            var sum = first * box.before
            for index in 0...box.behind { sum += index < count ? Int(unsafe line[index]) : last }
            // One division less: a product with the reciprocal, in 24 bits behind the point.
            let share = (1 << 24) / width + 1
            let half = 1 << 23
            for index in 0..<count {
                unsafe values[index * stride] = UInt8(truncatingIfNeeded: min(255, (sum &* share &+ half) >> 24))
                let (out, into) = (index - box.before, index + box.behind + 1)
                sum &-= out >= 0 ? Int(unsafe line[out]) : first
                sum &+= into < count ? Int(unsafe line[into]) : last
            }
        }
    }
}
