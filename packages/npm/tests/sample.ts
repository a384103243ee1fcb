// What the types let a program say, and what they do not.

import { Client, ScrimError, Specification, SpecRequest, Stage, WebAnimations } from "scrim";
import type { ScrimDialog } from "scrim/element.js";

const scrim = new Client("https://scrim.example", { token: "t" });
const request: SpecRequest = {
  device: { profile: "iphone-17", orientation: "landscapeLeft" },
  dialog: { style: "sheet", content: { title: "Nearby", actions: [{ id: "ok", title: "OK" }] }, placement: { detents: ["medium", "40%", 300] } },
};

export async function formats(): Promise<[Specification, string, Blob, WebAnimations, string]> {
  const { signal } = new AbortController();
  return [
    await scrim.createSpec(request, { signal }),
    await scrim.createSpec(request, { format: "svg", animate: "all", device: false }),
    await scrim.createSpec(request, { format: "png", scale: 2 }),
    await scrim.createSpec(request, { format: "waapi" }),
    scrim.address("createSpec", request, { format: "svg" }),
  ];
}

export async function faults(): Promise<string[]> {
  try {
    for await (const line of scrim.resolveLines([request])) if ("summary" in line) return [String(line.summary.count)];
  } catch (error) {
    if (error instanceof ScrimError) return error.errors.map(({ pointer, message }) => pointer + message);
  }
  return [];
}

export async function element(host: HTMLElement): Promise<void> {
  const dialog: ScrimDialog = document.createElement("scrim-dialog");
  dialog.dialog = request.dialog;
  dialog.device = request.device;
  dialog.addEventListener("action", event => console.log(event.detail.id.length, event.detail.role === "cancel"));
  dialog.addEventListener("dismiss", ({ detail }) => detail.reason === "swipe");
  const answer = await scrim.createSpec(request);
  await new Stage(host, { answer, request }).play("present");
  const [first] = answer.transitions?.present?.tracks ?? [];
  if (first.property === "position") first.keyframes[0].value[1].toFixed();
}

// @ts-expect-error No such style.
export const style: SpecRequest = { device: "iphone-17", dialog: { style: "alrt" } };
// @ts-expect-error No such member.
export const member: SpecRequest = { device: "iphone-17", dialog: { style: "alert", contents: {} } };
// @ts-expect-error No such operation.
scrim.createSpecs(request);
// @ts-expect-error A picture is no specification.
export const picture: Promise<Specification> = scrim.createSpec(request, { format: "svg" });
// @ts-expect-error No such format.
scrim.createSpec(request, { format: "gif" });
// @ts-expect-error A device needs an id.
scrim.getDevice();
