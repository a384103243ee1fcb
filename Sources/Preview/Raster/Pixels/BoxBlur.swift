private import Glibc
import Jobs

/// A Gaussian blur made of three box blurs, as Filter Effects 1 §9.18 (`feGaussianBlur`) allows. Its time does not
/// depend on the deviation.
struct BoxBlur {
    /// The three boxes: how many pixels before and behind the current one each of them averages.
    private let boxes: [(before: Int, behind: Int)]

    /// - Parameter deviation: The standard deviation in pixels.
    init(deviation: Double) {
        let width = Int(max(0, min(4096, deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)))
        if width <= 1 {
            boxes = []
        } else if width % 2 == 1 {
            boxes = Array(repeating: (width / 2, width / 2), count: 3)
        } else {
            // Two boxes that are off-centre by half a pixel in opposite directions, and one that is a pixel wider.
            boxes = [(width / 2, width / 2 - 1), (width / 2 - 1, width / 2), (width / 2, width / 2)]
        }
    }

    /// The greatest distance of pixels that affect each other, in pixels.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.behind) } }

    /// The treatment of pixels beyond the edge.
    enum Edge {
        /// They are clear.
        case clear
        /// They are equal to the outermost pixels.
        case `repeat`
    }

    /// Blurs `width` × `height` pixels of `channels` values each, in place.
    ///
    /// One pass goes down the picture by whole rows, of which the processor handles sixteen values at once. The
    /// horizontal blur is the same pass over the transposed picture.
    ///
    /// - Parameter channels: 1 or 4.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, channels: Int, width: Int, height: Int, edge: Edge) {
        guard !boxes.isEmpty, width > 0, height > 0, channels == 1 || channels == 4 else { return }
        let count = width * height * channels
        // On the heap: a picture may be larger than a thread's stack.
        guard let memory = unsafe malloc(count) else { return }
        defer { unsafe free(memory) }
        let other = unsafe memory.bindMemory(to: UInt8.self, capacity: count)
        unsafe Self.transpose(pixels, into: other, channels: channels, width: width, height: height)
        unsafe blurDown(other, by: pixels, width: height * channels, height: width, edge)
        unsafe Self.transpose(other, into: pixels, channels: channels, width: height, height: width)
        unsafe blurDown(pixels, by: other, width: width * channels, height: height, edge)
    }

    private static func transpose(
        _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, channels: Int, width: Int,
        height: Int
    ) {
        // The source and the target of a row of tiles stay in the processor's cache.
        let tile = 32
        if channels == 4 {
            let from = unsafe UnsafeMutableRawPointer(source).assumingMemoryBound(to: UInt32.self)
            let to = unsafe UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
            unsafe transpose(from, into: to, width, height, tile)
        } else {
            unsafe transpose(source, into: target, width, height, tile)
        }
    }

    @inline(__always) private static func transpose<Value>(
        _ source: UnsafeMutablePointer<Value>, into target: UnsafeMutablePointer<Value>, _ width: Int, _ height: Int,
        _ tile: Int
    ) {
        for top in stride(from: 0, to: height, by: tile) where !JobBudget.isOver(after: Int32(clamping: width / 32)) {
            for left in stride(from: 0, to: width, by: tile) {
                for row in top..<min(top + tile, height) {
                    for column in left..<min(left + tile, width) {
                        unsafe target[column * height + row] = source[row * width + column]
                    }
                }
            }
        }
    }

    /// Blurs each column of an array with `width` values per row by all boxes, in place.
    ///
    /// - Parameter room: Memory for as many values, which is overwritten.
    private func blurDown(
        _ values: UnsafeMutablePointer<UInt8>, by room: UnsafeMutablePointer<UInt8>, width: Int, height: Int,
        _ edge: Edge
    ) {
        // Not `withUnsafeTemporaryAllocation`: Swift 6.3 miscompiles the code after the closure when it is instrumented
        // for fuzzing.
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { unsafe sums.deallocate() }
        var (from, to) = unsafe (values, room)
        for box in boxes {
            unsafe Self.blurDown(from, into: to, sums, width: width, height: height, box, edge)
            unsafe swap(&from, &to)
        }
        if unsafe from != values { unsafe memcpy(values, from, width * height) }
    }

    private static func blurDown(
        _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>,
        _ sums: UnsafeMutablePointer<UInt32>, width: Int, height: Int, _ box: (before: Int, behind: Int), _ edge: Edge
    ) {
        /// The row at an index that may be beyond the edges; `nil` if there is none.
        func row(_ index: Int) -> UnsafeMutablePointer<UInt8>? {
            if index >= 0, index < height { return unsafe source + index * width }
            guard case .repeat = edge else { return nil }
            return unsafe index < 0 ? source : source + (height - 1) * width
        }
        for x in 0..<width { unsafe sums[x] = 0 }
        if case .repeat = edge {
            for x in 0..<width { unsafe sums[x] = UInt32(source[x]) &* UInt32(box.before) }
        }
        for index in 0...box.behind {
            guard let into = unsafe row(index) else { break }
            for x in 0..<width { unsafe sums[x] &+= UInt32(into[x]) }
        }
        // Multiplying by the reciprocal, with 24 fractional bits, replaces a division. With at most 4,096 values the
        // product fits in 32 bits.
        let share = UInt32((1 << 24) / (box.before + box.behind + 1) + 1)
        let half = UInt32(1 << 23)
        for index in 0..<height where !JobBudget.isOver(after: Int32(clamping: width / 1024 + 1)) {
            let line = unsafe target + index * width
            switch unsafe (row(index - box.before), row(index + box.behind + 1)) {
            case (let out?, let into?):
                for x in 0..<width {
                    unsafe line[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ half) >> 24)
                    unsafe sums[x] = sums[x] &- UInt32(out[x]) &+ UInt32(into[x])
                }
            case (let out?, nil):
                for x in 0..<width {
                    unsafe line[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ half) >> 24)
                    unsafe sums[x] &-= UInt32(out[x])
                }
            case (nil, let into?):
                for x in 0..<width {
                    unsafe line[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ half) >> 24)
                    unsafe sums[x] &+= UInt32(into[x])
                }
            case (nil, nil):
                for x in 0..<width { unsafe line[x] = UInt8(truncatingIfNeeded: (sums[x] &* share &+ half) >> 24) }
            }
        }
    }
}
