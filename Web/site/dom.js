// Small helpers over the DOM. Texts become text nodes, never markup.

/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, any>} [attributes] Attributes by their names; `on…` listens, `false`, null and undefined leave
 *   out, `true` is an attribute without a value.
 * @param {...Child | Child[]} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function el(name, attributes = {}, ...children) {
    return dress(document.createElement(name), attributes, children);
}

/**
 * Makes an element of SVG.
 *
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, any>} [attributes]
 * @param {...Child | Child[]} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes = {}, ...children) {
    return dress(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

/**
 * @template {Element} Made
 * @param {Made} element
 * @param {Record<string, any>} attributes
 * @param {(Child | Child[])[]} children
 */
function dress(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
        if (value === false || value == null) continue;
        if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
        else if (name === 'value' || name === 'checked' || name === 'disabled')
            Object.assign(element, { [name]: value });
        else element.setAttribute(name, value === true ? '' : String(value));
    }
    for (const child of children.flat())
        if (child || child === 0) element.append(typeof child === 'number' ? `${child}` : child);
    return element;
}

/**
 * An element of the page that has to be there.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
    const found = document.getElementById(id);
    if (!found) throw new Error(`The page has no element #${id}.`);
    return found;
}

/**
 * A text in which `code` stands between backticks, as nodes.
 *
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function prose(text) {
    return text.split('`').map((part, index) => (index % 2 ? el('code', {}, part) : part));
}

/**
 * Makes tabs of the buttons in `list`, each of which names its panel in `aria-controls`: arrows, Home and End move.
 *
 * @param {HTMLElement} list
 * @param {(id: string) => void} [changed] Told the id of the panel that is shown.
 * @returns {(id: string) => void} Shows a panel.
 */
export function makeTabs(list, changed = () => {}) {
    const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=tab]')]);
    /** @param {HTMLElement} tab */
    const panelOf = (tab) => tab.getAttribute('aria-controls') ?? '';
    /** @param {string} id */
    const show = (id) => {
        for (const tab of tabs) {
            const isShown = panelOf(tab) === id;
            tab.setAttribute('aria-selected', String(isShown));
            tab.tabIndex = isShown ? 0 : -1;
            byId(panelOf(tab)).hidden = !isShown;
        }
    };
    /** @param {HTMLElement} tab */
    const choose = (tab) => {
        show(panelOf(tab));
        changed(panelOf(tab));
    };
    for (const tab of tabs) tab.addEventListener('click', () => choose(tab));
    list.addEventListener('keydown', (event) => {
        const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
        const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
        if (at < 0 || next === undefined) return;
        event.preventDefault();
        const tab = tabs[(next + tabs.length) % tabs.length];
        tab.focus();
        choose(tab);
    });
    return show;
}

/**
 * Puts a text on the clipboard, also where the page is not trusted with the newer interface.
 *
 * @param {string} text
 * @returns {Promise<boolean>} Whether it is there.
 */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const area = el('textarea', { class: 'unseen', 'aria-hidden': 'true' });
        area.value = text;
        const focused = document.activeElement;
        document.body.append(area);
        area.select();
        const isCopied = document.execCommand('copy');
        area.remove();
        if (focused instanceof HTMLElement) focused.focus();
        return isCopied;
    }
}

/**
 * A button that copies, and says so.
 *
 * @param {string} label
 * @param {() => string} text
 * @param {Record<string, any>} [attributes]
 */
export function copyButton(label, text, attributes = {}) {
    const button = el('button', { type: 'button', class: 'copy', ...attributes }, label);
    button.addEventListener('click', async () => {
        const isCopied = await copyText(text());
        button.textContent = isCopied ? 'Copied' : 'Not copied';
        announce(isCopied ? `${label}: copied to the clipboard.` : 'The browser did not let the page copy.');
        setTimeout(() => {
            button.textContent = label;
        }, 1600);
    });
    return button;
}

/**
 * Tells people who listen rather than look.
 *
 * @param {string} text
 */
export function announce(text) {
    const region = document.getElementById('announcements');
    if (region) region.textContent = text;
}
