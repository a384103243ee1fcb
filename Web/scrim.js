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
const weights = /** @type {Record<string, number>} */ ({ regular: 400, medium: 500, semibold: 600, bold: 700 });
const system = ['statusBar', 'keyboard', 'homeIndicator']; let drawn = 0;
const sheet = `
:host { display: block } * { position: absolute; left: 0; top: 0 } text { position: static } .app, .clips, .device, .screen { overflow: hidden }
.device { position: relative; touch-action: none; user-select: none; -webkit-user-select: none }
.screen { transform-origin: 0 0; background: #000 } .screen, .box { border-radius: var(--radius); corner-shape: var(--shape) }
.box { box-shadow: var(--shadows), var(--border); --border: 0 0 #0000 } .aside { box-shadow: none } .fill { box-shadow: var(--border) }
.fill, .shadow, .shadow div, .body, .image { width: 100%; height: 100%; border-radius: inherit; corner-shape: inherit }
.scrolls { overflow: auto; scrollbar-width: none } svg, .shadow, .system { pointer-events: none } svg { overflow: visible }
.system path { fill: var(--ink); fill-rule: evenodd } .system text { font-family: Inter, sans-serif } text { fill: var(--ink); white-space: pre; font-kerning: normal; text-rendering: geometricPrecision } .box:focus { outline: none }
.box:focus-visible { outline: 2px solid Highlight; outline-offset: -2px } [role=button]:not([aria-disabled]) { cursor: pointer }`;
/** @template {{style: CSSStyleDeclaration}} T @param {T} element @param {Record<string, string | number>} styles */
const styled = (element, styles) => (Object.entries(styles).forEach(([name, value]) => element.style.setProperty(name, String(value))), element);
/** @template {Element} T @param {T} element @param {Record<string, any>} attributes @param {(Node | string)[]} children */
const filled = (element, attributes, ...children) => {
  for (const [name, value] of Object.entries(attributes)) if (value || value === 0) element.setAttribute(name, value);
  return element.append(...children), element;
};
/** @param {string} kind @param {Node[]} children */
const part = (kind, ...children) => filled(document.createElement('div'), { class: kind }, ...children);
/** @param {string} name @param {Record<string, any>} attributes @param {(Node | string)[]} children @returns {SVGElement} */
const vector = (name, attributes, ...children) => filled(/** @type {any} */ (document.createElementNS('http://www.w3.org/2000/svg', name)), attributes, ...children);
/** @param {{color: string, opacity: number}} paint */ const css = ({ color, opacity }) => color.slice(0, 7) + Math.round(opacity * 255).toString(16).padStart(2, '0');
// Apple's continuous corners begin 1.53 radii from the corner, and pass it as far away as the circle does.
/** @param {string | undefined} curve @param {{radii: number[], width: number, height: number}} pose */
function corners(curve, { radii, width, height }) {
  const shaped = curve === 'continuous' && CSS.supports('corner-shape', 'round'), room = Math.min(width, height) / 2 / Math.max(...radii, 1e-9);
  const reach = shaped ? Math.max(Math.min(1.528665, room), 1) : 1, power = -Math.LN2 / Math.log(1 - 0.2915 / reach);
  return { '--radius': radii.map(radius => radius * reach + 'px').join(' '), '--shape': reach > 1 ? `superellipse(${Math.log2(power)})` : 'round' };
}
/** @param {Record<string, any>} look a layer or one of its states @returns {Record<string, string>} its fill and its border */
function painted({ background, border }) {
  const material = CSS.supports('backdrop-filter', 'blur(1px)') ? background?.material : undefined, { width = 0, sides = null } = border ?? {}, { center, radii } = background?.radial ?? {};
  const stops = material ? [] : (background?.gradient ?? []).map((/** @type {any} */ stop) => `${css(stop)} ${stop.at * 100}%`);
  const shares = (/** @type {Pair} */ pair) => pair.map(share => share * 100 + '%').join(' '), way = center ? `radial-gradient(${shares(radii)} at ${shares(center)},` : 'linear-gradient(', ways = { left: [width, 0], right: [-width, 0], top: [0, width], bottom: [0, -width], all: [0, 0] };
  const lines = (border ? sides ?? ['all'] : []).map((/** @type {'all'} */ side) =>
    `inset ${ways[side][0]}px ${ways[side][1]}px 0 ${sides ? 0 : width}px ${css(border)}`);
  return {
    'background-color': material ? css(material.tint) : background && !stops.length ? css(background) : 'transparent',
    'background-image': stops.length ? `${way}${stops})` : 'none', '--border': lines.join() || '0 0 #0000',
    'backdrop-filter': material ? `blur(${material.blur}px) saturate(${material.saturation})` : 'none' };
}
/** The elements of a list of layers: each layer is a box, what it carries stands in the box's body. */
class Drawing {
  sheet = new CSSStyleSheet(); #clips = vector('svg', {}); app = part('app', this.#clips); system = part('system');
  /** @type {Map<string, {layer: Layer, box: HTMLElement, body: HTMLElement}>} */ boxes = new Map();
  /** @param {Layer[]} layers @param {{picture: (source: string) => string | null, service: URL | null, rotation: number, platform: string, safeArea: Rect, device: boolean}} options */
  constructor(layers, { picture, service, rotation, platform, safeArea, device }) {
    this.layers = layers;
    for (const layer of layers) {
      const { id, background, shadows = [], states = {}, image, contentSize, parent = '' } = layer, box = part('box'), body = part('body');
      this.boxes.set(id, { layer, box, body });
      [box.id, box.dataset.layer] = [`box-${drawn++}`, id];
      const cut = layer.outline && !layer.cornerRadii ? this.#clip(layer, box.id) : '', sheer = background?.opacity < 1 || background?.material, isCovered = layer.role === 'statusBar' && layers.findIndex(({ role }) => role === 'dimming') > layers.indexOf(layer);
      const aside = cut || sheer && shadows.some((/** @type {any} */ shadow) => !shadow.clipped) ? ' > .fill' : '';
      if (aside) box.append(...shadows.map((/** @type {any} */ shadow) => shade(shadow, cut)).reverse(), styled(part('fill'), { 'clip-path': cut }));
      box.classList.toggle('aside', !!aside);
      styled(box, { '--shadows': shadows.map((/** @type {any} */ { offset: [x, y], blur, spread, ...paint }) =>
        `${x}px ${y}px ${blur}px ${spread}px ${css(paint)}`).join() || '0 0 #0000' });
      for (const [state, look] of [['', layer], [':focus-visible', states.focused], [':active', states.pressed]].filter(([, look]) => look)) {
        const [own, fill] = ['', aside].map(inner => /** @type {CSSStyleRule} */ (this.sheet.cssRules[
          this.sheet.insertRule(`[id="${box.id}"]${state}${inner} {}`, this.sheet.cssRules.length)]));
        styled(fill, painted({ border: layer.border, ...look }));
        styled(own, { '--ink': (look.text ?? layer.text)?.color ?? '', filter: state ? `opacity(${look.opacity ?? 1})` : '' });
      }
      const address = image?.source === undefined ? null : picture(image.source), size = image?.fit === 'fill' ? '100% 100%' : image?.fit;
      if (image) box.append(styled(part('image'), { background: address ? `center / ${size} no-repeat url(${JSON.stringify(address)})` : '#8E8E9333' }));
      if (layer.text || layer.symbol) box.append(written(layer, service !== null, rotation));
      if (layer.role === 'statusBar' && !rotation) box.append(status(layer.frame, platform === 'apple'));
      if (layer.role === 'keyboard' && !rotation) box.append(keys(layer, safeArea, !layers.some(({ role }) => role === 'homeIndicator')));
      box.append(styled(body, { 'clip-path': cut }));
      body.classList.toggle(layer.role === 'scroll' ? 'scrolls' : 'clips', !cut && !!layer.clips);
      if (contentSize) body.append(styled(part(''), { width: contentSize.width + 'px', height: contentSize.height + 'px' }));
      (this.boxes.get(parent)?.body ?? (isCovered ? device ? this.app.appendChild(part('system')) : part('') : system.includes(layer.role) ? this.system : this.app)).append(box);
    }
  }
  /** @param {Layer} layer @param {string} id @returns {string} its outline as a clip that stretches with the box; what is around as another */
  #clip({ frame: { x, y, width, height }, ...layer }, id) {
    const transform = `scale(${1 / (width || 1)} ${1 / (height || 1)}) translate(${-x} ${-y})`;
    for (const [name, d] of [[id, layer.outline], [id + '-around', `M-30000 -30000H30000V30000H-30000Z${layer.outline}`]])
      this.#clips.append(vector('clipPath', { id: 'clip-' + name, clipPathUnits: 'objectBoundingBox' },
        vector('path', { d, transform, 'clip-rule': 'evenodd' })));
    return `url(#clip-${id})`;
  }
  /** @param {Timeline | null} timeline @param {number} time @param {number} perspective @returns {Map<string, Pose>} where every box is now */
  pose(timeline, time, perspective) {
    const now = poses(this.layers, timeline, time), ends = timeline?.events.filter(event => event.name === 'removed' && event.time <= time) ?? [];
    for (const [id, { layer, box }] of this.boxes) {
      const pose = /** @type {Pose} */ (now.get(id)), [turnX, turnY, turnZ] = pose.turns, carrier = now.get(layer.parent ?? '');
      const [scrolledX, scrolledY] = this.boxes.get(layer.parent ?? '')?.layer.contentOffset ?? [0, 0];
      const left = pose.x - pose.width / 2 + scrolledX - (carrier ? carrier.x - carrier.width / 2 : 0);
      const top = pose.y - pose.height / 2 + scrolledY - (carrier ? carrier.y - carrier.height / 2 : 0);
      const deep = turnX || turnY ? `perspective(${perspective}px) rotateX(${turnX}deg) rotateY(${turnY}deg) ` : '';
      const isOver = layer.lifetime ? time < layer.lifetime[0] || time > layer.lifetime[1] : ![...system, 'presenter'].includes(layer.role)
        && ends.some(({ label }) => label === undefined || id.startsWith(label + '/'));
      styled(box, {
        width: pose.width + 'px', height: pose.height + 'px', opacity: pose.opacity, ...corners(layer.cornerCurve, pose),
        transform: `translate(${left}px, ${top}px) ${deep}rotateZ(${turnZ}deg) scale(${pose.scale})`, visibility: isOver ? 'hidden' : '',
        'backface-visibility': layer.backfaceVisible === false ? 'hidden' : 'visible', filter: pose.tint === 'dimmed' ? 'grayscale(1)' : '',
      });
    }
    return now;
  }
}
/** @param {Record<string, any>} shadow @param {string} cut @returns {HTMLElement} a shadow that is seen through what casts it */
function shade({ offset: [x, y], blur, spread, clipped, color, opacity }, cut) {
  const shape = styled(part(''), { inset: -spread + 'px', width: 'auto', height: 'auto', 'clip-path': cut, background: css({ color, opacity }) });
  return styled(part('shadow', styled(part('', shape), { filter: `blur(${blur / 2}px)`, transform: `translate(${x}px, ${y}px)` })),
    { 'clip-path': clipped ? cut.replace(')', '-around)') : '' });
}
/** @param {Rect} bar @param {boolean} isApple @returns {SVGElement} what the system shows in its bar: plainly, the time, the signal and the battery */
function status({ width, height }, isApple) {
  const ears = isApple && height > 32 && width < 500, size = ears ? 17 : Math.min(15, height * 0.6), y = height * (ears ? 0.56 : 0.5), u = size / 15;
  const centred = isApple && !ears && width < 740, side = ears ? width * 0.085 : 14, end = width - side, bars = centred ? side : end - 48 * u;
  const signal = [0, 1, 2, 3].map(i => `M${bars + 4.5 * i * u} ${y + 5 * u}v${-(4 + 2 * i) * u}h${3 * u}v${(4 + 2 * i) * u}Z`).join('');
  return vector('svg', {}, vector('text', { x: centred ? width / 2 : side + 4, y: y + size * 0.36, 'font-size': size, 'font-weight': 600,
    'text-anchor': centred ? 'middle' : 'start' }, '9:41'), vector('path', { d: `${signal}M${end - 26 * u} ${y - 5.5 * u}h${22 * u}v${11 * u}h${-22 * u}Zm${
    u} ${u}v${9 * u}h${20 * u}v${-9 * u}Zm${u} ${u}h${18 * u}v${7 * u}h${-18 * u}Z` }));
}
/** @param {Layer} layer @param {Rect} safe @param {boolean} low do they reach its end? @returns {SVGElement} keys, plainly; a line around each rounds it */
function keys({ frame: { width, height }, background }, safe, low) {
  const tall = height > width * 0.62, left = Math.max(3, Math.min(safe.x, width / 2)), right = Math.min(width - 3, Math.max(safe.x + safe.width, width / 2));
  const top = tall ? height * 0.145 : 6, column = (right - left) / 10, row = (height - top - 5 - (tall && !low ? height * 0.2 : 0)) / 4;
  const rows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'].map(text => ({ text, at: [...text].map((_, i) => 5 - text.length / 2 + i) }));
  const caps = [[0, 2, 1.4], [8.6, 2, 1.4], [0, 3, 2.5], [2.5, 3, 5], [7.5, 3, 2.5], ...rows.flatMap(({ at }, line) => at.map(x => [x, line, 1]))];
  const d = caps.map(([x, line, wide]) => `M${left + (x + 0.15) * column} ${top + (line + 0.17) * row}h${(wide - 0.3) * column}v${0.66 * row}h${(0.3 - wide) * column}Z`);
  const [ink, key] = parseInt(background?.color.slice(1, 3), 16) < 128 ? ['#FFF', '#6B6B6B'] : ['#000', '#FFF'], size = Math.min(row * 0.48, 24);
  return styled(vector('svg', { 'text-anchor': 'middle', 'font-size': size },
    styled(vector('path', { d: d.join('') }), { fill: key, stroke: key, 'stroke-width': column * 0.1 + 'px', 'stroke-linejoin': 'round' }),
    ...rows.map(({ text, at }, line) => vector('text', { x: at.map(x => left + (x + 0.5) * column).join(' '), y: top + (line + 0.5) * row + size * 0.36 }, text))), { '--ink': ink });
}
/** @param {Layer} layer @param {boolean} measured whether in the fonts that measured it @param {number} rotation @returns {SVGElement} its texts */
function written({ text, symbol, frame, scrolled }, measured, rotation) {
  const { x, y, width, height } = scrolled?.frame ?? frame, share = { left: 0, right: 1 }[/** @type {'left'} */ (text?.alignment)] ?? 0.5, { offset: [right, down], blur, ...shade } = text?.shadow ?? { offset: [0, 0] }, cast = text?.shadow ? `${right}px ${down}px ${blur}px ${css(shade)}` : 'none';
  const picture = vector('svg', { viewBox: `${x} ${y} ${width || 1} ${height || 1}`, width: width || 1, height: height || 1 });
  for (const line of [...(text?.lines ?? []), ...(text?.scrolledLines ?? [])]) {
    const { family, fallbacks, size, weight, letterSpacing } = text.font, names = [family, ...fallbacks];
    const families = names.slice(measured ? Math.max(names.indexOf('Inter'), 0) : 0).map(name => name === 'sans-serif' ? name : JSON.stringify(name));
    const element = vector('text', { x: line.x, y: line.baseline, transform: rotation ? `rotate(${rotation} ${line.x} ${line.baseline})` : null,
      textLength: line.width || null, lengthAdjust: 'spacingAndGlyphs' }, line.text);
    picture.append(styled(element, { 'font-family': families.join(), 'font-size': size + 'px', 'font-weight': weights[weight],
      'letter-spacing': letterSpacing + 'px', 'text-shadow': cast, ...line.direction === 'rightToLeft' && { direction: 'rtl', 'text-anchor': 'end' } }), ' ');
  }
  if (symbol) picture.append(styled(vector('path', { d: symbol.path }), { fill: symbol.color, 'fill-rule': 'evenodd' }));
  return styled(picture, { left: `calc((100% - ${width}px) * ${share})`, top: `calc((100% - ${height}px) / 2)` });
}
/** A screen that shows an answer. Events: `time` and `end` with `{phase, time}` as `detail`, `hit` with the region that was touched (what
 * dismisses does, unless that is prevented), `change` with what /v1/specs/release answers to the end of a drag. */
export class Stage extends EventTarget {
  device = true; picture = (/** @type {string} */ _) => /** @type {string | null} */ (null); draggable = false; time = 0; phase = /** @type {string | Timeline | null} */ (null); // Does it follow a finger? Seconds into what; null at rest.
  answer = /** @type {any} */ (null); request = /** @type {any} */ (null); // What is shown, and what it answers.
  statusBar = /** @type {any} */ (null); perspective = 900; rotation = 0; platform = ''; window = /** @type {Rect} */ ({ x: 0, y: 0, width: 0, height: 0 }); bounds = this.window; safeArea = this.window; // As the answer's stage has them.
  #space = part('space'); #over = vector('svg', {}); #screen = part('screen', this.#space, this.#over); #frame = part('device', this.#screen);
  #base = new CSSStyleSheet(); #run = 0; #scale = 1; #drawing = new Drawing([], { picture: () => null, service: null, rotation: 0, platform: '', safeArea: this.window, device: true });
  /** @type {Map<string, Timeline>} */ #timelines = new Map(); /** @type {Map<unknown, Drawing>} */ #drawings = new Map(); /** @type {Map<string, Pose>} */ #now = new Map();
  // Whom to ask (null: nobody), whether to draw what is the device's, and the address of an image, if it has one.
  /** @param {HTMLElement} host @param {{answer?: any, request?: any, service?: string | null, device?: boolean, picture?: (source: string) => string | null}} options */
  constructor(host, { answer, request, service = '/', device = true, picture = () => null } = {}) {
    super();
    Object.assign(this, { device, picture });
    this.service = service === null ? null : new URL(service, document.baseURI);
    this.root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.root.replaceChildren(this.#frame), this.#base.replaceSync(sheet);
    if (this.service) fetch(new URL('fonts', this.service)).then(async response => (await response.json()).fonts.forEach((/** @type {any} */ font) =>
      document.fonts.add(new FontFace(font.family, `url("${new URL(font.url, this.service ?? '')}")`, { weight: String(weights[font.weight]), display: 'swap' })))).catch(() => {});
    this.#listen(), answer && this.show(answer, request);
  }
  /** @param {any} answer shown at rest @param {any} [request] for what has to be asked about it later */
  show(answer, request) {
    const { layers, stage, timeline, transitions: { rotate = {}, detents = {}, ...ways } = /** @type {any} */ ({}) } = answer;
    const { frame } = layers.find((/** @type {Layer} */ layer) => layer.role === 'presenter') ?? layers[0];
    const { bounds = frame, window = frame, screen = null, perspective = 900, rotation = 0, platform = '', statusBar = null, safeArea = frame } = stage ?? {};
    Object.assign(this, { answer, request: request ?? this.request, bounds, window, perspective, rotation, platform, statusBar, safeArea });
    const named = (/** @type {string} */ kind, /** @type {any} */ all) => Object.keys(all).map(name => [kind + name, all[name]]);
    const all = [...named('', ways), ...named('rotate.', rotate), ...named('detent.', detents), ['all', timeline]].filter(([, way]) => way);
    this.#timelines = new Map(/** @type {any} */ (all)), this.#drawings.clear();
    styled(this.#screen, { width: bounds.width + 'px', height: bounds.height + 'px',
      ...corners(screen?.cornerCurve, { radii: [this.device && screen?.cornerRadius || 0], width: bounds.width, height: bounds.height }) });
    styled(this.#over, { left: window.x + 'px', top: window.y + 'px' });
    this.#over.replaceChildren(...(this.device && screen?.cutouts || []).map((/** @type {string} */ d) => vector('path', { d })));
    this.scale = this.#scale, this.seek(null, 0);
  }
  get scale() { return this.#scale; } // CSS pixels a point.
  set scale(scale) {
    styled(this.#screen, { transform: `scale(${this.#scale = scale})` });
    styled(this.#frame, { width: this.bounds.width * scale + 'px', height: this.bounds.height * scale + 'px' });
  }
  /** @param {string | Timeline | null} phase */ timeline(phase) { return typeof phase === 'string' ? this.#timelines.get(phase) ?? null : phase; }
  /** @param {string | Timeline | null} phase */ duration(phase) { return this.timeline(phase)?.duration ?? 0; }
  /** @param {string} id of a layer @returns {HTMLElement | null} */ box(id) { return this.#drawing.boxes.get(id)?.box ?? null; }
  get phases() { return [...this.#timelines.keys()]; } pause() { this.#run++; }
  /** @param {string | Timeline | null} phase @param {number} seconds */ seek(phase, seconds) { this.pause(); this.#go(phase, seconds); }
  /** @param {string | Timeline} phase on from here if on its way @param {{loop?: boolean, rate?: number}} options @returns {Promise<boolean>} at its end? */
  async play(phase, { loop = false, rate = 1 } = {}) {
    const end = this.duration(phase), run = ++this.#run;
    if (phase !== this.phase || this.time >= end) this.#go(phase, 0);
    for (let last = NaN, now; this.time < end; last = now) {
      now = await new Promise(requestAnimationFrame);
      if (run !== this.#run) return false;
      const time = this.time + (now - last || 0) / 1000 * rate;
      this.#go(phase, loop ? time % end : Math.min(time, end));
    }
    return this.dispatchEvent(new CustomEvent('end', { detail: { phase, time: end } }));
  }
  /** @param {any} schedule shown and played @param {any} [request] */
  follow(schedule, request) { this.show(schedule, request); return this.play('all'); }
  /** @param {string | number} to `presented`, `dismissed`, a detent or an orientation @param {Pair} [velocity] the dialog's own, points a second */
  async interrupt(to, velocity) {
    const run = ++this.#run, timeline = await this.ask('retarget', { ...this.#moment(), to, velocity });
    return run === this.#run && this.play(timeline);
  }
  /** @param {Pair} point in the window @returns {Promise<any>} the region there: at rest by the answer, on the way by the service */
  async hitTest(point) {
    const way = this.timeline(this.phase), over = way && this.time >= way.duration;
    const regions = !way || over && this.phase === 'present' ? this.answer.hitRegions : over ? way.rest?.hitRegions : undefined;
    if (!regions) return this.service && (await this.ask('hit-test', { ...this.#moment(), points: [point] })).hits[0];
    const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    return regions.find((/** @type {any} */ { path }) => canvas.isPointInPath(new Path2D(path), ...point, 'evenodd')) ?? null;
  }
  /** @param {{clientX: number, clientY: number}} event @returns {Pair} where that is in the window */
  point({ clientX, clientY }) {
    const { left, top } = this.#screen.getBoundingClientRect();
    return [(clientX - left) / this.#scale - this.window.x, (clientY - top) / this.#scale - this.window.y];
  }
  /** @param {string} what the endpoint below /v1/specs @param {object} more beside the request that is shown @returns {Promise<any>} */
  async ask(what, more) {
    const url = new URL(`v1/specs/${what}`, this.service ?? ''), body = JSON.stringify({ ...this.request, ...more });
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }), answer = await response.json();
    return response.ok ? answer : Promise.reject(Object.assign(new Error(answer.detail ?? answer.title), { problem: answer }));
  }
  #moment() {
    const { phase, time } = this.phase === null ? { phase: 'present', time: this.duration('present') } : this;
    return { ...this.timeline(phase) !== this.answer.timeline && { [typeof phase === 'string' ? 'phase' : 'timeline']: phase }, at: time };
  }
  /** @param {string | Timeline | null} phase @param {number} time */
  #go(phase, time) {
    const timeline = this.timeline(phase), rest = timeline?.rest, ended = rest && time >= timeline.duration, key = ended ? rest.layers : rest;
    const layers = ended ? rest.layers : [...this.answer.layers];
    // What only the next rest has is painted above what it is painted above there.
    rest?.layers.forEach((layer, i, { [i - 1]: below }) => layers.some((/** @type {Layer} */ { id }) => id === layer.id)
      || layers.splice(layers.findIndex((/** @type {Layer} */ { id }) => id === below?.id) + 1, 0, layer));
    const drawing = this.#drawings.get(key) ?? new Drawing(layers, this), isNew = this.#drawings.set(key, drawing) && drawing !== this.#drawing;
    Object.assign(this, { phase, time });
    if (isNew) {
      this.#drawing = drawing, this.#space.replaceChildren(drawing.app, ...this.device ? [drawing.system] : []);
      this.root.adoptedStyleSheets = [this.#base, drawing.sheet], this.#describe();
    }
    this.#now = drawing.pose(ended ? null : timeline, time, this.perspective);
    this.#turn(timeline, time);
    this.dispatchEvent(new CustomEvent('time', { detail: { phase, time } }));
  }
  /** @param {Timeline | null} timeline @param {number} time turns the window with its device, and curls the page that no track can */
  #turn(timeline, time) {
    const turns = timeline && timeline === this.answer.timeline ? this.answer.turns : timeline?.turn ? [timeline.turn] : [];
    const effect = timeline?.effect ?? this.timeline('present')?.effect, curled = timeline?.effect ? valueAt(timeline.effect.progress, time) : 1;
    let angle = 0, { width, height } = this.window;
    for (const { at = 0, degrees, duration, easing } of turns) {
      const done = time >= at + duration ? 1 : time < at ? 0 : progress(easing, time - at, duration);
      angle += degrees * done;
      if (Math.abs(degrees) === 90) [width, height] = mixed([width, height], [height, width], done);
    }
    const [x, y] = centre(this.window), page = this.box(effect?.layer ?? '');
    styled(this.#space, { transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translate(${-width / 2}px, ${-height / 2}px)` });
    styled(this.#drawing.app, { width: width + 'px', height: height + 'px' });
    const bar = timeline?.events.reduce((last, { name, time: at, style }) => name === 'statusBarDidChange' && at <= time ? style : last, this.statusBar?.style) ?? this.statusBar?.style;
    styled(this.#drawing.system, { '--ink': /** @type {any} */ ({ light: '#FFF', dark: '#000' })[bar] ?? '#0000' });
    if (page) styled(page, { 'clip-path': `polygon(0 0, 100% 0, 100% ${100 - 60 * curled}%, 0 ${100 - 40 * curled}%)` });
  }
  #describe() {
    const { accessibility: { modal = false, focusOrder = [], inert = [] } = /** @type {any} */ ({}), presentation } = this.answer;
    const dialog = presentation?.resolved === 'alert' ? 'alertdialog' : 'dialog', roles = { dialog, title: 'heading', action: 'button', textField: 'textbox' };
    for (const [id, { layer, box, body }] of this.#drawing.boxes) {
      const role = roles[/** @type {'dialog'} */ (layer.role)], isDialog = role === dialog, title = this.box(id.replace(/dialog$/, 'title'));
      const order = focusOrder.map((/** @type {string} */ next) => this.box(next)).filter((/** @type {any} */ next) => next && box.contains(next));
      filled(box, { role, 'aria-label': role && (layer.action?.title ?? layer.text?.content), 'aria-labelledby': isDialog && title?.id,
        'aria-modal': isDialog && modal, 'aria-owns': isDialog && order.map((/** @type {any} */ next) => next.id).join(' '),
        'aria-disabled': layer.action?.enabled === false, 'aria-hidden': system.includes(layer.role), inert: inert.includes(id),
        'aria-level': role === 'heading' && 2, tabindex: /button|textbox/.test(role) && focusOrder.includes(id) && 0 });
      if (layer.contentOffset) body.scrollTo(...layer.contentOffset);
    }
  }
  #listen() {
    let drag = /** @type {any} */ (null), trail = /** @type {{at: number, point: Pair}[]} */ ([]);
    const follow = () => this.#go(this.#pulled(drag, trail[trail.length - 1].point), 0); // The finger may rest when the service answers.
    this.#frame.onpointerdown = event => { trail = [{ at: event.timeStamp, point: this.point(event) }]; }; this.#frame.onpointercancel = () => { [trail, drag] = [[], null]; };
    this.#frame.onpointermove = event => {
      const point = this.point(event), start = trail[0]?.point, dialog = this.answer.layers.find((/** @type {Layer} */ { role }) => role === 'dialog');
      if (start) trail.push({ at: event.timeStamp, point }); else return;
      if (!drag && this.draggable && this.service && dialog && Math.hypot(point[0] - start[0], point[1] - start[1]) > 10) {
        const { x, y } = /** @type {Pose} */ (this.#now.get(dialog.id)), position = [x, y];
        this.pause(), this.#frame.setPointerCapture(event.pointerId);
        drag = { dialog, from: position, start: point, position };
        this.ask('release', { position, velocity: [0, 0] }).then(answer => Object.assign(drag ?? {}, answer) === drag && follow());
      }
      if (drag) follow();
    };
    this.#frame.onpointerup = async event => {
      const pulled = drag, point = this.point(event), before = trail.find(({ at }) => event.timeStamp - at < 100) ?? { at: 0, point };
      [trail, drag] = [[], null];
      if (!pulled) return this.#touch(await this.hitTest(point));
      const velocity = [0, 1].map(i => (point[i] - before.point[i]) / Math.max(event.timeStamp - before.at, 1) * 1000);
      const answer = await this.ask('release', { position: pulled.position, velocity });
      this.dispatchEvent(new CustomEvent('change', { detail: answer }));
      this.play(answer.timeline);
    };
    this.#frame.onkeydown = (/** @type {any} */ { key, target }) => (key === 'Enter' || key === ' ')
      && this.#touch(this.answer.hitRegions?.find((/** @type {any} */ region) => region.target === target.dataset.layer));
  }
  /** @param {any} drag @param {Pair} point @returns {Timeline} the dialog at the finger, and what lies behind it as far on its way as it */
  #pulled(drag, point) {
    const { from, start, dialog, draw, rubberBand: band } = drag, position = drag.position = [0, 1].map(i => {
      const to = from[i] + point[i] - start[i], [low, high] = i ? ['top', 'bottom'] : ['left', 'right'], end = to < band?.free[low] ? low : high;
      const limit = band?.free[end] ?? to, beyond = to - limit, size = band?.ends[end];
      if (end === low ? beyond >= 0 : beyond <= 0) return to;
      return limit + Math.sign(beyond) * (1 - 1 / (Math.abs(beyond) * band.coefficient / size + 1)) * size;
    });
    const axis = /top|bottom/.test(draw?.edge) ? 1 : 0, way = (position[axis] - centre(dialog.frame)[axis]) * (/top|left/.test(draw?.edge) ? -1 : 1);
    const share = draw ? Math.min(Math.max(way / draw.extent, 0), 1) : 0, still = (/** @type {any} */ value) => [{ time: 0, value }];
    const behind = (this.timeline('dismiss')?.tracks ?? []).filter(({ layer }) => layer !== dialog.id).map(({ keyframes: all, ...track }) =>
      ({ ...track, keyframes: still(mixed(all[0].value, all[all.length - 1].value, share)) }));
    return { duration: 0, events: [], tracks: [...behind, { layer: dialog.id, property: 'position', keyframes: still(position) }] };
  }
  /** @param {any} region */ #touch(region) {
    const goes = this.dispatchEvent(new CustomEvent('hit', { detail: region, cancelable: true })) && this.timeline('dismiss');
    if (goes && (region?.effect === 'dismiss' || (region?.dismisses ?? 'never') !== 'never')) this.play('dismiss');
  }
}
