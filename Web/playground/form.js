// The form: a request by the contract's own names, the members that people change most before the rest.

import { el, prose } from '../site/dom.js';
import { renewUsual } from './controls.js';
import { field, pointerOf, row } from './fields.js';
import { changed, deviceOf, pathOf, shortest, valueAt } from './request.js';

/** @typedef {import('./request.js').Path} Path */
/** @typedef {import('./request.js').Request} Request */

/**
 * @typedef {object} Section
 * @property {string} title
 * @property {string} at The object whose members it has, as a dotted path.
 * @property {string[]} names Those that are shown, as dotted paths from there.
 * @property {string[]} [more] Those that are folded.
 */

/** @type {Section[]} */
const sections = [
    {
        title: 'Device',
        at: 'device',
        names: ['profile', 'orientation', 'appearance', 'textSize', 'layoutDirection', 'keyboard'],
        more: [
            'contrast',
            'reduceMotion',
            'reduceTransparency',
            'input',
            'notifications',
            'system',
            'window',
            'bars',
            'safeAreaInsets',
            'screen',
            'idiom',
            'reservedRegions',
        ],
    },
    {
        title: 'Style and content',
        at: 'dialog',
        names: ['style', 'content.title', 'content.message', 'content.textFields', 'content.actions'],
        more: [
            'content.navigationBar',
            'content.image',
            'content.shape',
            'content.background',
            'content.border',
            'content.shadows',
            'id',
            'requested',
        ],
    },
    {
        title: 'Size and placement',
        at: 'dialog',
        names: [
            'content.size.width',
            'content.size.height',
            'placement.edge',
            'placement.detents',
            'placement.selectedDetent',
            'placement.anchor',
            'placement.side',
        ],
        more: [
            'content.size.minWidth',
            'content.size.maxWidth',
            'content.size.minHeight',
            'content.size.maxHeight',
            'placement.largestUndimmedDetent',
            'placement.grabber',
            'placement.align',
            'placement.offset',
            'placement.padding',
            'placement.arrow',
            'placement.arrowDirections',
            'placement.flip',
            'placement.shift',
            'placement.margins',
            'placement.frame',
            'placement.frames',
            'placement.level',
            'placement.container',
            'placement.anchorPoint',
            'placement.keyboard',
            'placement.surface',
        ],
    },
    {
        title: 'Transition',
        at: 'dialog.transition',
        names: ['style', 'duration', 'easing'],
        more: ['edge', 'delay', 'from', 'to', 'present', 'dismiss'],
    },
    {
        title: 'Backdrop and dismissal',
        at: 'dialog',
        names: ['backdrop.color', 'backdrop.opacity', 'backdrop.interaction', 'dismissal.after', 'dismissal.swipe'],
        more: ['backdrop.passThroughRects', 'dismissal.tapDialog', 'dismissal.approval'],
    },
    { title: 'Presenter and theme', at: 'dialog', names: ['presenter', 'pushBack', 'parallax', 'theme'] },
    { title: 'Options', at: 'options', names: ['snap', 'coordinateSpace', 'rests'] },
];

/**
 * Families of devices, in the order in which they are offered.
 *
 * @type {Record<string, string>}
 */
const families = {
    iphone: 'iPhone',
    ipad: 'iPad',
    foldable: 'Foldable',
    'android-phone': 'Android phone',
    'android-tablet': 'Android tablet',
    desktop: 'Desktop',
    tv: 'Television',
};

/** The form. It tells `change` when the request has changed by it. */
export class Form extends EventTarget {
    /**
     * @param {HTMLElement} host
     * @param {HTMLElement} help Where it is told what a member means.
     * @param {import('../site/schema.js').Contract} contract
     * @param {{id: string, name: string, family: string}[]} devices
     */
    constructor(host, help, contract, devices) {
        super();
        this.host = host;
        this.help = help;
        this.contract = contract;
        this.devices = devices;
        /** @type {Request} */
        this.request = {};
        /** @type {Record<string, string | undefined>} What the last answer has for members that are left out. */
        this.usual = {};
        /** @type {import('./fields.js').Desk} */
        this.desk = {
            contract,
            request: () => this.request,
            set: (path, value) => this.#set(path, value),
            usual: (path) => (valueAt(this.request, path) === undefined ? this.usual[path.join('.')] : undefined),
            open: new Set(['Device', 'Style and content', 'Size and placement']),
            special: { 'device.profile': (path) => this.#profile(path) },
        };
        for (const kind of ['focusin', 'mouseover']) host.addEventListener(kind, (event) => this.#explain(event));
    }

    /**
     * Shows a request, in the place of what it showed. What has the focus keeps it.
     *
     * @param {Request} request
     */
    show(request) {
        this.request = { ...request, device: deviceOf(request), dialog: request.dialog ?? {} };
        const focused = document.activeElement?.id;
        this.host.replaceChildren(...sections.map((section) => this.#section(section)));
        if (focused) document.getElementById(focused)?.focus();
    }

    /**
     * Takes from an answer what members are that are left out.
     *
     * @param {any} presentation
     */
    tell({ requested, edge, transition, backdrop, popover }) {
        this.usual = {
            'dialog.style': requested,
            'dialog.placement.edge': edge,
            'dialog.transition.style': transition.present === transition.dismiss ? transition.present : undefined,
            'dialog.transition.present.style': transition.present,
            'dialog.transition.dismiss.style': transition.dismiss,
            'dialog.backdrop.interaction': backdrop.interaction,
            'dialog.placement.side': popover?.side,
            'dialog.placement.align': popover?.align,
        };
        renewUsual(this.desk, this.host);
    }

    /**
     * Shows what is wrong, at each member that it is about. What an earlier answer had is none of this request's.
     *
     * @param {{pointer: string, message: string}[]} faults
     */
    mark(faults) {
        if (faults.length > 0) {
            this.usual = {};
            renewUsual(this.desk, this.host);
        }
        for (const place of this.host.querySelectorAll('.fault')) place.textContent = '';
        for (const input of this.host.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
        for (const { pointer, message } of faults) {
            const place = this.#place(pointer);
            const room = place?.querySelector('.fault');
            if (!room) continue;
            room.append(...(room.textContent ? [' '] : []), ...prose(message));
            place?.querySelector('input, select, textarea')?.setAttribute('aria-invalid', 'true');
        }
    }

    /**
     * Goes to the field of a member, or of the nearest thing that has it.
     *
     * @param {string} pointer
     */
    reveal(pointer) {
        const path = pathOf(pointer);
        for (let count = 1; count <= path.length; count += 1) {
            const part = path.slice(0, count);
            const holds = `details:has([data-pointer="${CSS.escape(pointerOf(part))}"])`;
            const folds = this.host.querySelectorAll(`${holds}, details[data-names~="${CSS.escape(part.join('.'))}"]`);
            for (const fold of folds)
                if (fold instanceof HTMLDetailsElement && !fold.open) {
                    fold.open = true;
                    fold.dispatchEvent(new Event('toggle'));
                }
        }
        const place = this.#place(pointer);
        for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
            fold.open = true;
        const input = place?.querySelector('input, select, textarea, summary, button');
        if (!(input instanceof HTMLElement)) return false;
        input.scrollIntoView({ block: 'center' });
        input.focus();
        return true;
    }

    /**
     * The field of a member, of the first one in it, or of the nearest thing that has it.
     *
     * @param {string} pointer
     * @returns {Element | null}
     */
    #place(pointer) {
        const path = pathOf(pointer);
        for (let count = path.length; count > 0; count -= 1) {
            const at = CSS.escape(pointerOf(path.slice(0, count)));
            const found =
                this.host.querySelector(`[data-pointer="${at}"]`) ??
                (count === path.length ? this.host.querySelector(`[data-pointer^="${at}/"]`) : null);
            if (found) return found;
        }
        return null;
    }

    /** @param {Path} path @param {any} value */
    #set(path, value) {
        this.request = changed(this.request, path, value);
        this.request.dialog ??= {};
        this.request.device ??= {};
        this.#place(pointerOf(path))?.toggleAttribute('data-set', value !== undefined);
        this.dispatchEvent(new CustomEvent('change', { detail: { path, request: shortest(this.request) } }));
    }

    /** @param {Section} section */
    #section({ title, at, names, more = [] }) {
        const root = at.split('.');
        const { SpecRequest } = this.contract.schemas;
        /** @param {string} name */
        const made = (name) => {
            const path = [...root, ...name.split('.')];
            const schema = this.contract.at(SpecRequest, path);
            return schema ? [field(this.desk, path, schema, name.replace(/^(content|placement)\./, ''))] : [];
        };
        const isOpen =
            this.desk.open.has(title) ||
            names.some((name) => valueAt(this.request, [...root, ...name.split('.')]) !== undefined);
        const fold = el('details', { class: 'section', open: isOpen }, el('summary', {}, el('h2', {}, title)));
        const inside = el('div', { class: 'members' });
        const fill = () => {
            if (fold.open) this.desk.open.add(title);
            else this.desk.open.delete(title);
            if (!fold.open || inside.firstChild) return;
            inside.append(...names.flatMap(made));
            if (more.length) inside.append(this.#more(title, root, more, made));
        };
        fold.append(inside);
        fold.addEventListener('toggle', fill);
        fold.dataset.names = [...names, ...more].map((name) => `${at}.${name}`).join(' ');
        fill();
        return fold;
    }

    /**
     * @param {string} title
     * @param {string[]} root
     * @param {string[]} names
     * @param {(name: string) => Element[]} made
     */
    #more(title, root, names, made) {
        const key = `more ${title}`;
        const isSet = names.some((name) => valueAt(this.request, [...root, ...name.split('.')]) !== undefined);
        const fold = el(
            'details',
            { class: 'more', open: isSet || this.desk.open.has(key) },
            el('summary', {}, `${names.length} more`),
        );
        fold.dataset.names = names.map((name) => [...root, name].join('.')).join(' ');
        const fill = () => {
            if (fold.open) this.desk.open.add(key);
            else this.desk.open.delete(key);
            if (fold.open && fold.children.length < 2) fold.append(...names.flatMap(made));
        };
        fold.addEventListener('toggle', fill);
        fill();
        return fold;
    }

    /**
     * The devices of the catalogue, by family.
     *
     * @param {Path} path
     */
    #profile(path) {
        const box = el('select', {});
        for (const [family, name] of Object.entries(families)) {
            const devices = this.devices.filter((device) => device.family === family);
            if (devices.length)
                box.append(
                    el(
                        'optgroup',
                        { label: name },
                        devices.map((device) => el('option', { value: device.id }, device.name)),
                    ),
                );
        }
        const others = this.devices.filter((device) => !(device.family in families));
        box.append(...others.map((device) => el('option', { value: device.id }, device.name)));
        const profile = valueAt(this.request, path);
        if (typeof profile !== 'string') box.prepend(el('option', { value: '' }, 'described below'));
        else if (!this.devices.some((device) => device.id === profile))
            box.prepend(el('option', { value: profile }, profile));
        box.value = typeof profile === 'string' ? profile : '';
        box.addEventListener('change', () => this.#set(path, box.value || undefined));
        const schema = this.contract.schemas.DeviceId;
        return row(this.desk, path, schema, 'device', box);
    }

    /** @param {Event} event */
    #explain(event) {
        const place = /** @type {Element} */ (event.target).closest('[data-pointer]');
        if (!(place instanceof HTMLElement) || place.dataset.pointer === this.help.dataset.pointer) return;
        // What has the focus is explained rather than what the mouse happens to cross.
        if (event.type === 'mouseover' && this.host.contains(document.activeElement)) return;
        const pointer = place.dataset.pointer ?? '';
        const path = pathOf(pointer).map(String);
        const schema = this.contract.at(this.contract.schemas.SpecRequest, path);
        this.help.dataset.pointer = pointer;
        this.help.replaceChildren(
            el('code', {}, path.join('.')),
            ' ',
            ...prose(schema ? (this.contract.resolved(schema).description ?? '') : ''),
        );
        this.help.scrollTop = 0;
    }
}
