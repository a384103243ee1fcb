// Elements of a page, in the words of the renderer.

/** CSS's numbers for the weights of an answer. */
export const weights = /** @type {Record<string, number>} */ ({ regular: 400, medium: 500, semibold: 600, bold: 700 });

/** The roles of what is the device's, and not the app's. */
export const system = ['statusBar', 'keyboard', 'homeIndicator'];

let count = 0;

/** A number that no other element has: names in a page are apart from those of what is drawn beside it. */
export const fresh = () => count++;

/**
 * @template {{style: CSSStyleDeclaration}} T
 * @param {T} element
 * @param {Record<string, string | number>} styles
 */
export function styled(element, styles) {
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, String(value));
    return element;
}

/**
 * @template {Element} T
 * @param {T} element
 * @param {Record<string, any>} attributes What is neither true nor 0 is left out.
 * @param {(Node | string)[]} children
 */
export function filled(element, attributes, ...children) {
    for (const [name, value] of Object.entries(attributes)) if (value || value === 0) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

/**
 * @param {string} kind
 * @param {Node[]} children
 */
export const part = (kind, ...children) => filled(document.createElement('div'), { class: kind }, ...children);

/**
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {(Node | string)[]} children
 * @returns {SVGElement}
 */
export const vector = (name, attributes, ...children) =>
    filled(/** @type {any} */ (document.createElementNS('http://www.w3.org/2000/svg', name)), attributes, ...children);

/**
 * The room in an element, in CSS pixels: its width and its height. A side that it leaves to what is in it has
 * room for all.
 *
 * @param {HTMLElement} host
 * @returns {[number, number]}
 */
export function roomIn(host) {
    const edges = getComputedStyle(host);
    const across = host.clientWidth - parseFloat(edges.paddingLeft) - parseFloat(edges.paddingRight);
    const down = host.clientHeight - parseFloat(edges.paddingTop) - parseFloat(edges.paddingBottom);
    return [across > 0 ? across : Infinity, down > 0 ? down : Infinity];
}
