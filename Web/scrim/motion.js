// @ts-check
/**
 * Draws what Scrim answers, and plays it: `await new Stage(host, {answer, request, service: '/'}).play('present')`.
 * An answer is the JSON of a specification, a scene or a schedule, as openapi.yaml tells it. Lengths are points, times seconds,
 * angles degrees. Nothing here knows a platform, texts are never markup, and nothing is fetched but from the service.
 * @typedef {[number, number]} Pair
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {Record<string, any> & {id: string, role: string, parent?: string, frame: Rect, opacity: number}} Layer
 * @typedef {{cubicBezier: number[]} | {linear: Pair[]} | {steps: number, position: string} | {spring: Record<string, number>}} Easing
 * @typedef {{time: number, value: any, easing?: Easing}} Keyframe
 * @typedef {{duration: number, tracks: {layer: string, property: string, keyframes: Keyframe[]}[], events: any[], turn?: any, effect?: any,
 *   rest?: {layers: Layer[], hitRegions?: any[]}}} Timeline
 * @typedef {{x: number, y: number, width: number, height: number, scale: Pair, turns: number[], opacity: number, radii: number[],
 *   tint?: string}} Pose how a layer stands: its centre, and what else it has before what carries it turns and magnifies it too
 */
/** @param {Easing} easing @param {number} seconds @param {number} length @returns {number} how far it has come then, 1 at the goal */
export function progress(easing, seconds, length) {
  const share = seconds / length;
  if ('spring' in easing) { // m·x″ + c·x′ + k·x = 0 from x = 1 at the speed −v.
    const { mass, stiffness, damping, initialVelocity } = easing.spring, decay = damping / (2 * mass), push = decay - initialVelocity;
    const square = decay * decay - stiffness / mass, root = Math.sqrt(Math.abs(square)), still = Math.exp(-decay * seconds);
    if (root * seconds < 1e-6) return 1 - still * (1 + push * seconds);
    if (square < 0) return 1 - still * (Math.cos(root * seconds) + push / root * Math.sin(root * seconds));
    return 1 - ((1 + push / root) * Math.exp((root - decay) * seconds) + (1 - push / root) * Math.exp(-(root + decay) * seconds)) / 2;
  }
  if ('cubicBezier' in easing) {
    const [x1, y1, x2, y2] = easing.cubicBezier, at = (/** @type {number} */ a, /** @type {number} */ b) =>
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
    let t = 0.5;
    for (let step = 0.25; step > 1e-16; step /= 2) t += at(x1, x2) < share ? step : -step;
    return at(y1, y2);
  }
  if ('linear' in easing) {
    const stops = easing.linear, after = stops.findIndex(([, at]) => at > share), end = after < 0 ? stops.length - 1 : Math.max(after, 1);
    const [[from, start], [to, stop]] = [stops[end - 1], stops[end]];
    return stop > start ? from + (to - from) * (share - start) / (stop - start) : after < 0 ? to : from;
  }
  const { steps, position } = easing, first = /start|both/i.test(position) ? 1 : 0, more = { jumpNone: -1, jumpBoth: 1 }[position] ?? 0;
  return Math.min((Math.floor(share * steps + 1e-9) + first) / (steps + more), 1);
}
/** @param {any} from @param {any} to @param {number} share @returns {any} numbers or lists of them, each mixed by itself */
const mixed = (from, to, share) => !Array.isArray(from) && !Array.isArray(to) ? from + (to - from) * share
  : [0, 1, 2, 3].slice(0, from.length ?? to.length).map(i => mixed(from[i] ?? from, to[i] ?? to, share));
/** @param {Keyframe[]} keyframes @param {number} time @returns {any} the value then: a number, a list of numbers, or a word */
export function valueAt(keyframes, time) {
  const next = keyframes.findIndex(keyframe => keyframe.time > time), to = keyframes[next], from = keyframes[next - 1];
  if (!from) return (to ?? keyframes[keyframes.length - 1]).value;
  return !from.easing || typeof from.value === 'string' ? from.value : mixed(from.value, to.value, progress(from.easing, time - from.time, to.time - from.time));
}
/** @param {Layer[]} layers @param {Timeline | null} timeline @param {number} time @returns {Map<string, Pose>} of every layer then */
export function poses(layers, timeline, time) { // Parents stand before what they carry.
  const rests = new Map(layers.map(layer => [layer.id, layer])), ends = new Map(timeline?.rest?.layers.map(layer => [layer.id, layer]));
  /** @type {Map<string, any>} */ const moved = new Map(); /** @type {Map<string, Pose>} */ const found = new Map();
  for (const { layer, property, keyframes } of timeline?.tracks ?? [])
    moved.set(layer, { ...moved.get(layer), [property]: valueAt(keyframes, time) });
  for (const layer of layers) {
    const parent = rests.get(layer.parent ?? ''), own = moved.get(layer.id) ?? {}, scale = own.scale ?? layer.scale ?? 1;
    const frame = own.position || own.size ? layer.frame : layer.scrolled?.frame ?? layer.frame, [x, y] = centre(frame);
    // What only the next rest has keeps its distance from where its parent is there.
    const home = parent ? centre((ends.get(layer.id) === layer && ends.get(parent.id) || parent).frame) : [x, y];
    const carrier = found.get(parent?.id ?? '') ?? { x, y }, [width, height] = own.size ?? [frame.width, frame.height];
    const four = layer.cornerRadii && ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map(corner => layer.cornerRadii[corner]);
    const radii = own.cornerRadii ?? own.cornerRadius ?? four ?? layer.cornerRadius ?? 0;
    found.set(layer.id, {
      x: own.positionX ?? own.position?.[0] ?? x + carrier.x - home[0], y: own.positionY ?? own.position?.[1] ?? y + carrier.y - home[1],
      width: Math.max(width, 0), height: Math.max(height, 0), scale: [scale[0] ?? scale, scale[1] ?? scale],
      turns: [own.rotationX ?? layer.rotationX ?? 0, own.rotationY ?? layer.rotationY ?? 0, own.rotationZ ?? 0], tint: own.tint ?? layer.tint,
      opacity: Math.min(Math.max(own.opacity ?? layer.opacity, 0), 1), radii: [0, 1, 2, 3].map(i => Math.max(radii[i] ?? radii, 0)),
    });
  }
  return found;
}
/** @param {Rect} frame @returns {Pair} */ const centre = frame => [frame.x + frame.width / 2, frame.y + frame.height / 2];
