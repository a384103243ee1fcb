package scrim.example

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.Canvas
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.sp
import org.json.JSONArray
import org.json.JSONObject

/** A dialog as /v1/specs lays it out, moving as /v1/specs/samples tells; `touched` gets the region that a finger reached. */
@Composable
fun DialogView(answer: JSONObject, motion: JSONObject, touched: (JSONObject) -> Unit) {
    val time = remember(motion) { Animatable(0f) }
    val duration = motion.getDouble("duration")
    LaunchedEffect(motion) { time.animateTo(duration.toFloat(), tween((duration * 1000).toInt(), easing = LinearEasing)) }
    val measurer = rememberTextMeasurer()
    val samples = motion.getJSONArray("samples").objects()
    Canvas(Modifier.fillMaxSize().pointerInput(answer) {
        detectTapGestures { point -> regionAt(answer, point.x / density, point.y / density)?.let(touched) }
    }) {
        val now = (samples.firstOrNull { it.getDouble("time") >= time.value } ?: samples.last()).getJSONObject("layers")
        withTransform({ scale(density, density, Offset.Zero) }) {
            Painter(answer.getJSONArray("layers").objects(), now, measurer).run { paint(null, Offset.Zero, 1f) }
        }
    }
}

/** The first of the hit regions that has the point; lengths in points, which are dp. */
fun regionAt(answer: JSONObject, x: Float, y: Float): JSONObject? =
    answer.getJSONArray("hitRegions").objects().firstOrNull { region ->
        val finger = Path().apply { addOval(androidx.compose.ui.geometry.Rect(Offset(x, y), 0.5f)) }
        val path = PathParser().parsePathString(region.getString("path")).toPath()
        !Path.combine(androidx.compose.ui.graphics.PathOperation.Intersect, finger, path).isEmpty
    }

private class Painter(val layers: List<JSONObject>, val now: JSONObject, val measurer: TextMeasurer) {
    /** What `parent` carries, back to front; `carried` is how far that is from its rest. */
    fun DrawScope.paint(parent: String?, carried: Offset, alpha: Float) {
        for (layer in layers) {
            if (layer.optString("parent") != (parent ?: "") || layer.getString("role") in system) continue
            val pose = now.optJSONObject(layer.getString("id")) ?: JSONObject()
            val frame = layer.getJSONObject("frame")
            val size = pose.optJSONArray("size")?.let { Size(it.float(0), it.float(1)) } ?: Size(frame.float("width"), frame.float("height"))
            val rest = Offset(frame.float("x") + frame.float("width") / 2, frame.float("y") + frame.float("height") / 2)
            val centre = pose.optJSONArray("position")?.let { Offset(it.float(0), it.float(1)) - carried } ?: rest
            val scale = pose.optDouble("scale", 1.0).toFloat()
            val opacity = alpha * pose.optDouble("opacity", layer.getDouble("opacity")).toFloat()
            withTransform({
                translate(centre.x - rest.x, centre.y - rest.y)
                scale(scale, scale, rest)
            }) {
                val corner = CornerRadius(layer.optDouble("cornerRadius", 0.0).toFloat())
                layer.optJSONObject("background")?.let { fill ->
                    val color = color(fill.getString("color"), opacity * fill.float("opacity"))
                    drawRoundRect(color, Offset(rest.x - size.width / 2, rest.y - size.height / 2), size, corner)
                }
                layer.optJSONObject("text")?.let { write(it, opacity) }
                paint(layer.getString("id"), carried + centre - rest, opacity)
            }
        }
    }

    private fun DrawScope.write(text: JSONObject, opacity: Float) {
        val font = text.getJSONObject("font")
        val weight = if (font.getString("weight") == "regular") FontWeight.Normal else FontWeight.SemiBold
        // A point is a dp here, which the canvas is scaled by already.
        val style = TextStyle(color(text.getString("color"), opacity), (font.float("size") / (density * fontScale)).sp, weight)
        for (line in text.getJSONArray("lines").objects()) {
            val words = measurer.measure(line.getString("text"), style, softWrap = false)
            drawText(words, topLeft = Offset(line.float("x"), line.float("baseline") - words.firstBaseline))
        }
    }
}

private val system = setOf("presenter", "statusBar", "keyboard", "homeIndicator")

/** `#RRGGBB`, or `#RRGGBBAA`. */
private fun color(hex: String, opacity: Float): Color {
    val value = hex.drop(1).padEnd(8, 'F').toLong(16)
    return Color((value shr 24 and 255).toInt(), (value shr 16 and 255).toInt(), (value shr 8 and 255).toInt(), ((value and 255) * opacity).toInt())
}

private fun JSONArray.objects() = List(length()) { getJSONObject(it) }
private fun JSONArray.float(index: Int) = getDouble(index).toFloat()
private fun JSONObject.float(name: String) = getDouble(name).toFloat()
