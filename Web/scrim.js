// @ts-check
/**
 * Draws what Scrim answers, and plays it: `await new Stage(host, {answer, request, service: '/'}).play('present')`.
 *
 * An answer is the JSON of a specification, a scene or a schedule, as openapi.yaml tells it. Lengths are points, times seconds,
 * angles degrees. Nothing here knows a platform, texts are never markup, and nothing is fetched but from the service.
 *
 * @typedef {[number, number]} Pair
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {Record<string, any> & {id: string, role: string, parent?: string, frame: Rect, opacity: number}} Layer
 * @typedef {{cubicBezier: number[]} | {linear: Pair[]} | {steps: number, position: string} |
 *   {spring: {mass: number, stiffness: number, damping: number, initialVelocity: number}}} Easing
 * @typedef {{time: number, value: any, easing?: Easing}} Keyframe
 * @typedef {{at?: number, degrees: number, duration: number, easing: Easing}} Turn
 * @typedef {{target: string | null, path?: string, effect: string, dismisses?: string}} Region
 * @typedef {{duration: number, tracks: {layer: string, property: string, keyframes: Keyframe[]}[], turn?: Turn,
 *   events: {time: number, name: string, label?: string, style?: string}[], rest?: {layers: Layer[], hitRegions: Region[]},
 *   effect?: {layer: string, progress: Keyframe[]}}} Timeline
 * @typedef {{x: number, y: number, width: number, height: number, scale: Pair, turns: number[], opacity: number, radii: number[],
 *   tint?: string}} Pose how a layer stands: its centre, and what else it has before what carries it turns and magnifies it too
 */

/** How far an easing has come after `seconds` of its `length`: 0 at the start, 1 at the goal.
 * @param {Easing} easing @param {number} seconds @param {number} length */
export function progress(easing, seconds, length) {
  const share = seconds / length;
  if ('spring' in easing) {
    // m·x″ + c·x′ + k·x = 0 from x = 1 at the speed −v.
    const { mass, stiffness, damping, initialVelocity } = easing.spring, decay = damping / (2 * mass), push = decay - initialVelocity;
    const square = decay * decay - stiffness / mass, root = Math.sqrt(Math.abs(square)), still = Math.exp(-decay * seconds);
    if (root * seconds < 1e-6) return 1 - still * (1 + push * seconds);
    if (square < 0) return 1 - still * (Math.cos(root * seconds) + push / root * Math.sin(root * seconds));
    return 1 - ((1 + push / root) * Math.exp((root - decay) * seconds) + (1 - push / root) * Math.exp(-(root + decay) * seconds)) / 2;
  }
  if ('cubicBezier' in easing) {
    const [x1, y1, x2, y2] = easing.cubicBezier;
    const at = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ t) =>
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
    let [low, high] = [0, 1];
    for (let halving = 0; halving < 52; halving++)
      if (at(x1, x2, (low + high) / 2) < share) low = (low + high) / 2; else high = (low + high) / 2;
    return at(y1, y2, (low + high) / 2);
  }
  if ('linear' in easing) {
    const stops = easing.linear, after = stops.findIndex(stop => stop[1] > share), end = after < 0 ? stops.length - 1 : Math.max(after, 1);
    const [[from, start], [to, stop]] = [stops[end - 1], stops[end]];
    return stop > start ? from + (to - from) * (share - start) / (stop - start) : after < 0 ? to : from;
  }
  const kind = easing.position.replace('jump', '').toLowerCase(), first = kind === 'start' || kind === 'both' ? 1 : 0;
  const jumps = easing.steps + (kind === 'none' ? -1 : kind === 'both' ? 1 : 0);
  return Math.min((Math.floor(share * easing.steps + 1e-9) + first) / jumps, 1);
}

/** The value of keyframes at a time: a number, a list of numbers, or a word.
 * @param {Keyframe[]} keyframes
 * @param {number} time */
export function valueAt(keyframes, time) {
  const next = keyframes.findIndex(keyframe => keyframe.time > time), to = keyframes[next], from = keyframes[next - 1];
  if (!from) return (to ?? keyframes[keyframes.length - 1]).value;
  if (!from.easing || typeof from.value === 'string') return from.value;
  const share = progress(from.easing, time - from.time, to.time - from.time);
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * share;
  if (!Array.isArray(from.value) && !Array.isArray(to.value)) return mix(from.value, to.value);
  return [0, 1, 2, 3].slice(0, (from.value.length ?? to.value.length)).map(i => mix(from.value[i] ?? from.value, to.value[i] ?? to.value));
}

/** How every layer stands at a time of a timeline, or at rest.
 * @param {Layer[]} layers @param {Timeline | null} timeline @param {number} time @returns {Map<string, Pose>} */
export function poses(layers, timeline, time) {
  const rests = new Map(layers.map(layer => [layer.id, layer])), ends = new Map(timeline?.rest?.layers.map(layer => [layer.id, layer]));
  /** @type {Map<string, any>} */ const moved = new Map();
  for (const { layer, property, keyframes } of timeline?.tracks ?? [])
    moved.set(layer, { ...moved.get(layer), [property]: valueAt(keyframes, time) });
  /** @type {Map<string, Pose>} */ const found = new Map();
  /** @type {(layer: Layer) => Pose} */ const stand = layer => {
    const known = found.get(layer.id);
    if (known) return known;
    const parent = rests.get(layer.parent ?? ''), carrier = parent && stand(parent);
    const own = moved.get(layer.id) ?? {}, frame = own.position || own.size ? layer.frame : layer.scrolled?.frame ?? layer.frame;
    let [x, y] = centre(frame);
    if (carrier) {
      // What only the next rest has keeps its distance from where its parent is there.
      const [restX, restY] = centre((ends.get(layer.id) === layer && ends.get(parent.id) || parent).frame);
      [x, y] = [x + carrier.x - restX, y + carrier.y - restY];
    }
    const [width, height] = own.size ?? [frame.width, frame.height], scale = own.scale ?? layer.scale ?? 1, four = layer.cornerRadii;
    const radii = own.cornerRadii ?? own.cornerRadius ?? (four ? [four.topLeft, four.topRight, four.bottomRight, four.bottomLeft]
      : layer.cornerRadius ?? 0);
    /** @type {Pose} */ const pose = {
      x: own.positionX ?? own.position?.[0] ?? x, y: own.positionY ?? own.position?.[1] ?? y, scale: /** @type {Pair} */ (Array.isArray(scale) ? scale : [scale, scale]),
      width: Math.max(width, 0), height: Math.max(height, 0), opacity: Math.min(Math.max(own.opacity ?? layer.opacity, 0), 1),
      turns: [own.rotationX ?? layer.rotationX ?? 0, own.rotationY ?? layer.rotationY ?? 0, own.rotationZ ?? 0],
      radii: [0, 1, 2, 3].map(i => Math.max(radii[i] ?? radii, 0)), tint: own.tint ?? layer.tint,
    };
    found.set(layer.id, pose);
    return pose;
  };
  layers.forEach(stand);
  return found;
}

/** @param {Rect} frame @returns {Pair} */
const centre = frame => [frame.x + frame.width / 2, frame.y + frame.height / 2];

const weights = /** @type {Record<string, number>} */ ({ regular: 400, medium: 500, semibold: 600, bold: 700 });
const system = ['statusBar', 'keyboard', 'homeIndicator'];
let drawn = 0;

const sheet = `
:host { display: block } * { position: absolute; left: 0; top: 0; margin: 0 } text, tspan { position: static }
.device { position: relative; overflow: hidden; touch-action: none; user-select: none; -webkit-user-select: none }
.screen { transform-origin: 0 0; overflow: hidden; background: #000 } .app { overflow: hidden }
.box { border-radius: var(--radius); corner-shape: var(--shape); box-shadow: var(--shadows), var(--border); --border: 0 0 #0000 }
.aside { box-shadow: none } .fill { box-shadow: var(--border) }
.fill, .shadow, .shadow div, .body, .box > img { width: 100%; height: 100%; border-radius: inherit; corner-shape: inherit }
.clips { overflow: hidden } .scrolls { overflow: auto; scrollbar-width: none }
svg { overflow: visible } text { fill: var(--ink); white-space: pre; font-kerning: normal; text-rendering: geometricPrecision }
svg, .shadow, .system { pointer-events: none } .box:focus { outline: none }
.box:focus-visible { outline: 2px solid Highlight; outline-offset: -2px } [role=button]:not([aria-disabled]) { cursor: pointer }`;

/** @template {Element & ElementCSSInlineStyle} T @param {T} element @param {Record<string, string | number>} styles */
function styled(element, styles) {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, String(value));
  return element;
}
/** @param {string} kind @param {(Node | string)[]} children */
function part(kind, ...children) {
  const element = document.createElement('div');
  element.className = kind;
  element.append(...children);
  return element;
}
/** @param {string} name @param {Record<string, any>} attributes @param {(Node | string)[]} children */
function vector(name, attributes, ...children) {
  const element = /** @type {SVGGraphicsElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {{color: string, opacity: number}} paint */
const css = ({ color, opacity }) => color.slice(0, 7) + Math.round(opacity * 255).toString(16).padStart(2, '0');

/** Corners in CSS: Apple's continuous ones begin 1.53 radii from the corner, and pass it as far away as the circle does.
 * @param {string | undefined} curve @param {{radii: number[], width: number, height: number}} pose */
function corners(curve, { radii, width, height }) {
  const largest = Math.max(...radii), shaped = curve === 'continuous' && largest > 0 && CSS.supports('corner-shape', 'round');
  const reach = shaped ? Math.max(Math.min(1.528665, Math.min(width, height) / 2 / largest), 1) : 1;
  const bend = reach > 1 ? `superellipse(${Math.log2(-Math.LN2 / Math.log(1 - 0.2915 / reach))})` : 'round';
  return { '--radius': radii.map(radius => radius * reach + 'px').join(' '), '--shape': bend };
}

/** The fill and the border of a layer or of one of its states.
 * @param {Record<string, any>} look */
function filled({ background, border }) {
  const material = CSS.supports('backdrop-filter', 'blur(1px)') ? background?.material : undefined;
  const stops = material ? [] : (background?.gradient ?? []).map((/** @type {any} */ stop) => `${css(stop)} ${stop.at * 100}%`);
  const { width = 0, sides = null } = border ?? {};
  const lines = (border ? sides ?? ['all'] : []).map((/** @type {string} */ side) =>
    `inset ${{ left: width, right: -width }[side] ?? 0}px ${{ top: width, bottom: -width }[side] ?? 0}px 0 ${sides ? 0 : width}px ${css(border)}`);
  return {
    'background-color': material ? css(material.tint) : background && !stops.length ? css(background) : 'transparent',
    'background-image': stops.length ? `linear-gradient(${stops})` : 'none', '--border': lines.join() || '0 0 #0000',
    'backdrop-filter': material ? `blur(${material.blur}px) saturate(${material.saturation})` : 'none',
  };
}

/** The elements of a list of layers: each layer is a box, what it carries stands in the box's body. */
class Drawing {
  app = part('app'); system = part('system'); sheet = new CSSStyleSheet(); #clips = vector('svg', {});
  /** @param {Layer[]} layers @param {{picture: (source: string) => string | null, service: URL | null, rotation: number}} options */
  constructor(layers, { picture, service, rotation }) {
    this.layers = layers;
    /** @type {Map<string, {layer: Layer, box: HTMLElement, body: HTMLElement}>} */ this.boxes = new Map();
    this.app.append(this.#clips);
    for (const layer of layers) {
      const { background, shadows = [], states = {}, image, contentSize, parent = '' } = layer, box = part('box'), body = part('body');
      this.boxes.set(layer.id, { layer, box, body });
      [box.id, box.dataset.layer] = [`box-${drawn++}`, layer.id];
      const cut = layer.outline && !layer.cornerRadii ? this.#clip(layer, box.id) : '', sheer = background?.opacity < 1 || background?.material;
      const aside = !!cut || sheer && shadows.some((/** @type {any} */ shadow) => !shadow.clipped);
      if (aside) box.append(...shadows.map((/** @type {any} */ shadow) => shade(shadow, cut)).reverse(), styled(part('fill'), { 'clip-path': cut }));
      box.classList.toggle('aside', aside);
      styled(box, { '--shadows': shadows.map((/** @type {any} */ { offset: [x, y], blur, spread, ...paint }) =>
        `${x}px ${y}px ${blur}px ${spread}px ${css(paint)}`).join() || '0 0 #0000' });
      for (const [pseudo, look] of [['', layer], [':focus', states.focused], [':active', states.pressed]]) {
        if (!look) continue;
        const [own, fill] = ['', aside ? ' > .fill' : ''].map(inner => /** @type {CSSStyleRule} */ (this.sheet.cssRules[
          this.sheet.insertRule(`[id="${box.id}"]${pseudo}${inner} {}`, this.sheet.cssRules.length)]));
        styled(/** @type {any} */ (fill), filled({ border: layer.border, ...look }));
        styled(/** @type {any} */ (own), { '--ink': (look.text ?? layer.text)?.color ?? '', filter: pseudo ? `opacity(${look.opacity ?? 1})` : '' });
      }
      if (image) {
        const element = document.createElement('img'), address = image.source === undefined ? null : picture(image.source);
        if (address) element.src = address;
        element.alt = '';
        box.append(styled(element, { 'object-fit': image.fit, 'background-color': address ? 'transparent' : '#8E8E9333' }));
      }
      if (layer.text || layer.symbol) box.append(write(layer, service !== null, rotation));
      box.append(styled(body, { 'clip-path': cut }));
      body.classList.toggle(layer.role === 'scroll' ? 'scrolls' : 'clips', !cut && !!layer.clips);
      if (contentSize) body.append(styled(part(''), { width: contentSize.width + 'px', height: contentSize.height + 'px' }));
      (this.boxes.get(parent)?.body ?? (system.includes(layer.role) ? this.system : this.app)).append(box);
    }
  }

  /** An outline as a clip that stretches with its box, and what lies around it as another.
   * @param {Layer} layer @param {string} id */
  #clip(layer, id) {
    const { frame: { x, y, width, height }, outline } = layer;
    const transform = `scale(${1 / (width || 1)} ${1 / (height || 1)}) translate(${-x} ${-y})`;
    for (const [name, d] of [[id, outline], [id + '-around', `M-30000 -30000H30000V30000H-30000Z${outline}`]])
      this.#clips.append(vector('clipPath', { id: 'clip-' + name, clipPathUnits: 'objectBoundingBox' },
        vector('path', { d, transform, 'clip-rule': 'evenodd' })));
    return `url(#clip-${id})`;
  }

  /** Puts every box where it is at a moment.
   * @param {Timeline | null} timeline @param {number} time @param {number} perspective */
  pose(timeline, time, perspective) {
    const now = poses(this.layers, timeline, time), gone = (timeline?.events ?? []).filter(event => event.name === 'removed' && event.time <= time);
    for (const [id, { layer, box }] of this.boxes) {
      const pose = /** @type {Pose} */ (now.get(id)), [turnX, turnY, turnZ] = pose.turns, [from, to] = layer.lifetime ?? [0, Infinity];
      const corner = (/** @type {Pose | undefined} */ pose) => pose ? [pose.x - pose.width / 2, pose.y - pose.height / 2] : [0, 0];
      const [[left, top], [x, y]] = [corner(pose), corner(now.get(layer.parent ?? ''))];
      const [scrolledX, scrolledY] = this.boxes.get(layer.parent ?? '')?.layer.contentOffset ?? [0, 0];
      const deep = turnX || turnY ? `perspective(${perspective}px) rotateX(${turnX}deg) rotateY(${turnY}deg) ` : '';
      const left_ = gone.some(({ label }) => label === undefined || id.startsWith(label + '/')) && !layer.lifetime;
      styled(box, {
        width: pose.width + 'px', height: pose.height + 'px', opacity: pose.opacity, ...corners(layer.cornerCurve, pose),
        transform: `translate(${left - x + scrolledX}px, ${top - y + scrolledY}px) ${deep}rotateZ(${turnZ}deg) scale(${pose.scale})`,
        'backface-visibility': layer.backfaceVisible === false ? 'hidden' : 'visible', filter: pose.tint === 'dimmed' ? 'grayscale(1)' : '',
        visibility: time < from || time > to || left_ && ![...system, 'presenter'].includes(layer.role) ? 'hidden' : '',
      });
    }
    return now;
  }
}

/** The layers of a rest, and those that only the next one has where they are painted there.
 * @param {Layer[]} layers @param {Layer[]} next */
function merged(layers, next) {
  const all = [...layers];
  let place = 0;
  for (const layer of next) {
    const known = all.findIndex(other => other.id === layer.id);
    if (known < 0) all.splice(place++, 0, layer); else place = known + 1;
  }
  return all;
}

/** A shadow that is seen through what casts it.
 * @param {Record<string, any>} shadow @param {string} cut */
function shade({ offset: [x, y], blur, spread, clipped, ...paint }, cut) {
  const shape = styled(part(''), { inset: -spread + 'px', width: 'auto', height: 'auto', 'background-color': css(/** @type {any} */ (paint)), 'clip-path': cut });
  const blurred = styled(part('', shape), { filter: `blur(${blur / 2}px)`, transform: `translate(${x}px, ${y}px)` });
  return styled(part('shadow', blurred), { 'clip-path': clipped ? cut.replace(')', '-around)') : '' });
}

/** Texts line by line where they stand, and the glyph.
 * @param {Layer} layer @param {boolean} measured whether the measured fonts are to be had
 * @param {number} rotation */
function write(layer, measured, rotation) {
  const { text, symbol, frame, scrolled } = layer, { x, y, width, height } = scrolled?.frame ?? frame, share = /** @type {any} */ ({ left: 0, right: 1 })[text?.alignment] ?? 0.5;
  const picture = vector('svg', { viewBox: `${x} ${y} ${width || 1} ${height || 1}`, width: width || 1, height: height || 1 });
  for (const line of [...(text?.lines ?? []), ...(text?.scrolledLines ?? [])]) {
    const { family, fallbacks, size, weight, letterSpacing } = text.font, names = [family, ...fallbacks];
    const families = names.slice(measured ? Math.max(names.indexOf('Inter'), 0) : 0).map(name => name === 'sans-serif' ? name : JSON.stringify(name));
    const turned = rotation ? { transform: `rotate(${rotation} ${line.x} ${line.baseline})` } : {};
    const fitted = line.width > 0 ? { textLength: line.width, lengthAdjust: 'spacingAndGlyphs' } : {};
    picture.append(styled(vector('text', { x: line.x, y: line.baseline, ...turned, ...fitted }, line.text), {
      'font-family': families.join(), 'font-size': size + 'px', 'font-weight': weights[weight], 'letter-spacing': letterSpacing + 'px',
      ...line.direction === 'rightToLeft' ? { direction: 'rtl', 'text-anchor': 'end' } : {},
    }), ' ');
  }
  if (symbol) picture.append(vector('path', { d: symbol.path, fill: symbol.color }));
  return styled(picture, { left: `calc((100% - ${width}px) * ${share})`, top: `calc((100% - ${height}px) / 2)` });
}

/** The fonts of a service, for whoever sets text in them.
 * @param {URL} service */
async function lend(service) {
  const { fonts } = await (await fetch(new URL('fonts', service))).json();
  for (const { family, weight, url } of fonts)
    document.fonts.add(new FontFace(family, `url("${new URL(url, service)}")`, { weight: String(weights[weight]) }));
}

/**
 * A screen that shows an answer. Events: `time` and `end` with `{phase, time}` as `detail`, `hit` with the region that was touched
 * (what dismisses does, unless that is prevented), `change` with what /v1/specs/release answers to the end of a drag.
 */
export class Stage extends EventTarget {
  draggable = false; // Whether the dialog follows a finger.
  time = 0; // Seconds into the phase.
  phase = /** @type {string | Timeline | null} */ (null); // By its name, or a timeline as it was answered; null at rest.
  answer = /** @type {any} */ (null);
  request = /** @type {any} */ (null);
  /** @type {Map<string, Timeline>} */ #timelines = new Map();
  /** @type {Map<unknown, Drawing>} */ #drawings = new Map();
  #space = part('space'); #over = vector('svg', {}); #screen = part('screen', this.#space, this.#over); #frame = part('device', this.#screen);
  #base = new CSSStyleSheet(); #run = 0; #scale = 1; #drawing = new Drawing([], { picture: () => null, service: null, rotation: 0 });
  /** @type {Map<string, Pose> | null} */ #poses = null;
  window = { x: 0, y: 0, width: 0, height: 0 }; bounds = this.window; perspective = 900; rotation = 0;

  /**
   * @param {HTMLElement} host
   * @param {{answer?: any, request?: any, service?: string | null, device?: boolean, picture?: (source: string) => string | null}} options
   *   `service`: whom to ask, null for nobody; `device`: whether what is the device's is drawn; `picture`: an image's address, if any
   */
  constructor(host, { answer, request, service = '/', device = true, picture = () => null } = {}) {
    super();
    this.picture = picture;
    this.device = device;
    this.service = service === null ? null : new URL(service, document.baseURI);
    this.root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.#base.replaceSync(sheet);
    this.root.replaceChildren(this.#frame);
    if (this.service) lend(this.service).catch(() => {}); // Without them, texts are stretched to their widths.
    this.#listen();
    if (answer) this.show(answer, request);
  }

  /** Shows an answer at rest; its request is for what has to be asked later.
   * @param {any} answer @param {any} [request] */
  show(answer, request) {
    this.pause();
    Object.assign(this, { answer, request: request ?? this.request, phase: null, time: 0 });
    const { layers, stage, timeline, transitions: { rotate = {}, detents = {}, ...ways } = /** @type {any} */ ({}) } = answer;
    const frame = (layers.find((/** @type {Layer} */ layer) => layer.role === 'presenter') ?? layers[0]).frame;
    const { bounds = frame, window = frame, screen = null, perspective = 900, rotation = 0 } = stage ?? {};
    Object.assign(this, { bounds, window, perspective, rotation });
    const named = (/** @type {string} */ kind, /** @type {any} */ all) => Object.keys(all).map(name => [kind + name, all[name]]);
    const all = [...named('', ways), ...named('rotate.', rotate), ...named('detent.', detents), ...named('', { all: timeline })];
    this.#timelines = new Map(/** @type {any} */ (all.filter(([, way]) => way)));
    this.#drawings.clear();
    const round = corners(screen?.cornerCurve, { radii: [this.device && screen?.cornerRadius || 0], ...bounds });
    styled(this.#screen, { width: bounds.width + 'px', height: bounds.height + 'px', 'border-radius': round['--radius'] });
    styled(this.#screen, { 'corner-shape': round['--shape'] });
    styled(this.#over, { left: window.x + 'px', top: window.y + 'px' });
    this.#over.replaceChildren(...(this.device && screen?.cutouts || []).map((/** @type {string} */ d) => vector('path', { d })));
    this.scale = this.#scale;
    this.#go(null, 0);
  }

  /** CSS pixels a point. */
  get scale() { return this.#scale; }
  set scale(scale) {
    styled(this.#screen, { transform: `scale(${this.#scale = scale})` });
    styled(this.#frame, { width: this.bounds.width * scale + 'px', height: this.bounds.height * scale + 'px' });
  }
  get phases() { return [...this.#timelines.keys()]; }
  /** @param {string | Timeline | null} phase */
  timeline(phase) { return typeof phase === 'string' ? this.#timelines.get(phase) ?? null : phase; }
  /** @param {string | Timeline | null} phase */
  duration(phase) { return this.timeline(phase)?.duration ?? 0; }
  /** The element of a layer as it is shown now.
   * @param {string} id */
  box(id) { return this.#drawing.boxes.get(id)?.box ?? null; }

  /** Stops at a moment of a phase; null is the rest.
   * @param {string | Timeline | null} phase @param {number} seconds */
  seek(phase, seconds) {
    this.pause();
    this.#go(phase, seconds);
  }
  pause() { this.#run++; }

  /** Plays to the end, and says whether it got there: on from here where this phase is on its way, else from its start.
   * @param {string | Timeline} phase @param {{loop?: boolean, rate?: number}} options @returns {Promise<boolean>} */
  play(phase, { loop = false, rate = 1 } = {}) {
    const end = this.duration(phase), run = ++this.#run;
    if (phase !== this.phase || this.time >= end) this.#go(phase, 0);
    return new Promise(done => {
      let last = NaN;
      const step = (/** @type {number} */ now) => {
        if (run !== this.#run) return done(false);
        const time = this.time + (now - last || 0) / 1000 * rate;
        last = now;
        this.#go(phase, loop && end > 0 ? time % end : Math.min(time, end));
        if (this.time < end) return requestAnimationFrame(step);
        this.dispatchEvent(new CustomEvent('end', { detail: { phase, time: end } }));
        done(true);
      };
      requestAnimationFrame(step);
    });
  }

  /** Shows a schedule and plays it.
   * @param {any} schedule @param {any} [request] */
  follow(schedule, request) {
    this.show(schedule, request);
    return this.play('all');
  }

  /** Turns the motion round where it is: to `presented`, `dismissed`, a detent or an orientation.
   * @param {string | number} to @param {Pair} [velocity] the dialog's own, in points a second */
  async interrupt(to, velocity) {
    this.pause();
    const run = this.#run, timeline = await this.ask('retarget', { ...this.#moment(), to, velocity });
    return run === this.#run && this.play(timeline);
  }

  /** What a touch reaches: at rest by the answer's regions, on the way by the service.
   * @param {Pair} point in the window @returns {Promise<Region | null>} */
  async hitTest(point) {
    const way = this.timeline(this.phase), over = way && this.time >= way.duration;
    const regions = !way || over && this.phase === 'present' ? this.answer.hitRegions : over ? way.rest?.hitRegions : undefined;
    if (!regions) return (await this.ask('hit-test', { ...this.#moment(), points: [point] })).hits[0];
    const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    return regions.find((/** @type {any} */ { path }) => canvas.isPointInPath(new Path2D(path), ...point, 'evenodd')) ?? null;
  }

  /** Where a pointer is in the window.
   * @param {{clientX: number, clientY: number}} event @returns {Pair} */
  point({ clientX, clientY }) {
    const { left, top } = this.#screen.getBoundingClientRect();
    return [(clientX - left) / this.#scale - this.window.x, (clientY - top) / this.#scale - this.window.y];
  }

  /** What the service answers about the request that is shown.
   * @param {string} what the endpoint below /v1/specs @param {object} more @returns {Promise<any>} */
  async ask(what, more) {
    if (!this.service) throw new Error('This stage has no service to ask.');
    const body = JSON.stringify({ ...this.request, ...more }), headers = { 'content-type': 'application/json' };
    const response = await fetch(new URL('v1/specs/' + what, this.service), { method: 'POST', headers, body }), answer = await response.json();
    if (!response.ok) throw Object.assign(new Error(answer.detail ?? answer.title), { problem: answer });
    return answer;
  }

  #moment() {
    const { phase, time } = this.phase === null ? { phase: 'present', time: this.duration('present') } : this;
    return { [typeof phase === 'string' ? 'phase' : 'timeline']: phase, at: time };
  }

  /** @param {string | Timeline | null} phase @param {number} time */
  #go(phase, time) {
    const timeline = this.timeline(phase), ended = timeline?.rest && time >= timeline.duration ? timeline.rest.layers : null;
    Object.assign(this, { phase, time });
    const key = ended ?? timeline?.rest ?? null, layers = ended ?? (timeline?.rest ? merged(this.answer.layers, timeline.rest.layers) : this.answer.layers);
    const drawing = this.#drawings.get(key) ?? new Drawing(layers, this);
    this.#drawings.set(key, drawing);
    if (drawing !== this.#drawing) {
      this.#drawing = drawing;
      this.#space.replaceChildren(drawing.app, ...this.device ? [drawing.system] : []);
      this.root.adoptedStyleSheets = [this.#base, drawing.sheet];
      this.#describe();
      for (const { layer: { contentOffset }, body } of drawing.boxes.values()) if (contentOffset) body.scrollTo(...contentOffset);
    }
    this.#poses = drawing.pose(ended ? null : timeline, time, this.perspective);
    this.#turn(timeline, time);
    this.dispatchEvent(new CustomEvent('time', { detail: { phase, time } }));
  }

  /** Turns the window with its device, and curls the page that a track cannot.
   * @param {Timeline | null} timeline @param {number} time */
  #turn(timeline, time) {
    const effect = timeline?.effect ?? this.timeline('present')?.effect, curled = timeline?.effect ? valueAt(timeline.effect.progress, time) : 1;
    let angle = 0, { width, height } = this.window;
    for (const { at = 0, degrees, duration, easing } of timeline === this.answer.timeline && this.answer.turns || [timeline?.turn ?? []].flat()) {
      const done = time >= at + duration ? 1 : time <= at ? 0 : progress(easing, time - at, duration);
      angle += degrees * done;
      if (Math.abs(degrees) === 90) [width, height] = [width + (height - width) * done, height + (width - height) * done];
    }
    const [x, y] = centre(this.window), page = this.box(effect?.layer ?? '');
    styled(this.#space, { transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translate(${-width / 2}px, ${-height / 2}px)` });
    styled(this.#drawing.app, { width: width + 'px', height: height + 'px' });
    if (page) styled(page, { 'clip-path': `polygon(0 0, 100% 0, 100% ${100 - 60 * curled}%, 0 ${100 - 40 * curled}%)` });
  }

  /** Tells what the boxes are to whoever does not see them. */
  #describe() {
    const { accessibility: { modal = false, focusOrder = [], inert = [] } = {}, presentation } = this.answer, { boxes } = this.#drawing;
    const roles = { dialog: presentation?.resolved === 'alert' ? 'alertdialog' : 'dialog', title: 'heading', image: 'img', action: 'button', textField: 'textbox' };
    for (const [id, { layer, box }] of boxes) {
      const role = /** @type {Record<string, string>} */ (roles)[layer.role], title = boxes.get(id.replace(/dialog$/, 'title'))?.layer.text?.content;
      const order = focusOrder.map((/** @type {string} */ next) => boxes.get(next)?.box).filter((/** @type {any} */ next) => next && box.contains(next));
      const acts = layer.role === 'action' || layer.role === 'textField', label = layer.role === 'dialog' ? title : layer.action?.title ?? layer.text?.content;
      const attributes = { role, 'aria-label': role && label, 'aria-modal': layer.role === 'dialog' && modal, tabindex: acts && focusOrder.includes(id) && 0,
        'aria-owns': layer.role === 'dialog' && order.map((/** @type {Element} */ next) => next.id).join(' '), 'aria-level': role === 'heading' && 2,
        'aria-disabled': layer.action?.enabled === false, 'aria-hidden': system.includes(layer.role), inert: inert.includes(id) };
      for (const [name, value] of Object.entries(attributes)) if (value || value === 0) box.setAttribute(name, String(value));
    }
  }

  #listen() {
    /** @type {{at: number, point: Pair}[]} */ let trail = [];
    /** @type {any} */ let drag = null;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) => this.#frame.addEventListener(name, act);
    on('pointerdown', event => { trail = [{ at: event.timeStamp, point: this.point(event) }]; });
    on('pointermove', event => {
      if (!trail.length) return;
      trail.push({ at: event.timeStamp, point: this.point(event) });
      const [{ point: [x, y] }] = trail, { point } = trail[trail.length - 1], dialog = this.answer.layers.find((/** @type {Layer} */ layer) => layer.role === 'dialog');
      if (!drag && this.draggable && dialog && Math.hypot(point[0] - x, point[1] - y) > 10) {
        this.pause();
        const { x, y } = /** @type {Pose} */ (this.#poses?.get(dialog.id)), from = [x, y];
        drag = { from, start: point, dialog };
        this.ask('release', { position: from, velocity: [0, 0] }).then(answer => Object.assign(drag ?? {}, answer));
        this.#frame.setPointerCapture(event.pointerId);
      }
      if (drag) this.#go(this.#pulled(drag, point), 0);
    });
    on('pointerup', async event => {
      const [before, now] = [trail.find(({ at }) => event.timeStamp - at < 100), trail[trail.length - 1]], pulled = drag;
      [trail, drag] = [[], null];
      if (!pulled) return this.#touch(this.point(event), await this.hitTest(this.point(event)));
      const seconds = (now.at - (before ?? now).at) / 1000 || 1, velocity = [0, 1].map(i => (now.point[i] - (before ?? now).point[i]) / seconds);
      const answer = await this.ask('release', { position: pulled.position, velocity });
      this.dispatchEvent(new CustomEvent('change', { detail: answer }));
      this.play(answer.timeline);
    });
    on('keydown', event => {
      const id = event.target.dataset.layer, region = this.answer.hitRegions?.find((/** @type {Region} */ region) => region.target === id);
      if (region && (event.key === 'Enter' || event.key === ' ')) this.#touch(null, region);
    });
  }

  /** What a finger makes of a dialog: it goes along, slower beyond its ends, and what lies behind goes as far towards being alone.
   * @param {any} drag @param {Pair} point @returns {Timeline} */
  #pulled(drag, point) {
    const { from, start, dialog, draw, rubberBand: band } = drag, rest = centre(dialog.frame);
    drag.position = [0, 1].map(i => {
      const ends = i ? ['top', 'bottom'] : ['left', 'right'], to = from[i] + point[i] - start[i];
      const [low, high] = ends.map(end => band?.free[end] ?? null), end = low !== null && to < low ? 0 : high !== null && to > high ? 1 : -1;
      if (end < 0) return to;
      const limit = [low, high][end], size = band.ends[ends[end]], beyond = Math.abs(to - limit);
      return limit + (end ? 1 : -1) * (1 - 1 / (beyond * band.coefficient / size + 1)) * size;
    });
    const axis = draw?.edge === 'top' || draw?.edge === 'bottom' ? 1 : 0, away = draw?.edge === 'top' || draw?.edge === 'left' ? -1 : 1;
    const share = draw ? Math.min(Math.max((drag.position[axis] - rest[axis]) * away / draw.extent, 0), 1) : 0;
    const behind = this.timeline('dismiss')?.tracks.filter(track => track.layer !== dialog.id).map(track => ({ ...track, keyframes: [{ time: 0,
      value: valueAt([{ ...track.keyframes[0], easing: { linear: [[0, 0], [1, 1]] } }, { ...track.keyframes[track.keyframes.length - 1], time: 1 }], share) }] }));
    return { duration: 0, events: [], tracks: [{ layer: dialog.id, property: 'position', keyframes: [{ time: 0, value: drag.position }] }, ...behind ?? []] };
  }

  /** @param {Pair | null} point @param {Region | null} region */
  #touch(point, region) {
    const goes = region?.effect === 'dismiss' || region?.dismisses !== undefined && region.dismisses !== 'never';
    const event = new CustomEvent('hit', { detail: { ...region, point }, cancelable: true });
    if (this.dispatchEvent(event) && goes && this.timeline('dismiss')) this.play('dismiss');
  }
}
