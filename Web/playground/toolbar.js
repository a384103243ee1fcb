// The toolbar above the picture: one device or the matrix, and what is drawn over the picture.

import { byId } from '../site/dom.js';

/** @typedef {'device' | 'matrix'} View */

/**
 * Its buttons. Events: `view`, when another view is asked for (`detail` is its name), and `overlays`, when one has been
 * turned on or off, or the app behind the dialog (`detail` is the button's name).
 */
export class Toolbar extends EventTarget {
    /** @param {import('./picture.js').Picture} picture */
    constructor(picture) {
        super();
        this.picture = picture;
        /** @type {HTMLButtonElement[]} */
        this.overlays = [...byId('overlays').querySelectorAll('button')];
        for (const view of ['device', 'matrix']) {
            byId(`view-${view}`).addEventListener('click', () =>
                this.dispatchEvent(new CustomEvent('view', { detail: view })),
            );
        }
        for (const button of this.overlays)
            button.addEventListener('click', () => this.#toggle(button.dataset.overlay ?? ''));
    }

    /**
     * Shows the device or the matrix, and which overlays are on.
     *
     * @param {View} view
     */
    show(view) {
        const isMatrix = view === 'matrix';
        for (const name of ['device', 'matrix'])
            byId(`view-${name}`).setAttribute('aria-pressed', String(name === view));
        document.body.classList.toggle('is-matrix', isMatrix);
        byId('room').hidden = isMatrix;
        byId('matrix').hidden = !isMatrix;
        this.picture.fit();
        this.#showOverlays();
    }

    #showOverlays() {
        for (const button of this.overlays) {
            const name = button.dataset.overlay ?? '';
            button.setAttribute(
                'aria-pressed',
                String(name === 'app' ? this.picture.hasApp : this.picture.overlay.shown.has(name)),
            );
            // Over the small pictures of the matrix nothing is drawn.
            button.disabled = name !== 'app' && document.body.classList.contains('is-matrix');
        }
    }

    /** @param {string} name Of an overlay, or `app`. */
    #toggle(name) {
        const { shown } = this.picture.overlay;
        if (name === 'app') this.picture.hasApp = !this.picture.hasApp;
        else if (!shown.delete(name)) shown.add(name);
        this.picture.sketch();
        this.picture.redraw();
        this.#showOverlays();
        this.dispatchEvent(new CustomEvent('overlays', { detail: name }));
    }
}
