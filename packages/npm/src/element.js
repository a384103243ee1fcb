// @ts-check
// Defines <scrim-dialog>: a dialog on a device, or, without a device, a dialog of the page that it stands in.
import { Client } from './client.js';
import { Fields } from './fields.js';
import { page, pageWithout, seenThrough } from './page.js';
import { Stage } from './scrim.js';

const sheet = `
:host { display: block } .stage { display: grid; place-content: center; width: 100%; height: 100% } .stage[hidden] { display: none }
dialog { position: fixed; inset: 0; width: auto; height: auto; max-width: none; max-height: none; margin: 0; padding: 0; border: 0;
  overflow: hidden; background: none; outline: none } dialog::backdrop { background: none } dialog:not([open]) { display: none }
dialog:not(:modal) { pointer-events: none; z-index: 2147483647 }`;

/**
 * Of each server, the fetching of its fonts: once for a page.
 *
 * @type {Map<string, Promise<void>>}
 */
const fonts = new Map();

/** Where there is no DOM the module is read all the same, and defines nothing. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

/**
 * Events: `present` when it has come, `dismiss` with `{reason}` when it has gone, `action` with what was touched, and `fault` with the
 * error where nothing can be shown. An `action` with `dismisses: "afterAction"` that is prevented leaves the dialog where it is.
 */
export class ScrimDialog extends Base {
  static observedAttributes = ['src', 'device', 'dialog', 'open', 'phase'];

  /** @type {any} */ #device = null;
  /** @type {any} */ #dialog = null;
  /** @type {Stage | null} */ #stage = null;
  /** @type {Fields | null} */ #fields = null;
  /** What puts it over the page, where it has no device. */
  #page = globalThis.document?.createElement('dialog');
  /** What the stage stands in. */
  #host = globalThis.document?.createElement('div');
  /** Ends what is asked for something older. */
  #asking = new AbortController();
  /** Whether what is shown is not what is set. */
  #isStale = true;
  /** Whether it will be asked for what is set. */
  #isAwaited = false;
  /** @type {'hidden' | 'coming' | 'there' | 'going'} */ #state = 'hidden';
  /**
   * Why it goes; null while it stays.
   *
   * @type {{reason: string, action: any} | null}
   */
  #leaving = null;
  /**
   * Goes off when it has been there for long enough.
   *
   * @type {ReturnType<typeof setTimeout> | undefined}
   */
  #timer;
  /** Whether the last key was Escape, wherever the focus is: a back gesture cancels a dialog, too. */
  #isKey = false;
  #pressed = (/** @type {KeyboardEvent} */ { key }) => { this.#isKey = key === 'Escape'; };
  #resized = () => { if (this.#device === null) this.#renew(); };

  // MARK: What it shows

  get src() { return this.getAttribute('src') ?? '/'; }
  set src(src) { this.setAttribute('src', src); }
  /** The id of a device, or all of it; null: the page. */
  get device() { return this.#device; }
  set device(device) { this.#set('device', device); }
  /** The dialog, as a request has it; null: `src` is an answer. */
  get dialog() { return this.#dialog; }
  set dialog(dialog) { this.#set('dialog', dialog); }
  get open() { return this.hasAttribute('open'); }
  set open(open) { this.toggleAttribute('open', open); }
  /** The name of the timeline that it plays; null at rest. */
  get phase() {
    const { phase = null, time = 0 } = this.#stage ?? {};
    return typeof phase === 'string' && time < (this.#stage?.duration(phase) ?? 0) ? phase : null;
  }
  set phase(phase) { if (phase === null) this.removeAttribute('phase'); else this.setAttribute('phase', phase); }
  /** What is shown; null before. */
  get answer() { return this.#stage?.answer ?? null; }
  /** What has been typed into its fields, by their ids. */
  get values() { return this.#fields?.values ?? {}; }
  /** What draws it, for all that is not here; null before. */
  get stage() { return this.#stage; }

  /** @param {'device' | 'dialog'} name @param {any} value */
  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
  }

  connectedCallback() {
    if (!this.shadowRoot) this.#build();
    globalThis.addEventListener('resize', this.#resized);
    globalThis.addEventListener('keydown', this.#pressed, true);
    this.#renew();
  }

  disconnectedCallback() {
    globalThis.removeEventListener('resize', this.#resized);
    globalThis.removeEventListener('keydown', this.#pressed, true);
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#state = 'hidden';
    this.#stage?.pause();
    this.#page.close();
  }

  /** @param {string} name @param {string | null} _old @param {string | null} value */
  attributeChangedCallback(name, _old, value) {
    // What is ready is fetched when it is wanted, what has to be worked out ahead of that.
    if (name === 'open' && this.#isStale && this.#dialog === null) this.#renew();
    else if (name === 'open') this.#follow();
    else if (name === 'phase') this.#play(value);
    else this.#read(name, value);
  }

  /** @param {string} name @param {string | null} value */
  #read(name, value) {
    try {
      if (name === 'device') this.#device = value?.trimStart().startsWith('{') ? JSON.parse(value) : value;
      if (name === 'dialog') this.#dialog = value === null ? null : JSON.parse(value);
      this.#renew();
    } catch (error) {
      this.#fail(error);
    }
  }

  #build() {
    const root = this.attachShadow({ mode: 'open' }), style = document.createElement('style');
    style.textContent = sheet;
    this.#page.setAttribute('role', 'none');
    this.#page.addEventListener('cancel', event => {
      event.preventDefault();
      this.#escape(this.#isKey ? 'escape' : 'back');
      this.#isKey = false;
    });
    // Browsers let nobody keep a user in it for good.
    this.#page.addEventListener('close', () => { if (!this.#page.open && this.#state !== 'hidden') this.#end('outside'); });
    this.#host.className = 'stage';
    root.append(style, this.#page);
  }

  /** Asks for what is set; who sets several at once asks once. */
  #renew() {
    this.#isStale = true;
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    queueMicrotask(() => {
      this.#isAwaited = false;
      if (this.isConnected && (this.open || this.#dialog !== null)) this.#load();
    });
  }

  // MARK: Asking

  /** Asks for what is to be shown, and shows it. */
  async #load() {
    this.#asking.abort();
    const { signal } = this.#asking = new AbortController();
    try {
      const { answer, request, service } = await this.#answer(signal);
      if (signal.aborted) return;
      this.#isStale = false;
      this.#show(answer, request, service);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** @param {AbortSignal} signal @returns {Promise<{answer: any, request: any, service: string | null}>} */
  async #answer(signal) {
    const src = new URL(this.src, document.baseURI).href;
    if (this.#dialog === null) {
      const response = await fetch(src, { signal, headers: { accept: 'application/json' } });
      return { answer: await response.json(), request: null, service: null };
    }
    const request = { device: this.#device ?? page(this), dialog: this.#dialog }, client = new Client(src);
    return { answer: await client.createSpec(request, { signal }), request, service: client.url.href };
  }

  /** @param {any} answer @param {any} request @param {string | null} service */
  #show(answer, request, service) {
    const isPage = this.#device === null && request !== null, shown = isPage ? pageWithout(answer) : answer;
    if (this.#host.parentNode !== (isPage ? this.#page : this.shadowRoot)) (isPage ? this.#page : this.shadowRoot)?.append(this.#host);
    if (this.#stage?.service?.href !== (service ?? undefined) || this.#stage?.device === isPage) this.#stage = null;
    const stage = this.#stage ??= this.#made(service, !isPage);
    stage.show(shown, request);
    this.#fields?.show(request);
    seenThrough(stage, isPage ? shown : null);
    if (service && !fonts.has(service)) fonts.set(service, stage.loadFonts());
    // It is at rest now, whatever was on its way.
    if (this.#state === 'coming') this.#arrive();
    else if (this.#state === 'going') this.#gone();
    this.#host.hidden = this.#state === 'hidden';
    this.#follow();
  }

  /** @param {string | null} service @param {boolean} device @returns {Stage} */
  #made(service, device) {
    const stage = new Stage(this.#host, { service, device, interactive: true, fonts: false });
    this.#fields = new Fields(stage);
    stage.draggable = true;
    stage.addEventListener('hit', event => {
      event.preventDefault();
      this.#hit(/** @type {CustomEvent} */ (event).detail);
    });
    stage.addEventListener('change', event => this.#dragged(/** @type {CustomEvent} */ (event).detail));
    stage.addEventListener('fault', event => this.#fail(/** @type {CustomEvent} */ (event).detail));
    return stage;
  }

  /** @param {unknown} error */
  #fail(error) { this.#tell('fault', error); }

  /** @param {string} name @param {any} detail @param {boolean} [cancelable] @returns {boolean} whether it goes on */
  #tell(name, detail, cancelable = false) { return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true })); }

  // MARK: Coming and going

  /** Comes or goes, as `open` says. */
  #follow() {
    const stage = this.#stage, isOut = this.#state === 'hidden' || this.#state === 'going';
    if (!stage?.answer || this.open !== isOut) return;
    if (!this.open) this.#go(stage);
    else if (!this.#isStale) this.#come(stage);
  }

  /** @param {Stage} stage */
  async #come(stage) {
    // On its way out it turns round where it is.
    const turns = this.#state === 'going' && stage.service, { accessibility, lifecycle } = stage.answer;
    this.#state = 'coming';
    this.#leaving = null;
    this.#host.hidden = false;
    if (!turns) {
      stage.seek('present', 0);
      this.#fields?.reset();
    }
    if (!stage.device && !this.#page.open) accessibility?.modal ? this.#page.showModal() : this.#page.show();
    if (!stage.device && accessibility?.modal) this.#focus(stage, accessibility.initialFocus);
    clearTimeout(this.#timer);
    if (lifecycle?.dismissAt != null) this.#timer = setTimeout(() => this.#leave('timeout'), lifecycle.dismissAt * 1000);
    const ended = turns ? stage.interrupt('presented').catch(() => true) : stage.play(this.getAttribute('phase') ?? 'present');
    if (await ended && this.#state === 'coming') this.#arrive();
  }

  #arrive() {
    this.#state = 'there';
    this.#tell('present', null);
  }

  /** @param {Stage} stage @param {string} id of the layer that has the focus first */
  #focus(stage, id) {
    const box = stage.box(id) ?? stage.box('dialog'), field = this.#fields?.over(id);
    // What cannot be worked is read from there on, and needs no ring.
    if (box && !field && !box.hasAttribute('tabindex')) Object.assign(box, { tabIndex: -1 }).style.outline = 'none';
    (field ?? box)?.focus({ preventScroll: true });
  }

  /** @param {Stage} stage */
  async #go(stage) {
    clearTimeout(this.#timer);
    const isComing = this.#state === 'coming' && stage.service;
    this.#state = 'going';
    const ended = isComing ? stage.interrupt('dismissed') : stage.play('dismiss');
    if (await ended.catch(() => true) && this.#state === 'going') this.#gone();
  }

  #gone() {
    const { reason, action } = this.#leaving ?? { reason: 'closed', action: null };
    clearTimeout(this.#timer);
    this.#state = 'hidden';
    this.#host.hidden = true;
    this.#page.close();
    this.#tell('dismiss', { reason });
    if (action?.dismisses === 'beforeAction') this.#tell('action', action);
  }

  /** @param {string} reason @param {any} [action] that it goes for */
  #leave(reason, action = null) {
    if (this.#state === 'going') return;
    this.#leaving = { reason, action };
    this.open = false;
  }

  /** @param {string} reason why it is gone already */
  #end(reason) {
    this.#leaving = { reason, action: null };
    this.#gone();
    this.open = false;
  }

  /** @param {string | null} name of a timeline */
  async #play(name) {
    if (name === null || this.#state === 'hidden' || !this.#stage?.timeline(name)) return;
    if (name === 'dismiss') this.#leave('closed');
    else await this.#stage.play(name);
  }

  // MARK: Touches

  /** @param {any} region that was touched */
  #hit(region) {
    if (this.#state === 'going') return;
    if (region?.effect === 'dismiss') this.#leave('outside');
    else if (region?.effect === 'action') this.#act(region);
  }

  /** @param {{target: string, dismisses?: string}} region */
  #act({ target, dismisses }) {
    const layer = this.answer.layers.find((/** @type {any} */ { id }) => id === target);
    const action = { id: target.slice(target.indexOf('action:') + 7), title: layer?.action?.title, role: layer?.action?.role, dismisses, values: this.values };
    if (dismisses === 'beforeAction') this.#leave('action', action);
    else if (this.#tell('action', action, true) && dismisses === 'afterAction') this.#leave('action', action);
  }

  /**
   * Escape does what cancels, or what a touch beside the dialog does, unless the request leaves it out.
   *
   * @param {'escape' | 'back'} request
   */
  #escape(request) {
    const { layers, hitRegions, lifecycle } = this.answer;
    if (lifecycle?.closeRequests && !lifecycle.closeRequests.includes(request)) return;
    const cancel = layers.find((/** @type {any} */ { action }) => action?.role === 'cancel');
    const region = hitRegions.find((/** @type {any} */ { target, effect }) => cancel ? target === cancel.id : effect === 'dismiss');
    if (region) this.#hit(region);
    else if (lifecycle?.closeRequests) this.#leave('outside');
  }

  /** @param {any} change what the end of a drag has chosen; its timeline plays */
  #dragged({ target, timeline }) {
    const stage = /** @type {Stage} */ (this.#stage);
    stage.addEventListener('end', event => {
      if (/** @type {CustomEvent} */ (event).detail.phase !== timeline) return;
      if (target === 'dismissed') this.#end('swipe');
      else this.#rest(target);
    }, { once: true });
  }

  /** @param {string | number} detent at which it rests now */
  #rest(detent) {
    const placement = { ...this.#dialog.placement, selectedDetent: detent };
    this.#dialog = { ...this.#dialog, placement };
    this.#renew();
  }
}

globalThis.customElements?.define('scrim-dialog', ScrimDialog);
