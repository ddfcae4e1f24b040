/** Loads first: what React asks of its surroundings when it loads, for a machine that has nothing but the language. */
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
