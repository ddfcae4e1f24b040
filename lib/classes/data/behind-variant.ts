import type { Found } from '@/lib/classes/lookup/lookup-index';
import { decodeSupport, encodeSupport, type Support, type VariantSupport } from './class-data';
import { reasonsOf } from './reasons';

/**
 * Derives the lookup result for a class with one variant, such as `dark:p-4`, from the result for the class
 * alone, such as `p-4`. `undefined` if only the library worker can compute it.
 */
export function behindVariant(found: Found, variant: VariantSupport): Found | undefined {
  const prop = /^prop: (.*)$/.exec(variant.conditions[0] ?? '')?.[1];
  const css = toCss(found.css, variant);
  if (css === undefined || (prop && !isColor(found))) return undefined;
  const before = decodeSupport(found.support);
  const on = (platform: 'web' | 'ios' | 'android'): Support =>
    variant.on.includes(platform) ? before[platform] : 'none';
  const support = {
    web: on('web'),
    ios: weaker(on('ios'), variant),
    android: weaker(on('android'), variant),
  };
  const text = (style: string, taken: Support) =>
    taken === 'none' ? '' : style.replace(/^color: '(.*)'$/, prop ? `${prop}="$1"` : '$&');
  const isNative = support.ios !== 'none' || support.android !== 'none';
  const wasNative = before.ios !== 'none' || before.android !== 'none';
  const why = reasonsOf({ why: wasNative ? reason(variant) : [] });
  // If the variant limits the class to one platform, a remark such as “Only Android uses …” is
  // redundant.
  const alone = variant.on.length === 1 ? why[0]?.replace(`${variant.name}:.`, '') : undefined;
  const remarks = found.remarks.filter((remark) => !alone || !remark.startsWith(alone));
  return {
    ...found,
    css,
    ios: text(found.ios, support.ios),
    android: text(found.android, support.android),
    support: encodeSupport(support),
    conditions: variant.conditions,
    remarks: [...why, ...(isNative || !wasNative ? remarks : [])],
  };
}

/**
 * Adds a variant to the CSS of a class. Empty if the class has no CSS or the variant never applies on the
 * web. `undefined` if the CSS already contains a selector or at-rule, or an opacity that Tailwind removes for
 * this variant.
 */
function toCss(css: string, { css: around, on }: VariantSupport): string | undefined {
  if (css.includes('@media')) return undefined;
  if (!css || !on.includes('web')) return '';
  // Browsers ignore opacity in `:visited` and `::marker`, so Tailwind removes it.
  const isOpaque = /:visited|::marker/.test(around);
  if (css.includes('{') || (isOpaque && css.includes('opacity'))) return undefined;
  if (!around) return css;
  const hasContent = /(?:^|; )content: /.test(css);
  return around
    .split('; ')
    .map((part) => {
      const isGenerated = /::(?:before|after)$/.test(part) && !hasContent;
      const content = isGenerated ? 'content: var(--tw-content); ' : '';
      return `${part} { ${content}${css} }`;
    })
    .join('; ');
}

function isColor({ ios, android }: Found): boolean {
  return /^color: '[^']*'$/.test(ios) && ios === android;
}

function weaker(support: Support, { outcome }: VariantSupport): Support {
  return support === 'full' && (outcome === 'always' || outcome === 'group') ? 'partial' : support;
}

function reason({ name, outcome, on }: VariantSupport): string[] {
  const [only, other] = on.filter((platform) => platform !== 'web');
  if (outcome === 'dropped' || !only)
    return [`${outcome === 'dropped' ? outcome : 'never'}:${name}:`];
  if (!other) return [`${only}:${name}:`];
  return outcome === 'works' ? [] : [`${outcome}:${name}:`];
}
