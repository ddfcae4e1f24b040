import type { NativeClass } from './native-class';
import { toDeclarations } from './native-css';
import type { NativePlatform } from './native-table';

/** Matches the class names in a selector, with their escapes. */
const CLASS_NAMES = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/**
 * Converts the web CSS of a sample to CSS that imitates a native platform in a browser. A rule keeps its selector
 * and its conditions, and gets the native style of its class. Rules of classes without an effect on the platform are
 * removed. Classes that only exist on native get rules after the others.
 */
export function toImitatedCss(
  css: string,
  classes: readonly NativeClass[],
  platform: NativePlatform,
): string {
  const missing = new Map(classes.map((item) => [item.name, item]));
  const known = new Map(missing);
  const convert = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) {
      const item = lastKnown(rule.selectorText, known);
      if (!item) return rule.cssText;
      missing.delete(item.name);
      return toRule(rule.selectorText, declarationsOf(item, platform) ?? rule.style.cssText);
    }
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    return `${head}{${[...rule.cssRules].map(convert).join('')}}`;
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules].map(convert);
  const rest = [...missing.values()].map((item) => {
    const selector = `.${CSS.escape(item.name)}`;
    if (item.when !== '' && item.when !== 'dark') return '';
    const inScheme = item.when === 'dark' ? `:is(.dark ${selector})` : selector;
    return toRule(inScheme, declarationsOf(item, platform) ?? '');
  });
  return [...rules, ...rest].join('\n');
}

function toRule(selector: string, declarations: string): string {
  return declarations && `${selector}{${declarations}}`;
}

/** Returns the last class of a selector that is in `known`, such as `group-active:p-4` after `group`. */
function lastKnown(
  selector: string,
  known: ReadonlyMap<string, NativeClass>,
): NativeClass | undefined {
  return [...selector.matchAll(CLASS_NAMES)]
    .map(([, name = '']) => known.get(withoutEscapes(name)))
    .findLast((item) => item !== undefined);
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/**
 * Returns the native declarations of a class as CSS, empty if it has no effect. Undefined if its web style applies:
 * for animations, transitions, props such as `fill`, and values that the class data does not contain.
 */
function declarationsOf(item: NativeClass, platform: NativePlatform): string | undefined {
  if (item.isOpen) return undefined;
  if (item[platform] === '') return '';
  try {
    return toDeclarations(item[platform], platform) || undefined;
  } catch {
    // The theme of an app can lead to text in another format.
    return undefined;
  }
}
