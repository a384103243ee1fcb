// The styles that all stages have.

export const sheet = `
:host { display: block }
* { position: absolute; left: 0; top: 0 }
text { position: static }
.app, .clips, .device, .screen { overflow: hidden }
.device { position: relative; user-select: none; -webkit-user-select: none }
.grip { touch-action: none }
.screen { transform-origin: 0 0; background: #000 }
.screen, .box { border-radius: var(--radius); corner-shape: var(--shape) }
.box { box-shadow: var(--shadows), var(--border); --border: 0 0 #0000 }
.aside { box-shadow: none }
.fill { box-shadow: var(--border) }
.fill, .shadow, .shadow div, .body, .image { width: 100%; height: 100%; border-radius: inherit; corner-shape: inherit }
.scrolls { overflow: auto; scrollbar-width: none }
svg, .shadow, .system { pointer-events: none }
svg { overflow: visible }
text { white-space: pre; font-kerning: normal; text-rendering: geometricPrecision }
.written { fill: var(--ink) }
.dimmed.tint, .dimmed .tint { filter: grayscale(1) }
.box:focus { outline: none }
.box:focus-visible { outline: 2px solid Highlight; outline-offset: -2px }
[role=button]:not([aria-disabled]) { cursor: pointer }`;
