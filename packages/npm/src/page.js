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
 * Lets through to the page what the answer lets through.
 *
 * @param {{root: ShadowRoot}} stage
 * @param {any} answer null where all of the stage takes touches
 */
export function reachable({ root }, answer) {
  root.querySelector('style')?.remove();
  if (!answer) return;
  const taken = answer.hitRegions.filter((/** @type {any} */ { effect }) => effect !== 'passThrough');
  const boxes = taken.map((/** @type {any} */ { target }) => `[data-layer=${JSON.stringify(target)}]`).join();
  const style = root.appendChild(document.createElement('style'));
  style.textContent = `.device { pointer-events: none }${boxes && ` ${boxes} { pointer-events: auto }`}`;
}
