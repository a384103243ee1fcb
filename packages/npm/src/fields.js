// @ts-check
// Real fields over those that a stage draws, so that something can be typed there.

const plain = `all: unset; position: absolute; left: 0; top: 0; box-sizing: border-box; width: 100%; height: 100%; cursor: text;
  user-select: text; -webkit-user-select: text; pointer-events: auto`;

export class Fields {
  /**
   * By the ids that they have in the request.
   *
   * @type {Map<string, HTMLInputElement>}
   */
  #inputs = new Map();
  /** @type {any[]} */ #fields = [];

  /** @param {import('./scrim.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    // Its boxes are others after a change of its rest.
    stage.addEventListener('time', () => this.#place());
  }

  /** What has been typed, by the fields' ids. */
  get values() { return Object.fromEntries(this.#fields.map(({ id }) => [id, this.#inputs.get(id)?.value ?? ''])); }

  /** @param {string} layer @returns {HTMLInputElement | undefined} the field over a layer */
  over(layer) { return this.#inputs.get(layer.replace(/^field:/, '')); }

  /** @param {any} request whose fields are shown; what has been typed into those that were there before stays */
  show(request) {
    this.#fields = request?.dialog.content?.textFields ?? [];
    for (const field of this.#fields) {
      const input = this.#inputs.get(field.id);
      if (input) this.#dress(input, field);
      else this.#inputs.set(field.id, this.#made(field));
    }
    this.#place();
  }

  /** As the request has them. */
  reset() {
    for (const { id, text = '' } of this.#fields) {
      const input = /** @type {HTMLInputElement} */ (this.#inputs.get(id));
      input.value = text;
      this.#hide(input);
    }
  }

  /**
   * What a field is called, and whether what is typed is seen: another dialog may have one with the same id.
   *
   * @param {HTMLInputElement} input
   * @param {{id: string, placeholder?: string, secure?: boolean}} field
   */
  #dress(input, { id, placeholder = '', secure = false }) {
    Object.assign(input, { type: secure ? 'password' : 'text', name: id, ariaLabel: placeholder || id });
  }

  /** @param {{id: string, text?: string, placeholder?: string, secure?: boolean}} field */
  #made(field) {
    const input = document.createElement('input');
    this.#dress(input, field);
    input.value = field.text ?? '';
    input.style.cssText = plain;
    input.addEventListener('input', () => this.#hide(input));
    return input;
  }

  /** Puts each into its layer's box, in the letters that are drawn there. */
  #place() {
    for (const { id, text } of this.#fields) {
      const input = this.#inputs.get(id), box = this.stage.box(`field:${id}`), drawn = box?.querySelector('text');
      if (!input || !box || input.parentNode === box) continue;
      const { layers } = this.stage.answer, layer = layers.find((/** @type {any} */ { id: name }) => name === box.dataset.layer);
      const title = layers.find((/** @type {any} */ { role }) => role === 'title');
      const inset = Math.abs((layer.text?.lines[0]?.x ?? layer.frame.x + 8) - layer.frame.x);
      const { fontFamily, fontSize, letterSpacing } = drawn ? getComputedStyle(drawn) : /** @type {any} */ ({});
      // An empty one is drawn with what it asks for, in a colour of that.
      const { color = 'CanvasText' } = (text ? layer.text : title?.text) ?? {};
      Object.assign(input.style, { padding: `0 ${inset}px`, color, fontFamily, fontSize, letterSpacing });
      // The field itself is told to who does not see it.
      for (const name of ['role', 'tabindex', 'aria-label']) box.removeAttribute(name);
      box.append(input);
      this.#hide(input);
    }
  }

  /**
   * What is drawn is seen only where nothing has been typed.
   *
   * @param {HTMLInputElement} input
   */
  #hide(input) {
    const drawn = /** @type {SVGElement | null | undefined} */ (input.parentElement?.querySelector('.written'));
    if (drawn) drawn.style.visibility = input.value ? 'hidden' : '';
  }
}
