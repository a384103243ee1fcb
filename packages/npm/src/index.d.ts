export { Client, ClientOptions, ScrimError } from "./client.js";
export { Stage, poses, progress, valueAt } from "./scrim.js";
export * from "./contract.js";
