// All that draws and asks. `scrim/element.js` is apart: it defines an element when it is imported.
export { Client, ScrimError } from './client.js';
export { Stage, poses, progress, valueAt } from './scrim.js';
