// Packages of which the components need no more than this for how they stand and move: what keeps a page from scrolling and hides it
// from readers, an icon, and the joining of classes, of which no two here contradict one another.

import * as React from 'react';

export const RemoveScroll = ({ as: As = 'div', allowPinchZoom, shards, ...rest }) => <As {...rest} />;
export const hideOthers = () => () => {};
export const XIcon = ({ className = '' }) => <svg width="24" height="24" viewBox="0 0 24 24" className={className} />;
export const cn = (...classes) => classes.filter(Boolean).join(' ');
export const cva = (base, { variants, defaultVariants }) => given =>
  cn(base, ...Object.entries(variants).map(([name, classes]) => classes[given[name] ?? defaultVariants[name]]), given.className);
