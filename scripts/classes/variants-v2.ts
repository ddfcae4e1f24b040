import type { VariantOutcome, VariantSupport } from '@/lib/classes/variants';
import { load, redirectModules } from './modules';
import { createContext } from './tailwind';
import { type Extracted, extract } from './v2';
import { namesIn, selectorOf } from './variants';
import { webCss } from './web';

const TAILWIND = 'tailwindcss-v2';
const PROBE = 'opacity-50';

/** Every variant of version 2, with what its compiler and its runtime make of it. */
export function observeVariantsV2(): VariantSupport[] {
  redirectModules({});
  const native = load('nativewind-v2/dist/tailwind/native').nativePlugin();
  const css = load('nativewind-v2/dist/tailwind/css').default;
  const web = createContext({ plugins: [css] }, TAILWIND);
  const contexts = [web, createContext({ plugins: [native] }, TAILWIND)];
  const names = [...new Set(contexts.flatMap(namesIn))].sort((a, b) => (a < b ? -1 : 1));
  const { raw } = extract(names.map((name) => `${name}:${PROBE}`));
  return names.map((name) => ({
    name,
    css: selectorOf(webCss(`${name}:${PROBE}`, web, TAILWIND)),
    ...outcomeOf(`${name}:${PROBE}`, raw),
  }));
}

/** The runtime looks classes up by their name, so a style under another name is never found. */
function outcomeOf(
  key: string,
  { styles, masks = {}, atRules = {}, childClasses = {} }: Extracted['raw'],
): { outcome: VariantOutcome; conditions: string[] } {
  if (childClasses[key]) return { outcome: 'works', conditions: ['on the children'] };
  const media = (atRules[key] ?? []).flat().map(([, params]) => params);
  if (media.length > 0) {
    const isKnown = media.every((query) => /width|height|orientation|aspect-ratio/.test(query));
    return { outcome: isKnown ? 'works' : 'never', conditions: media };
  }
  if (!styles[key]) return { outcome: 'dropped', conditions: [] };
  return masks[key]
    ? { outcome: 'works', conditions: [key.split(':')[0] ?? key] }
    : { outcome: 'always', conditions: [] };
}
