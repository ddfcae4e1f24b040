/**
 * Overrides `matchMedia` in the sandboxed iframe, so that samples follow the page's theme. Must be imported
 * before React Native for Web and NativeWind, because both read the color scheme on load.
 */

const QUERY = /prefers-color-scheme:\s*(dark|light)/;

const root = document.documentElement;
const listeners = new Set<() => void>();
const native = window.matchMedia.bind(window);

let current: 'light' | 'dark' = location.hash.includes('dark') ? 'dark' : 'light';
root.classList.toggle('dark', current === 'dark');

/** Sets the color scheme that `prefers-color-scheme` queries report, and notifies their listeners. */
export function preferScheme(scheme: 'light' | 'dark'): void {
  current = scheme;
  for (const listener of [...listeners]) listener();
}

// Reports the page's theme instead of the reader's system setting.
window.matchMedia = (query) => {
  const scheme = QUERY.exec(query)?.[1];
  const list = native(query);
  if (!scheme) return list;
  const listen = (_type: string, listener: unknown) => {
    if (typeof listener === 'function') listeners.add(() => listener(toEvent()));
  };
  const toEvent = () => ({ matches: current === scheme, media: query });
  return new Proxy(list, {
    get(target, key) {
      if (key === 'matches') return current === scheme;
      if (key === 'addEventListener') return listen;
      if (key === 'addListener') return (listener: unknown) => listen('change', listener);
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
