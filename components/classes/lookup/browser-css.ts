import { lookupDropped } from '@/content/messages/classes';
import { decodeSupport, encodeSupport, type Support } from '@/lib/classes/data/class-data';
import type { Found } from '@/lib/classes/lookup/lookup-index';

const KEYFRAMES = /@keyframes \S+ \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/**
 * Matches strings and text in parentheses, because they may contain something that looks like a property
 * name.
 */
const OPAQUE = /"[^"]*"|'[^']*'|\([^()]*\)/g;
const PROPERTY = /(?<=^|[;{]\s*)-{0,2}[a-z][\w-]*(?=:)/g;

/**
 * Lowers the web support in a lookup result if the current browser drops some or all of its CSS properties,
 * and adds a remark that names them. Otherwise returns the result unchanged.
 */
export function inBrowser(found: Found): Found {
  const css = found.css.replace(KEYFRAMES, '');
  const properties = [...new Set(css.replace(OPAQUE, '').match(PROPERTY))];
  const own = properties.filter((name) => !name.startsWith('--'));
  const standard = own.filter((name) => !name.startsWith('-'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.class { ${css} }`);
  const styles = stylesIn(sheet.cssRules);
  const isDropped = (name: string) => !styles.some((style) => style.getPropertyValue(name));
  // A vendor-prefixed property works only in some browsers. If a class has only prefixed properties, one that
  // the browser supports is enough.
  const isEnough = standard.length === 0 && !own.every(isDropped);
  const judged = standard.length > 0 ? standard : own;
  const dropped = isEnough ? [] : judged.filter(isDropped);
  if (dropped.length === 0) return found;
  const web: Support = dropped.length < judged.length ? 'partial' : 'none';
  return {
    ...found,
    support: encodeSupport({ ...decodeSupport(found.support), web }),
    remarks: [lookupDropped(dropped), ...found.remarks],
  };
}

function stylesIn(rules: CSSRuleList): CSSStyleDeclaration[] {
  return [...rules].flatMap((rule) => [
    ...('style' in rule && rule.style instanceof CSSStyleDeclaration ? [rule.style] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? stylesIn(rule.cssRules) : []),
  ]);
}
