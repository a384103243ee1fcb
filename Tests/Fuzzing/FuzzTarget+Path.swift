#if DEBUG || FUZZING
    import Geometry

    extension FuzzTarget {
        /// Path data: what is read is measured in finite numbers, comes back from four quarter turns and from two
        /// mirrors, and two ways of asking what lies inside agree.
        static let path = FuzzTarget(name: "path") { bytes throws(Find) in
            let text = String(decoding: bytes, as: UTF8.self)
            let path: VectorPath
            do throws(PathSyntaxError) {
                path = try VectorPath(svg: text, maxElements: 256)
            } catch {
                return try demand((0...text.utf8.count).contains(error.offset), "the fault is at \(error.offset)")
            }
            let bounds = path.bounds
            let sides = [bounds.minX, bounds.minY, bounds.width, bounds.height]
            try demand(sides.allSatisfy(\.isFinite) && bounds.width >= 0 && bounds.height >= 0, "bounds \(bounds)")
            try demand(path.elements.count <= 256, "\(path.elements.count) elements")
            try checkTurns(path)
            try checkMirror(path)
            let filled = FilledPath(path)
            for step in 0..<16 {
                let point = Point(
                    x: bounds.minX + bounds.width * (Double(step % 4) + 0.37) / 4,
                    y: bounds.minY + bounds.height * (Double(step / 4) + 0.41) / 4)
                try demand(filled.contains(point) == path.contains(point), "\(point) lies inside for one of two")
            }
            let half = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
            let clipped = path.clipped(to: half).bounds
            try demand(clipped.minX.isFinite && clipped.width.isFinite, "clipped to \(clipped)")
            _ = VectorPath.union(of: [path, VectorPath(rectangle: half)])
        }

        private static func checkTurns(_ path: VectorPath) throws(Find) {
            let surface = Size(width: 300, height: 200)
            var (turned, size) = (path, surface)
            for _ in 0..<4 {
                turned = turned.rotated(by: .right, on: size)
                size = Size(width: size.height, height: size.width)
            }
            try demand(isNear(turned.bounds, path.bounds), "four turns lead from \(path.bounds) to \(turned.bounds)")
        }

        private static func checkMirror(_ path: VectorPath) throws(Find) {
            let mirror = PlaneTransform(a: -1, tx: 320)
            guard let once = path.mapped(by: mirror), let twice = once.mapped(by: mirror) else {
                throw Find(description: "a flat mirror hides something")
            }
            try demand(
                isNear(twice.bounds, path.withoutArcs.bounds), "two mirrors lead from \(path.bounds) to \(twice.bounds)"
            )
            try demand(once.elements.count == twice.elements.count, "two mirrors change the number of elements")
        }

        private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
            // Coordinates reach a million, and the corners of arcs are worked out anew.
            let slack = 1e-6 * max(1, one.minX.magnitude, one.minY.magnitude, one.maxX.magnitude, one.maxY.magnitude)
            return abs(one.minX - other.minX) <= slack && abs(one.minY - other.minY) <= slack
                && abs(one.maxX - other.maxX) <= slack && abs(one.maxY - other.maxY) <= slack
        }
    }
#endif
