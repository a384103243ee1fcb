// The React of the page, which a wheel has beside Material UI. It is React 18, in which functions get no ref: shadcn/ui's hand theirs on
// as they have it from React 19 on, and without one Radix takes a backdrop away at once.
const React = window.React;
const withRefs = new Map();

function withRef(type) {
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return type;
  if (!withRefs.has(type)) withRefs.set(type, Object.assign(React.forwardRef((props, ref) => type(ref ? { ...props, ref } : props)), type));
  return withRefs.get(type);
}

module.exports = { ...React, createElement: (type, ...rest) => React.createElement(withRef(type), ...rest) };
