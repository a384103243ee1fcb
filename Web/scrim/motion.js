// How layers move: easings, tracks, and how every layer stands at a time.

/**
 * @typedef {[number, number]} Pair
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {Record<string, any> & {id: string, role: string, parent?: string, frame: Rect, opacity: number}} Layer
 * @typedef {{cubicBezier: number[]} | {linear: Pair[]} | {steps: number, position: string}
 *   | {spring: Record<string, number>}} Easing
 * @typedef {{time: number, value: any, easing?: Easing}} Keyframe
 * @typedef {{duration: number, tracks: {layer: string, property: string, keyframes: Keyframe[]}[], events: any[],
 *   turn?: any, effect?: any, rest?: {layers: Layer[], hitRegions?: any[]}}} Timeline
 * @typedef {{x: number, y: number, width: number, height: number, scale: Pair, turns: number[], opacity: number,
 *   radii: number[], tint?: string}} Pose How a layer stands: its centre, and what else it has before what carries it
 *   turns and magnifies it too.
 */

/**
 * How far a motion has come, 1 at its goal.
 *
 * @param {Easing} easing
 * @param {number} seconds
 * @param {number} length Of the whole motion, in seconds.
 * @returns {number}
 */
export function progress(easing, seconds, length) {
    const share = seconds / length;
    if ('spring' in easing) {
        // m·x″ + c·x′ + k·x = 0 from x = 1 at the speed −v.
        const { mass, stiffness, damping, initialVelocity } = easing.spring;
        const decay = damping / (2 * mass);
        const push = decay - initialVelocity;
        const square = decay * decay - stiffness / mass;
        const root = Math.sqrt(Math.abs(square));
        const still = Math.exp(-decay * seconds);
        if (root * seconds < 1e-6) return 1 - still * (1 + push * seconds);
        if (square < 0) return 1 - still * (Math.cos(root * seconds) + (push / root) * Math.sin(root * seconds));
        return (
            1 -
            ((1 + push / root) * Math.exp((root - decay) * seconds) +
                (1 - push / root) * Math.exp(-(root + decay) * seconds)) /
                2
        );
    }
    if ('cubicBezier' in easing) {
        const [x1, y1, x2, y2] = easing.cubicBezier;
        const at = (/** @type {number} */ a, /** @type {number} */ b) =>
            3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
        let t = 0.5;
        for (let step = 0.25; step > 1e-16; step /= 2) t += at(x1, x2) < share ? step : -step;
        return at(y1, y2);
    }
    if ('linear' in easing) {
        const stops = easing.linear;
        const after = stops.findIndex(([, at]) => at > share);
        const end = after < 0 ? stops.length - 1 : Math.max(after, 1);
        const [[from, start], [to, stop]] = [stops[end - 1], stops[end]];
        return stop > start ? from + ((to - from) * (share - start)) / (stop - start) : after < 0 ? to : from;
    }
    const { steps, position } = easing;
    const first = /start|both/i.test(position) ? 1 : 0;
    const more = { jumpNone: -1, jumpBoth: 1 }[position] ?? 0;
    return Math.min((Math.floor(share * steps + 1e-9) + first) / (steps + more), 1);
}

/**
 * Between two numbers, or two lists of them, each by itself.
 *
 * @param {any} from
 * @param {any} to
 * @param {number} share
 * @returns {any}
 */
export const mixed = (from, to, share) =>
    !Array.isArray(from) && !Array.isArray(to)
        ? from + (to - from) * share
        : [0, 1, 2, 3].slice(0, from.length ?? to.length).map((i) => mixed(from[i] ?? from, to[i] ?? to, share));

/**
 * The value of a track at a time: a number, a list of numbers, or a word.
 *
 * @param {Keyframe[]} keyframes
 * @param {number} time
 * @returns {any}
 */
export function valueAt(keyframes, time) {
    const next = keyframes.findIndex((keyframe) => keyframe.time > time);
    const to = keyframes[next];
    const from = keyframes[next - 1];
    if (!from) return (to ?? keyframes[keyframes.length - 1]).value;
    return !from.easing || typeof from.value === 'string'
        ? from.value
        : mixed(from.value, to.value, progress(from.easing, time - from.time, to.time - from.time));
}

/**
 * How every layer stands at a time of a timeline, or at rest.
 *
 * @param {Layer[]} layers
 * @param {Timeline | null} timeline
 * @param {number} time
 * @returns {Map<string, Pose>}
 */
export function poses(layers, timeline, time) {
    // Parents stand before what they carry.
    const rests = new Map(layers.map((layer) => [layer.id, layer]));
    const ends = new Map(timeline?.rest?.layers.map((layer) => [layer.id, layer]));
    /** @type {Map<string, any>} */
    const moved = new Map();
    /** @type {Map<string, Pose>} */
    const found = new Map();
    /** @type {Map<string, {x: number, y: number}>} */
    const seen = new Map();
    const passed = timeline?.duration ? Math.min(Math.max(time / timeline.duration, 0), 1) : 0;
    for (const { layer, property, keyframes } of timeline?.tracks ?? [])
        moved.set(layer, { ...moved.get(layer), [property]: valueAt(keyframes, time) });
    for (const layer of layers) {
        const parent = rests.get(layer.carrier ?? layer.parent ?? '');
        const own = moved.get(layer.id) ?? {};
        const scale = own.scale ?? layer.scale ?? 1;
        const [x, y] = centre(layer.frame);
        // What only the next rest has keeps its distance from where its parent is there.
        const home = parent ? centre(((ends.get(layer.id) === layer && ends.get(parent.id)) || parent).frame) : [x, y];
        const carrier = seen.get(parent?.id ?? '') ?? { x, y };
        const [width, height] = own.size ?? [layer.frame.width, layer.frame.height];
        const four =
            layer.cornerRadii &&
            ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map((corner) => layer.cornerRadii[corner]);
        const radii = own.cornerRadii ?? own.cornerRadius ?? four ?? layer.cornerRadius ?? 0;
        const now = {
            x: own.positionX ?? own.position?.[0] ?? x + carrier.x - home[0],
            y: own.positionY ?? own.position?.[1] ?? y + carrier.y - home[1],
            width: Math.max(width, 0),
            height: Math.max(height, 0),
        };
        seen.set(layer.id, now);
        found.set(layer.id, {
            ...wholeFrame(now, layer, ends.get(layer.id) ?? layer, passed),
            scale: [scale[0] ?? scale, scale[1] ?? scale],
            turns: [own.rotationX ?? layer.rotationX ?? 0, own.rotationY ?? layer.rotationY ?? 0, own.rotationZ ?? 0],
            tint: own.tint ?? layer.tint,
            opacity: Math.min(Math.max(own.opacity ?? layer.opacity, 0), 1),
            radii: [0, 1, 2, 3].map((i) => Math.max(radii[i] ?? radii, 0)),
        });
    }
    return found;
}

/**
 * Where the whole of a layer is, of which what scrolls it lets only a part be seen: each number goes by the share of
 * the way that the part's has gone, or by the time if that one stays.
 *
 * @param {{x: number, y: number, width: number, height: number}} now The part's centre and size.
 * @param {Layer} layer
 * @param {Layer} end The layer in the rest at the end.
 * @param {number} passed The share of the time.
 */
function wholeFrame(now, layer, end, passed) {
    if (!layer.scrolled && !end.scrolled) return now;
    /** @param {Rect} frame */
    const numbers = (frame) => [...centre(frame), frame.width, frame.height];
    const [from, to] = [numbers(layer.frame), numbers(end.frame)];
    const [first, last] = [numbers((layer.scrolled ?? layer).frame), numbers((end.scrolled ?? end).frame)];
    const [x, y, width, height] = [now.x, now.y, now.width, now.height].map((number, i) => {
        const way = to[i] - from[i];
        return Math.abs(way) < 1e-4
            ? number + mixed(first[i] - from[i], last[i] - to[i], passed)
            : mixed(first[i], last[i], (number - from[i]) / way);
    });
    return { x, y, width: Math.max(width, 0), height: Math.max(height, 0) };
}

/**
 * @param {Rect} frame
 * @returns {Pair}
 */
export const centre = (frame) => [frame.x + frame.width / 2, frame.y + frame.height / 2];
