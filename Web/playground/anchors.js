// What a dialog stands beside: put into a request that needs it and says nothing of it.

import { anchored, lacksAnchor } from './fixes.js';
import { changed, deviceOf, valueAt } from './request.js';

/** @typedef {import('./request.js').Request} Request */

const path = ['dialog', 'placement', 'anchor'];

/** The anchors that requests are given. */
export class Anchors {
    /** The one that was put in for a choice of the form, as JSON. */
    #given = '';

    /** @param {Map<string, any>} known The catalogue's devices by their ids. */
    constructor(known) {
        this.known = known;
    }

    /**
     * A request with an anchor where it needs one, and without the one that it was given for that before.
     *
     * @param {Request} request
     * @returns {Request}
     */
    settled(request) {
        const isGiven = this.#given !== '' && JSON.stringify(valueAt(request, path)) === this.#given;
        const bare = isGiven ? changed(request, path, undefined) : request;
        this.#given = '';
        if (!lacksAnchor(bare, this.known.get(deviceOf(request).profile)?.idiom)) return bare;
        const settled = this.#anchored(bare);
        this.#given = JSON.stringify(valueAt(settled, path));
        return settled;
    }

    /**
     * A request with an anchor, because the service says that it needs one; null where it has one already.
     *
     * @param {Request} request
     * @returns {Request | null}
     */
    added(request) {
        return valueAt(request, path) === undefined ? this.#anchored(request) : null;
    }

    /** @param {Request} request */
    #anchored(request) {
        return anchored(this.#screenOf(request)).change(request);
    }

    /**
     * The size of a request's screen, as it is held.
     *
     * @param {Request} request
     */
    #screenOf(request) {
        const { profile, orientation = 'portrait', screen } = deviceOf(request);
        const { width = 0, height = 0 } = { ...this.known.get(profile)?.screen, ...screen };
        if (!width || !height) return undefined;
        return orientation.startsWith('landscape') ? { width: height, height: width } : { width, height };
    }
}
