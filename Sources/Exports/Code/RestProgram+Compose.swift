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
        import androidx.compose.foundation.shape.RoundedCornerShape
        import androidx.compose.foundation.text.BasicText
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.draw.alpha
        import androidx.compose.ui.draw.clip
        import androidx.compose.ui.draw.dropShadow
        import androidx.compose.ui.draw.scale
        import androidx.compose.ui.graphics.Brush
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.Path
        import androidx.compose.ui.graphics.PathFillType
        import androidx.compose.ui.graphics.SolidColor
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
            val color: Long,
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
            val shape = RoundedCornerShape(box.radii[0].dp, box.radii[1].dp, box.radii[2].dp, box.radii[3].dp)
            var modifier = Modifier.offset(box.x.dp, box.y.dp).requiredSize(box.width.dp, box.height.dp)
                .scale(box.scale.toFloat()).alpha(box.opacity.toFloat())
            for (shade in box.shadows.reversed()) {
                val shadow = Shadow(
                    radius = shade.blur.dp, color = Color(shade.color), spread = shade.spread.dp,
                    offset = DpOffset(shade.x.dp, shade.y.dp),
                )
                modifier = modifier.dropShadow(shape, shadow)
            }
            if (box.clips) modifier = modifier.clip(shape)
            if (box.outline.isEmpty() && box.fill.isNotEmpty()) modifier = modifier.background(brush(box), shape)
            if (box.borderWidth > 0) modifier = modifier.border(box.borderWidth.dp, Color(box.borderColor), shape)
            androidx.compose.foundation.layout.Box(modifier) {
                if (box.outline.isNotEmpty() && box.fill.isNotEmpty()) Drawing(box.outline, brush(box), box)
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
                )
            }
            val place = Modifier.offset(line.x.dp, line.y.dp).requiredSize(line.width.dp, words.lineHeight.dp)
            BasicText(line.text, place, style, softWrap = false)
        }

        @Composable
        fun Drawing(numbers: List<Double>, brush: Brush, box: Box) {
            Canvas(Modifier.requiredSize(box.width.dp, box.height.dp)) {
                drawPath(path(numbers, density), brush)
            }
        }

        fun brush(box: Box): Brush {
            if (box.stops.isEmpty()) return SolidColor(Color(box.fill[0]))
            return Brush.verticalGradient(
                *box.fill.indices.map { box.stops[it].toFloat() to Color(box.fill[it]) }.toTypedArray())
        }

        fun path(numbers: List<Double>, density: Float): Path {
            val path = Path()
            path.fillType = PathFillType.EvenOdd
            var place = 0
            fun next(): Float = numbers[place++].toFloat() * density
            while (place < numbers.size) {
                when (numbers[place++].toInt()) {
                    0 -> path.moveTo(next(), next())
                    1 -> path.lineTo(next(), next())
                    2 -> path.quadraticTo(next(), next(), next(), next())
                    3 -> path.cubicTo(next(), next(), next(), next(), next(), next())
                    else -> path.close()
                }
            }
            return path
        }
        """
}
