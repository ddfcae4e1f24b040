import type { VariantSupport } from '@/lib/classes/class-data';
import { load, redirectModules } from './library-packages';
import { reactNative } from './react-native-stub';
import { extract, PARENTS, probeOf, toRuntime } from './runtime-v2';
import { createContext, webCss } from './tailwind-css';
import { isEffective, SYSTEMS } from './variant-chain';
import { BRACKETED, namesIn, selectorOf } from './variants-v4';

const TAILWIND = 'tailwindcss-v2';

/** Every variant of version 2, with what its compiler and its runtime make of it. */
export function observeVariantsV2(): VariantSupport[] {
  redirectModules({ 'react-native': reactNative('ios') });
  const native = load('nativewind-v2/dist/tailwind/native').nativePlugin();
  const css = load('nativewind-v2/dist/tailwind/css').default;
  const web = createContext({ plugins: [css] }, TAILWIND);
  const contexts = [web, createContext({ plugins: [native] }, TAILWIND)];
  const names = [...new Set(contexts.flatMap(namesIn)), ...BRACKETED].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const { judge } = toRuntime(extract([...names.map(probeOf), ...PARENTS]).raw);
  return names.map((name) => {
    const css = webCss(probeOf(name), web, TAILWIND);
    const on = (['ios', 'android'] as const).filter((system) =>
      isEffective(judge(probeOf(name), [name], [system]).outcome),
    );
    return {
      name,
      css: selectorOf(css),
      ...judge(probeOf(name), [name], SYSTEMS),
      on: css ? ['web' as const, ...on] : on,
    };
  });
}
