// What a dialog stands beside: put into a request that needs it and says nothing of it.

import { anchored, lacksAnchor } from './fixes.js';
import { changed, deviceOf, valueAt } from './request.js';

/** @typedef {import('./request.js').Request} Request */

const path = ['dialog', 'placement', 'anchor'];

/** The anchors that requests are given. */
export class Anchors {
    /** The one that was put in, as JSON. */
    #given = '';
    /** Whether style or device were chosen, and the service has not answered since. */
    isChosen = false;

    /** @param {Map<string, any>} known The catalogue's devices by their ids. */
    constructor(known) {
        this.known = known;
    }

    /**
     * A request whose style or device was chosen, without the anchor that it was given for the one before.
     *
     * @param {Request} request
     * @returns {Request}
     */
    chosen(request) {
        const isGiven = this.#given !== '' && JSON.stringify(valueAt(request, path)) === this.#given;
        this.#given = '';
        this.isChosen = true;
        return isGiven ? changed(request, path, undefined) : request;
    }

    /**
     * A request with an anchor where its answer says that it needs one; null where it does not, or has one already.
     * A dialog that becomes another one for want of an anchor is given one only if it was just chosen.
     *
     * @param {Request} request
     * @param {any} answer
     * @returns {Request | null}
     */
    added(request, answer) {
        const isWanted = this.isChosen || answer.errors;
        this.isChosen = false;
        if (!isWanted || !lacksAnchor(answer) || valueAt(request, path) !== undefined) return null;
        const added = anchored(this.#screenOf(request)).change(request);
        this.#given = JSON.stringify(valueAt(added, path));
        return added;
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
