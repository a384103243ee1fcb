import type { Action, Device, Dialog, Specification } from "./contract.js";
import type { Stage } from "./scrim.js";

/** An action that was touched. */
export interface TouchedAction {
  id: string;
  title?: string;
  role?: Action["role"];
  dismisses?: Action["dismisses"];
  /** What had been typed, by the ids of the fields. */
  values: Record<string, string>;
}

/**
 * Why a dialog has gone: an action, a touch beside it or Escape, a drag, its own time (`dismissal.after`), or `open` that was taken away.
 */
export type DismissReason = "action" | "outside" | "swipe" | "timeout" | "closed";

export interface ScrimDialogEventMap extends HTMLElementEventMap {
  /** It has come. */
  present: CustomEvent<null>;
  /** It has gone. */
  dismiss: CustomEvent<{ reason: DismissReason }>;
  /**
   * An action: when it is touched, or, with `dismisses: "beforeAction"`, when the dialog has gone. Prevented, one with
   * `dismisses: "afterAction"` leaves the dialog where it is.
   */
  action: CustomEvent<TouchedAction>;
  /** Nothing can be shown; mostly a `ScrimError`. */
  fault: CustomEvent<Error>;
}

/** `<scrim-dialog>`: a dialog on a device, or, without a device, a dialog of the page that it stands in. */
export class ScrimDialog extends HTMLElement {
  /** The URL of the server, or, without a dialog, that of an answer. */
  src: string;
  /** The id of a device, or all of it; null: the page. In the attribute an object stands as JSON. */
  device: string | Device | null;
  /** The dialog; null: `src` is an answer. In the attribute it stands as JSON. */
  dialog: Dialog | null;
  /** Whether it is there. Setting it has the dialog come or go. */
  open: boolean;
  /** The name of the timeline that plays; null at rest. Setting it plays one. */
  phase: string | null;
  /** What has been typed into its fields, by their ids. */
  readonly values: Record<string, string>;
  /** What is shown; null before. */
  readonly answer: Specification | null;
  /** What draws it; null before. */
  readonly stage: Stage | null;
  addEventListener<K extends keyof ScrimDialogEventMap>(
    type: K, listener: (this: ScrimDialog, event: ScrimDialogEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "scrim-dialog": ScrimDialog;
  }
}
