// The start of a program for Compose: its entry point, and the code that draws boxes.
extension RestProgram {
    static let compose = """
        package dialog

        import android.os.Bundle
        import androidx.activity.ComponentActivity
        import androidx.activity.compose.setContent
        import androidx.compose.foundation.Canvas
        import androidx.compose.foundation.background
        import androidx.compose.foundation.border
        import androidx.compose.foundation.layout.offset
        import androidx.compose.foundation.layout.requiredSize
        import androidx.compose.foundation.layout.wrapContentSize
        import androidx.compose.foundation.shape.GenericShape
        import androidx.compose.foundation.shape.RoundedCornerShape
        import androidx.compose.foundation.text.BasicText
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Alignment
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.draw.clip
        import androidx.compose.ui.draw.drawWithContent
        import androidx.compose.ui.draw.dropShadow
        import androidx.compose.ui.draw.scale
        import androidx.compose.ui.geometry.Offset
        import androidx.compose.ui.geometry.Rect
        import androidx.compose.ui.graphics.Brush
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.Paint
        import androidx.compose.ui.graphics.Path
        import androidx.compose.ui.graphics.PathFillType
        import androidx.compose.ui.graphics.Shape
        import androidx.compose.ui.graphics.SolidColor
        import androidx.compose.ui.graphics.drawscope.drawIntoCanvas
        import androidx.compose.ui.graphics.shadow.Shadow
        import androidx.compose.ui.platform.LocalDensity
        import androidx.compose.ui.text.TextStyle
        import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.text.style.LineHeightStyle
        import androidx.compose.ui.text.style.TextAlign
        import androidx.compose.ui.text.style.TextDirection
        import androidx.compose.ui.unit.DpOffset
        import androidx.compose.ui.unit.dp

        class MainActivity : ComponentActivity() {
            override fun onCreate(savedInstanceState: Bundle?) {
                super.onCreate(savedInstanceState)
                setContent { DialogAtRest() }
            }
        }

        data class Line(
            val text: String, val x: Double, val y: Double, val width: Double, val isRightToLeft: Boolean = false,
        )

        data class Words(
            val lines: List<Line>, val size: Double, val weight: Int, val lineHeight: Double, val letterSpacing: Double,
            val color: Long, val shadow: BoxShade? = null,
        )

        data class BoxShade(val color: Long, val blur: Double, val spread: Double, val x: Double, val y: Double)

        data class Box(
            val x: Double, val y: Double, val width: Double, val height: Double, val opacity: Double = 1.0,
            val scale: Double = 1.0, val radii: List<Double> = listOf(0.0, 0.0, 0.0, 0.0),
            val fill: List<Long> = emptyList(), val stops: List<Double> = emptyList(),
            val outline: List<Double> = emptyList(), val borderWidth: Double = 0.0,
            val borderColor: Long = 0L, val shadows: List<BoxShade> = emptyList(), val clips: Boolean = false,
            val symbol: List<Double> = emptyList(), val symbolColor: Long = 0L, val words: Words? = null,
            val boxes: List<Box> = emptyList(),
        )

        @Composable
        fun DialogAtRest() {
            androidx.compose.foundation.layout.Box(Modifier.requiredSize(windowWidth.dp, windowHeight.dp)) {
                for (box in boxes) BoxView(box)
            }
        }

        @Composable
        fun BoxView(box: Box) {
            val shape = shapeOf(box)
            // What is larger than the box that cuts it would else be in the middle of it.
            var modifier = Modifier.offset(box.x.dp, box.y.dp)
                .wrapContentSize(Alignment.TopStart, unbounded = true).requiredSize(box.width.dp, box.height.dp)
                .scale(box.scale.toFloat()).opacity(box.opacity.toFloat())
            for (shade in box.shadows.reversed()) {
                val shadow = Shadow(
                    radius = shade.blur.dp, color = Color(shade.color), spread = shade.spread.dp,
                    offset = DpOffset(shade.x.dp, shade.y.dp),
                )
                modifier = modifier.dropShadow(shape, shadow)
            }
            if (box.fill.isNotEmpty()) modifier = modifier.background(brush(box), shape)
            if (box.borderWidth > 0) modifier = modifier.border(box.borderWidth.dp, Color(box.borderColor), shape)
            // The shape cuts what it carries, not itself.
            if (box.clips) modifier = modifier.clip(shape)
            androidx.compose.foundation.layout.Box(modifier) {
                if (box.symbol.isNotEmpty()) Drawing(box.symbol, SolidColor(Color(box.symbolColor)), box)
                box.words?.let { words -> for (line in words.lines) LineView(line, words) }
                for (inner in box.boxes) BoxView(inner)
            }
        }

        @Composable
        fun LineView(line: Line, words: Words) {
            // Sizes are those of the answer, which the user's own scale is in already.
            val density = LocalDensity.current
            val style = with(density) {
                TextStyle(
                    color = Color(words.color), fontSize = words.size.dp.toSp(), fontWeight = FontWeight(words.weight),
                    letterSpacing = words.letterSpacing.dp.toSp(), lineHeight = words.lineHeight.dp.toSp(),
                    lineHeightStyle = LineHeightStyle(LineHeightStyle.Alignment.Center, LineHeightStyle.Trim.None),
                    textAlign = TextAlign.Center,
                    textDirection = if (line.isRightToLeft) TextDirection.Rtl else TextDirection.Ltr,
                    shadow = words.shadow?.let { shade ->
                        androidx.compose.ui.graphics.Shadow(
                            Color(shade.color), Offset(shade.x.dp.toPx(), shade.y.dp.toPx()), shade.blur.dp.toPx())
                    },
                )
            }
            val place = Modifier.offset(line.x.dp, line.y.dp).requiredSize(line.width.dp, words.lineHeight.dp)
            BasicText(line.text, place, style, softWrap = false)
        }

        @Composable
        fun Drawing(numbers: List<Double>, brush: Brush, box: Box) {
            Canvas(Modifier.requiredSize(box.width.dp, box.height.dp)) {
                drawPath(path(numbers, density, density), brush)
            }
        }

        fun shapeOf(box: Box): Shape =
            if (box.outline.isEmpty()) {
                RoundedCornerShape(box.radii[0].dp, box.radii[1].dp, box.radii[2].dp, box.radii[3].dp)
            } else {
                GenericShape { size, _ ->
                    fillType = PathFillType.EvenOdd
                    addPath(path(box.outline, size.width / box.width.toFloat(), size.height / box.height.toFloat()))
                }
            }

        // Of a whole group, with what it draws outside its box; Modifier.alpha cuts that off.
        fun Modifier.opacity(opacity: Float): Modifier =
            if (opacity == 1f) this else drawWithContent {
                val margin = (windowWidth + windowHeight).toFloat() * density
                val all = Rect(-margin, -margin, size.width + margin, size.height + margin)
                drawIntoCanvas { canvas ->
                    canvas.saveLayer(all, Paint().apply { alpha = opacity })
                    drawContent()
                    canvas.restore()
                }
            }

        // The numbers of a path, as texts: as lists they would soon be too long for a method of Java.
        fun numbers(vararg texts: String): List<Double> = texts.flatMap { it.split(" ") }.map { it.toDouble() }

        fun brush(box: Box): Brush {
            if (box.stops.isEmpty()) return SolidColor(Color(box.fill[0]))
            return Brush.verticalGradient(
                *box.fill.indices.map { box.stops[it].toFloat() to Color(box.fill[it]) }.toTypedArray())
        }

        fun path(numbers: List<Double>, scaleX: Float, scaleY: Float): Path {
            val path = Path()
            path.fillType = PathFillType.EvenOdd
            var place = 0
            fun x(): Float = numbers[place++].toFloat() * scaleX
            fun y(): Float = numbers[place++].toFloat() * scaleY
            while (place < numbers.size) {
                when (numbers[place++].toInt()) {
                    0 -> path.moveTo(x(), y())
                    1 -> path.lineTo(x(), y())
                    2 -> path.quadraticTo(x(), y(), x(), y())
                    3 -> path.cubicTo(x(), y(), x(), y(), x(), y())
                    else -> path.close()
                }
            }
            return path
        }
        """
}
