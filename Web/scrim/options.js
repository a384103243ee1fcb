// What a stage may be told at its start.

/**
 * @typedef {object} StageOptions
 * @property {any} [answer] Shown from the start.
 * @property {any} [request] What it answers, for what has to be asked about it later.
 * @property {string | null} [service] Whom to ask; null: nobody.
 * @property {boolean} [device] Whether the device and its bars are drawn.
 * @property {boolean} [bezel] Whether the device's body is drawn, too; `size` is then that of both.
 * @property {Record<string, string> | null} [drawings] What `format=svg&device=only` gives: under the empty name, and
 *   under those of timelines that end in another rest. The service is asked for what is not there.
 * @property {boolean} [interactive] Whether the dialog is a real one to screen readers and keyboards, and no picture.
 * @property {string} [label] What the picture is called; the texts in it, unless given.
 * @property {boolean} [fonts] Whether the service's fonts are fetched at once; else by `loadFonts()`.
 * @property {(source: string) => string | null} [picture] The address of an image, if it has one.
 */

export {};
