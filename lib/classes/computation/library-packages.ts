import Module, { createRequire } from 'node:module';

/** Loads a CommonJS package of the library under test, as Metro would. */
export const load = createRequire(import.meta.url);

interface Loader {
  _load(request: string, parent: { filename?: string } | undefined, isMain: boolean): unknown;
}

/**
 * Answers `request`s from `stubs` instead of node_modules, and lets NativeWind 2 find the Tailwind
 * that is installed beside it under another name.
 */
export function redirectModules(stubs: Record<string, unknown>): void {
  const loader = Module as unknown as Loader;
  const original = loader._load;
  loader._load = function redirected(request, parent, isMain) {
    if (request in stubs) return stubs[request];
    const from = parent?.filename ?? '';
    const renamed =
      from.includes('/nativewind-v2/') && /^tailwindcss(\/|$)/.test(request)
        ? request.replace('tailwindcss', 'tailwindcss-v2')
        : request;
    return original.call(this, renamed, parent, isMain);
  };
}
