/**
 * Draws what Scrim answers, and plays it: `await new Stage(host, {answer, request, service: '/'}).play('present')`.
 *
 * An answer is the JSON of a specification, a scene or a schedule, as openapi.yaml tells it. Lengths are points, times
 * seconds, angles degrees. Nothing here knows a platform, texts are never markup, and nothing is fetched but from the
 * service. `scripts/embed` makes one file of this and what it uses, which is what a server has at `/scrim.js`.
 */
export { poses, progress, valueAt } from './scrim/motion.js';
export { Stage } from './scrim/stage.js';
