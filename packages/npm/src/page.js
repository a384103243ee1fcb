// @ts-check
// A page as a device, and an answer as a part of a page.

/** @param {string} query @returns {boolean} whether the user's settings are so */
const prefers = query => matchMedia(`(prefers-${query})`).matches;

/** @param {Element} element @returns {any} the page that it stands in, as a request has a device */
export function page(element) {
  return {
    idiom: 'desktop', system: { name: 'web' }, input: matchMedia('(pointer: coarse)').matches ? 'touch' : 'pointer',
    screen: { width: innerWidth, height: innerHeight, scale: Math.min(Math.max(devicePixelRatio, 1), 4) },
    appearance: prefers('color-scheme: dark') ? 'dark' : 'light', contrast: prefers('contrast: more') ? 'increased' : 'normal',
    reduceMotion: prefers('reduced-motion: reduce'), reduceTransparency: prefers('reduced-transparency: reduce'),
    layoutDirection: getComputedStyle(element).direction === 'rtl' ? 'rightToLeft' : 'leftToRight',
  };
}

/** @param {any} answer @returns {any} the same without what stands for the page, which is there already */
export function pageWithout(answer) {
  return { ...answer, layers: answer.layers.map((/** @type {any} */ layer) => layer.role === 'presenter' ? { ...layer, background: null } : layer) };
}

/**
 * Shows the page through the stage, and lets through to it the touches that the answer lets through.
 *
 * @param {{root: ShadowRoot}} stage
 * @param {any} answer null where the stage is a device of its own
 */
export function seenThrough({ root }, answer) {
  root.querySelector('style')?.remove();
  if (!answer) return;
  const taken = answer.hitRegions.filter((/** @type {any} */ { effect }) => effect !== 'passThrough');
  const boxes = taken.map((/** @type {any} */ { target }) => `[data-layer=${JSON.stringify(target)}]`).join();
  const style = root.appendChild(document.createElement('style'));
  // The stage's own sheets come after this one: where they speak it takes more words to be heard.
  style.textContent = `.device .screen { background: none } .device { pointer-events: none }${boxes && ` ${boxes} { pointer-events: auto }`}`;
}
