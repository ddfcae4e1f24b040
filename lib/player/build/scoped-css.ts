import { transform } from 'esbuild';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';

/** Conditions on the window, which for a sample is its frame. */
const WIDTH = /^(?:\((?:min|max)-(?:width|height): *[\d.]+\w+\)(?: and |, *)?)+$/;

/**
 * The CSS of a sample for drawing it in the page itself, inside of `selector`: what it says of the
 * document and its window becomes true of the box that the sample is drawn in.
 */
export async function toScopedCss(css: string, selector: string): Promise<string> {
  const root = postcss.parse(css);
  const outside = postcss.root();
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => scopeAtRule(rule, outside));
  root.walkRules(scopeRule);
  root.walkDecls(scopeDeclaration);
  const scoped = `${outside.toString()}${selector}{${root.toString()}}`;
  return (await transform(scoped, { loader: 'css', minify: true, target: 'esnext' })).code.trim();
}

function scopeAtRule(rule: AtRule, outside: postcss.Root): void {
  if (rule.name === 'media' && WIDTH.test(rule.params)) rule.name = 'container';
  // Animations have no place inside of a rule.
  if (rule.name.endsWith('keyframes')) outside.append(rule.remove());
}

function scopeRule(rule: Rule): void {
  const { parent } = rule;
  if (parent?.type === 'atrule' && 'name' in parent && `${parent.name}`.endsWith('keyframes'))
    return;
  const selectors = rule.selectors.flatMap((selector) => {
    if (selector === ':host') return [];
    if (/^(?:html|body|:root)$/.test(selector)) return ['&'];
    return [selector.replaceAll(':is(.dark *)', ':is([data-theme=dark] *)')];
  });
  if (selectors.length > 0) rule.selectors = [...new Set(selectors)];
}

function scopeDeclaration(declaration: Declaration): void {
  declaration.value = declaration.value.replace(
    /(?<![\w-])(-?[\d.]+)[dsl]?v([hw])\b/g,
    (_whole, number, side) => `${number}cq${side}`,
  );
}
