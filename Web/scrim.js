// The elements that show an answer, and the stage that they stand on.
const weights = /** @type {Record<string, number>} */ ({ regular: 400, medium: 500, semibold: 600, bold: 700 });
const system = ['statusBar', 'keyboard', 'homeIndicator']; let drawn = 0;
const sheet = `
:host { display: block } * { position: absolute; left: 0; top: 0 } text { position: static } .app, .clips, .device, .screen { overflow: hidden }
.device { position: relative; user-select: none; -webkit-user-select: none } .grip { touch-action: none }
.screen { transform-origin: 0 0; background: #000 } .screen, .box { border-radius: var(--radius); corner-shape: var(--shape) }
.box { box-shadow: var(--shadows), var(--border); --border: 0 0 #0000 } .aside { box-shadow: none } .fill { box-shadow: var(--border) }
.fill, .shadow, .shadow div, .body, .image { width: 100%; height: 100%; border-radius: inherit; corner-shape: inherit }
.scrolls { overflow: auto; scrollbar-width: none } svg, .shadow, .system { pointer-events: none } svg { overflow: visible }
text { white-space: pre; font-kerning: normal; text-rendering: geometricPrecision } .written { fill: var(--ink) } .box:focus { outline: none }
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
/** The elements of a list of layers: each layer is a box, what it carries stands in the box's body. */
class Drawing {
  sheet = new CSSStyleSheet(); #clips = vector('svg', { 'aria-hidden': 'true' }); app = part('app', this.#clips); system = part('system');
  /** @type {Map<string, {layer: Layer, box: HTMLElement, body: HTMLElement}>} */ boxes = new Map();
  /**
   * @param {Layer[]} layers
   * @param {{picture: (source: string) => string | null, service: URL | null, rotation: number, device: boolean}} options
   * @param {(DeviceDrawing | null)[]} devices the first that has a layer draws what is in it
   */
  constructor(layers, { picture, service, rotation, device }, devices = []) {
    this.layers = layers;
    for (const layer of layers) {
      const { id, background, shadows = [], states = {}, image, contentSize, parent = '' } = layer, box = part('box'), body = part('body');
      this.boxes.set(id, { layer, box, body });
      [box.id, box.dataset.layer] = [`box-${drawn++}`, id];
      const cut = layer.outline && !layer.cornerRadii ? this.#clip(layer, box.id) : '', sheer = background?.opacity < 1 || background?.material;
      const aside = cut || sheer && shadows.some((/** @type {any} */ shadow) => !shadow.clipped) ? ' > .fill' : '';
      const frame = framed(layer, layers);
      if (aside) box.append(...shadows.map((/** @type {any} */ shadow) => shade(shadow, cut)).reverse(), styled(part('fill'), { 'clip-path': cut }));
      box.classList.toggle('aside', !!aside);
      styled(box, { '--shadows': shadows.map((/** @type {any} */ { offset: [x, y], blur, spread, ...paint }) =>
        `${x}px ${y}px ${blur}px ${spread}px ${css(paint)}`).join() || '0 0 #0000' });
      for (const [state, look] of [['', layer], [':focus-visible', states.focused], [':active', states.pressed]].filter(([, look]) => look)) {
        const [own, fill] = ['', aside].map(inner => /** @type {CSSStyleRule} */ (this.sheet.cssRules[
          this.sheet.insertRule(`[id="${box.id}"]${state}${inner} {}`, this.sheet.cssRules.length)]));
        styled(fill, painted({ border: layer.border, ...look, outline: cut && !layer.border?.sides, ...frame }));
        styled(own, { '--ink': (look.text ?? layer.text)?.color ?? '', filter: state ? `opacity(${look.opacity ?? 1})` : '' });
      }
      if (frame?.page) box.append(frame.page);
      const address = image?.source === undefined ? null : picture(image.source), size = image?.fit === 'fill' ? '100% 100%' : image?.fit;
      if (image) box.append(styled(address ? part('image') : part('image', placeholder()), { background: address ? `center / ${size} no-repeat url(${JSON.stringify(address)})` : '#8E8E9340' }));
      const own = (layer.text?.missingGlyphs || /statusBar|keyboard|presenter/.test(layer.role)) && devices.map(device => device?.layer(layer)).find(Boolean);
      // What the fonts have no glyph for is a box.
      if ((layer.text || layer.symbol) && !own) box.append(written(layer, service !== null, rotation));
      // The app's bars are cut at the corners of its view.
      if (own) (layer.role === 'presenter' ? body : box).append(own);
      box.append(styled(body, { 'clip-path': cut }));
      // Over the arrow, which is in the body.
      if (cut && layer.border && !layer.border.sides && !frame) box.append(edge(layer, cut));
      body.classList.toggle(layer.role === 'scroll' ? 'scrolls' : 'clips', !cut && !!layer.clips);
      if (contentSize) body.append(styled(part(''), { width: contentSize.width + 'px', height: contentSize.height + 'px' }));
      // The dimming of an alert may lie over the status bar.
      const isCovered = layer.role === 'statusBar' && layers.findIndex(({ role }) => role === 'dimming') > layers.indexOf(layer);
      const covered = () => device ? this.app.appendChild(part('system')) : part('');
      (this.boxes.get(parent)?.body ?? (isCovered ? covered() : system.includes(layer.role) ? this.system : this.app)).append(box);
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
    const rest = new Map(timeline?.rest?.layers.map(layer => [layer.id, layer]));
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
      const end = rest.get(id);
      if (timeline && end?.background && layer.background && JSON.stringify(end.background) !== JSON.stringify(layer.background))
        styled(/** @type {HTMLElement} */ (box.querySelector(':scope > .fill') ?? box), blended(layer, end, pose, time / timeline.duration));
    }
    return now;
  }
}
const measuring = new Set(['Inter', 'Arimo', 'Roboto', 'Tinos']);
/** @param {Layer} layer @param {boolean} measured whether in the fonts that measured it @param {number} rotation @returns {SVGElement} its texts */
function written({ text, symbol, frame, scrolled }, measured, rotation) {
  const { x, y, width, height } = scrolled?.frame ?? frame, share = { left: 0, right: 1 }[/** @type {'left'} */ (text?.alignment)] ?? 0.5;
  const { offset: [right, down] = [0, 0], blur = 0, ...shade } = text?.shadow ?? {};
  const cast = text?.shadow ? `${right}px ${down}px ${blur}px ${css(shade)}` : 'none';
  const picture = vector('svg', { class: 'written', viewBox: `${x} ${y} ${width || 1} ${height || 1}`, width: width || 1, height: height || 1 });
  for (const line of [...(text?.lines ?? []), ...(text?.scrolledLines ?? [])]) {
    const { family, fallbacks, size, weight, letterSpacing } = text.font, names = [family, ...fallbacks];
    const families = names.slice(measured ? Math.max(names.findIndex(name => measuring.has(name)), 0) : 0).map(name => name === 'sans-serif' ? name : JSON.stringify(name));
    const element = vector('text', { x: line.x, y: line.baseline, transform: rotation ? `rotate(${rotation} ${line.x} ${line.baseline})` : null,
      textLength: line.width || null, lengthAdjust: 'spacingAndGlyphs' }, line.text);
    picture.append(styled(element, { 'font-family': families.join(), 'font-size': size + 'px', 'font-weight': weights[weight],
      'letter-spacing': letterSpacing + 'px', 'text-shadow': cast, ...line.direction === 'rightToLeft' && { direction: 'rtl', 'text-anchor': 'end' } }), ' ');
  }
  if (symbol) picture.append(styled(vector('path', { d: symbol.path }), { fill: symbol.color, 'fill-rule': 'evenodd' }));
  return styled(picture, { left: `calc((100% - ${width}px) * ${share})`, top: `calc((100% - ${height}px) / 2)` });
}
/**
 * A screen that shows an answer. Events: `time` and `end` with `{phase, time}` as `detail`, `hit` with the region that was touched (what
 * dismisses does, unless that is prevented), `change` with what /v1/specs/release answers to the end of a drag, `fault` with why it does
 * not. What is shown is a picture to screen readers and keyboards, unless it is `interactive`: then it is a dialog with its buttons.
 */
export class Stage extends EventTarget {
  /** Seconds into what is played. */
  time = 0;
  /** @type {string | Timeline | null} What is played; null at rest. */
  phase = null;
  /** @type {any} What is shown. */
  answer = null;
  /** @type {any} What it answers. */
  request = null;
  // As the answer's stage has them.
  /** @type {any} */
  statusBar = null;
  perspective = 900;
  rotation = 0;
  /** @type {Rect} */
  window = { x: 0, y: 0, width: 0, height: 0 };
  bounds = this.window;
  #space = part('space');
  // Around the app on the screen, over all of it, and around the screen.
  #under = vector('svg', { 'aria-hidden': 'true' });
  #over = vector('svg', { 'aria-hidden': 'true' });
  #body = vector('svg', { 'aria-hidden': 'true' });
  #screen = part('screen', this.#under, this.#space, this.#over);
  #frame = part('device', this.#body, this.#screen);
  #base = new CSSStyleSheet();
  /** Counts what was begun, so that what is older ends. */
  #run = 0;
  /** CSS pixels a point. */
  #scale = 1;
  /** Whether the host says how large it is drawn; else it fits into its host. */
  #isScaled = false;
  #draggable = false;
  #drawing = new Drawing([], { picture: () => null, service: null, rotation: 0, device: true });
  /** @type {Map<string, DeviceDrawing | null>} What the service drew of the device, by the timelines that end in it. */
  #devices = new Map();
  /** @type {Map<string, Timeline>} */
  #timelines = new Map();
  /** @type {Map<unknown, Drawing>} */
  #drawings = new Map();
  /** @type {Map<string, Pose>} */
  #now = new Map();
  /** @type {Interaction} */
  #interaction = new Interaction(this, {
    frame: this.#frame, boxes: () => this.#drawing.boxes, show: (timeline) => this.#go(timeline, 0),
    centre: ({ id }) => { const { x, y } = /** @type {Pose} */ (this.#now.get(id)); return [x, y]; },
  });
  /**
   * @typedef {object} StageOptions
   * @property {any} [answer] Shown from the start.
   * @property {any} [request] What it answers, for what has to be asked about it later.
   * @property {string | null} [service] Whom to ask; null: nobody.
   * @property {boolean} [device] Whether what is the device's is drawn.
   * @property {boolean} [bezel] Whether the device's body is drawn, too; `size` is then that of both.
   * @property {Record<string, string> | null} [drawings] What `format=svg&device=only` gives: under the empty name, and under those of
   *   timelines that end in another rest. The service is asked for what is not there.
   * @property {boolean} [interactive] Whether the dialog is a real one to screen readers and keyboards, and not a picture of one.
   * @property {string} [label] What the picture is called; the texts in it, unless given.
   * @property {boolean} [fonts] Whether the service's fonts are fetched at once; else by `loadFonts()`.
   * @property {(source: string) => string | null} [picture] The address of an image, if it has one.
   */
  /** @param {HTMLElement} host @param {StageOptions} options */
  constructor(host, {
    answer, request, service = '/', device = true, bezel = false, drawings = null, interactive = false, label, fonts = true,
    picture = () => null,
  } = {}) {
    super();
    this.host = host;
    this.device = device;
    this.bezel = bezel;
    this.drawings = drawings;
    this.interactive = interactive;
    this.label = label;
    this.picture = picture;
    this.service = service === null ? null : new URL(service, document.baseURI);
    this.root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.root.replaceChildren(this.#frame);
    this.#base.replaceSync(sheet);
    if (fonts) this.loadFonts();
    if (answer) this.show(answer, request);
    // Another stage may take the host over.
    const room = new ResizeObserver(() => { if (this.#frame.parentNode) this.#fit(); else room.disconnect(); });
    room.observe(host);
  }
  /** Fetches the list of the fonts that texts are measured in. The browser loads those that it needs, common letters first. */
  async loadFonts() {
    if (!this.service) return;
    const list = await fetch(new URL('fonts', this.service)).then(response => response.json()).catch(() => ({ fonts: [] }));
    for (const { family, weight, url, unicodeRange, subset } of list.fonts) {
      const own = { weight: String(weights[weight]), display: /** @type {const} */ ('swap'), unicodeRange };
      const add = (/** @type {string} */ path, /** @type {FontFaceDescriptors} */ more) =>
        document.fonts.add(new FontFace(family, `url("${new URL(path, this.service ?? '')}")`, { ...own, ...more }));
      add(url, {});
      // The later one wins where both have a letter.
      if (subset) add(subset.url, { unicodeRange: subset.unicodeRange });
    }
  }
  /** Whether it follows a finger. */
  get draggable() { return this.#draggable; }
  set draggable(draggable) {
    this.#draggable = draggable;
    if (this.answer) this.#interaction.describe();
  }
  /** @param {any} answer shown at rest @param {any} [request] for what has to be asked about it later */
  show(answer, request) {
    if (!Array.isArray(answer?.layers)) throw undrawable(answer);
    const { layers, stage, timeline, transitions: { rotate = {}, detents = {}, ...ways } = /** @type {any} */ ({}) } = answer;
    const { frame } = layers.find((/** @type {Layer} */ layer) => layer.role === 'presenter') ?? layers[0];
    const { bounds = frame, window = frame, screen = null, perspective = 900, rotation = 0, statusBar = null } = stage ?? {};
    Object.assign(this, { answer, request: request ?? this.request, bounds, window, perspective, rotation, statusBar });
    const named = (/** @type {string} */ kind, /** @type {any} */ all) => Object.keys(all).map(name => [kind + name, all[name]]);
    const all = [...named('', ways), ...named('rotate.', rotate), ...named('detent.', detents), ['all', timeline]].filter(([, way]) => way);
    this.#timelines = new Map(/** @type {any} */ (all)), this.#drawings.clear(), this.#devices.clear();
    styled(this.#screen, { width: bounds.width + 'px', height: bounds.height + 'px',
      ...corners(screen?.cornerCurve, { radii: [this.device && screen?.cornerRadius || 0], width: bounds.width, height: bounds.height }) });
    for (const svg of [this.#over, this.#under]) styled(svg, { left: window.x + 'px', top: window.y + 'px' });
    this.#surround();
    this.seek(null, 0);
  }
  /** What is around the app: as the service drew it, or, as far as the answer tells it, plainly. */
  #surround() {
    const device = this.device ? this.#device('') : null, cutouts = this.device && this.answer.stage?.screen?.cutouts || [];
    this.#body.replaceChildren(...this.bezel && device?.groups('.device') || []);
    this.#under.replaceChildren(...device?.groups('.surroundings') ?? []);
    this.#over.replaceChildren(...device?.groups('.controls, .bars, .hardware')
      ?? cutouts.map((/** @type {string} */ d) => vector('path', { d })));
    this.#resize(this.#scale);
    this.#fit();
  }
  /**
   * @param {string} name of a timeline that ends in another rest, or none
   * @returns {DeviceDrawing | null} what the service drew of the device there; it is asked once
   */
  #device(name) {
    if (this.#devices.has(name)) return this.#devices.get(name) ?? null;
    const source = this.drawings?.[name], drawing = source ? new DeviceDrawing(source) : null;
    this.#devices.set(name, drawing);
    if (!drawing && this.service && this.request && this.answer.stage) this.#askForDevice(name);
    return drawing;
  }
  /** @param {string} name */
  async #askForDevice(name) {
    const { answer, request } = this, what = request.events ? 'schedules' : request.dialogs ? 'scenes' : 'specs';
    const moment = name && `&phase=${encodeURIComponent(name)}&time=${this.duration(name)}`;
    const url = new URL(`v1/${what}?format=svg&device=only${moment}`, this.service ?? '');
    const headers = { 'content-type': 'application/json' }, body = JSON.stringify(request);
    const source = await fetch(url, { method: 'POST', headers, body }).then(response => response.ok ? response.text() : null, () => null);
    if (source === null || answer !== this.answer) return;
    this.#devices.set(name, new DeviceDrawing(source));
    this.#drawings.clear();
    this.#surround();
    this.#go(this.phase, this.time);
  }
  /** What is shown, in points: the screen, or the device around it. */
  get size() { return this.bezel && this.device && this.#device('')?.bounds || this.bounds; }
  /** CSS pixels a point. Unless it is set, 1, or what the host has room for. */
  get scale() { return this.#scale; }
  set scale(scale) {
    this.#isScaled = true;
    this.#resize(scale);
  }
  /** @param {number} scale */
  #resize(scale) {
    this.#scale = scale;
    const { size } = this, [left, top] = size === this.bounds ? [0, 0] : [-size.x - this.window.x, -size.y - this.window.y];
    styled(this.#screen, { transform: `scale(${scale})`, left: left * scale + 'px', top: top * scale + 'px' });
    styled(this.#body, { transform: `scale(${scale}) translate(${-size.x}px, ${-size.y}px)`, 'transform-origin': '0 0' });
    styled(this.#frame, { width: size.width * scale + 'px', height: size.height * scale + 'px' });
  }
  /** Makes it as large as there is room, at most as large as it is. A side that the host leaves to what is in it has room for all. */
  #fit() {
    if (this.#isScaled || !this.answer) return;
    this.#frame.style.display = 'none';
    const { clientWidth, clientHeight } = this.host, edges = getComputedStyle(this.host);
    this.#frame.style.display = '';
    const room = (/** @type {number} */ side, /** @type {string} */ one, /** @type {string} */ two) => side - parseFloat(one) - parseFloat(two);
    const across = room(clientWidth, edges.paddingLeft, edges.paddingRight), down = room(clientHeight, edges.paddingTop, edges.paddingBottom);
    this.#resize(Math.min(1, (across > 0 ? across : Infinity) / this.size.width, (down > 0 ? down : Infinity) / this.size.height));
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
    return response.ok ? answer : Promise.reject(undrawable(answer));
  }
  #moment() {
    const { phase, time } = this.phase === null ? { phase: 'present', time: this.duration('present') } : this;
    return { ...this.timeline(phase) !== this.answer.timeline && { [typeof phase === 'string' ? 'phase' : 'timeline']: phase }, at: time };
  }
  /** @param {string | Timeline | null} phase @param {number} time @returns {void} */
  #go(phase, time) {
    const timeline = this.timeline(phase), rest = timeline?.rest, ended = rest && time >= timeline.duration, key = ended ? rest.layers : rest;
    const layers = ended ? rest.layers : [...this.answer.layers];
    // What only the next rest has is painted above what it is painted above there.
    rest?.layers.forEach((layer, i, { [i - 1]: below }) => layers.some((/** @type {Layer} */ { id }) => id === layer.id)
      || layers.splice(layers.findIndex((/** @type {Layer} */ { id }) => id === below?.id) + 1, 0, layer));
    const name = rest && typeof phase === 'string' ? phase : '', devices = () => !this.device ? [] : ended ? [this.#device(name)] : [this.#device(''), name ? this.#device(name) : null];
    const drawing = this.#drawings.get(key) ?? new Drawing(layers, this, devices()), isNew = this.#drawings.set(key, drawing) && drawing !== this.#drawing;
    Object.assign(this, { phase, time });
    if (isNew) {
      // Who had the focus has it again among the new elements.
      const focused = /** @type {HTMLElement | null} */ (this.root.activeElement)?.dataset.layer;
      this.#drawing = drawing, this.#space.replaceChildren(drawing.app, ...this.device ? [drawing.system] : []);
      this.root.adoptedStyleSheets = [this.#base, drawing.sheet], this.#interaction.describe();
      if (focused !== undefined) this.box(focused)?.focus({ preventScroll: true });
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
    const outline = angle ? '' : this.#devices.get('')?.outline ?? '';
    styled(this.#drawing.app, { width: width + 'px', height: height + 'px', 'clip-path': /[AC]/.test(outline) ? `path('${outline}')` : '' });
    const bar = timeline?.events.reduce((last, { name, time: at, style }) => name === 'statusBarDidChange' && at <= time ? style : last, this.statusBar?.style) ?? this.statusBar?.style;
    this.#read(bar);
    if (page) curl(page, /** @type {any} */ (this.#drawing.boxes.get(effect.layer)).layer.frame, curled);
  }
  /** @param {string | undefined} style the status bar's, or, where that would not be seen on what lies below, the other */
  #read(style) {
    const inside = /** @type {SVGElement | null} */ (this.box('statusBar')?.querySelector(':scope > svg') ?? null);
    if (!this.statusBar || !inside) return;
    const isSeen = this.#drawing.boxes.get('statusBar')?.layer.background || contrast(style, this.statusBar.frame, this.#drawing.layers, this.#now) >= 3;
    styled(inside, { visibility: style === 'hidden' ? 'hidden' : '', filter: !!isSeen === (style === this.statusBar.style) ? '' : 'invert(1)' });
  }
}
