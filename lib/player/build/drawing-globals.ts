/**
 * Defines the globals that React needs on load. The QuickJS engine that draws samples provides only the
 * JavaScript language. Must be imported first.
 */
Object.assign(globalThis, {
  process: { env: {} },
  console: new Proxy({}, { get: () => () => {} }),
  setTimeout: () => 0,
  clearTimeout: () => {},
  TextEncoder: class {
    encode = () => new Uint8Array();
  },
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
