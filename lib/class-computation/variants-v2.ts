import type { VariantOutcome, VariantSupport } from '@/lib/classes/variants';
import { type Extracted, extract } from './classes-v2';
import { load, redirectModules } from './library-packages';
import { reactNative } from './react-native-stub';
import { type Given, inEverySituation } from './situations-v2';
import { createContext } from './tailwind-context';
import { BRACKETED, namesIn, selectorOf } from './variants-v4';
import { webCss } from './web-css';

const TAILWIND = 'tailwindcss-v2';
const PROBE = 'opacity-50';
/** Classes that mark a parent; compiled as well, since the runtime may learn of groups from them. */
const PARENTS = ['group', 'group-isolate', 'parent'];

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
  const { raw } = extract([...names.map((name) => `${name}:${PROBE}`), ...PARENTS]);
  const given = inEverySituation(raw);
  return names.map((name) => {
    const key = `${name}:${PROBE}`;
    const outcome = outcomeOf(given(key), isCompiled(key, raw));
    return {
      name,
      css: selectorOf(webCss(key, web, TAILWIND)),
      outcome,
      conditions: conditionsOf(name, raw, given(key)),
    };
  });
}

/** The runtime looks classes up by their name, so a style under another name is never found. */
function isCompiled(key: string, { styles, atRules = {}, childClasses = {} }: Extracted['raw']) {
  return Boolean(styles[key] ?? atRules[key] ?? childClasses[key]);
}

function outcomeOf(given: Given[], compiled: boolean): VariantOutcome {
  const effective = given.filter(({ own, children }) => own.length + children.length > 0);
  if (effective.length === 0) return compiled ? 'never' : 'dropped';
  const isPlain = effective.every(({ own }) => own.length > 0);
  return effective.length === given.length && isPlain ? 'always' : 'works';
}

function conditionsOf(name: string, raw: Extracted['raw'], given: Given[]): string[] {
  const key = `${name}:${PROBE}`;
  if (given.some(({ children }) => children.length > 0)) return ['on the children'];
  const media = (raw.atRules?.[key] ?? []).flat().map(([, params]) => params);
  if (media.length > 0) return media;
  return raw.masks?.[key] ? [name] : [];
}
