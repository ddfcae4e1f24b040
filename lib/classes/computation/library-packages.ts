import Module, { createRequire } from 'node:module';
import { devPackageVersion } from './dev-package-version';

/**
 * Loads a CommonJS package with Node's `require`. NativeWind and the packages that it uses are loaded this
 * way, as Metro would load them.
 */
export const load = createRequire(import.meta.url);

interface Loader {
  _load(request: string, parent: { filename?: string } | undefined, isMain: boolean): unknown;
}

/**
 * Patches Node's module loader to return `stubs` instead of the packages with the same names. Also redirects
 * NativeWind 2's imports of `tailwindcss` to `tailwindcss-v2`, the alias that its Tailwind version is
 * installed under. NativeWind 4 reads the version of React Native, which a build may not have installed.
 */
export function redirectModules(stubs: Record<string, unknown>): void {
  const loader = Module as unknown as Loader;
  const replaced: Record<string, unknown> = {
    'react-native/package.json': { version: devPackageVersion('react-native') },
    ...stubs,
  };
  const original = loader._load;
  loader._load = function redirected(request, parent, isMain) {
    if (request in replaced) return replaced[request];
    const from = parent?.filename ?? '';
    const renamed =
      from.includes('/nativewind-v2/') && /^tailwindcss(\/|$)/.test(request)
        ? request.replace('tailwindcss', 'tailwindcss-v2')
        : request;
    return original.call(this, renamed, parent, isMain);
  };
}
