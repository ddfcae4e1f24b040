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
  return minify(scoped);
}

/** Minified CSS. */
export async function minify(css: string): Promise<string> {
  return (await transform(css, { loader: 'css', minify: true, target: 'esnext' })).code.trim();
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

/** The tags and classes of a drawing. */
export interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** The tags and classes in pieces of HTML. */
export function usedIn(html: readonly string[]): Used {
  const text = html.join('');
  const classes = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  return {
    tags: new Set([...text.matchAll(/<([a-z]+)/g)].map(([, tag = '']) => tag)),
    classes: new Set(classes),
  };
}

/** The rules of React Native for the web that drawings need, without its reset of the document. */
interface ClassRules {
  /** Rules that at least a tenth of the drawings need. */
  shared: string;
  /** For each drawing, in the same order, the other rules that it needs. */
  own: string[];
}

/**
 * Divides the rules of React Native for the web among the drawings. A drawing repeats the shared rules that
 * follow its first own rule, so that all of its rules apply in the order of the style sheet.
 */
export function toClassRules(css: string, drawings: readonly Used[]): ClassRules {
  const { nodes } = postcss.parse(css);
  const rules = nodes.filter((node) => node.type === 'rule');
  const animations = nodes.filter((node) => node.type === 'atrule' && node.name === 'keyframes');
  const toText = (chosen: readonly Rule[]) => {
    const text = chosen.join('');
    const named = animations.filter((it) => it.type === 'atrule' && text.includes(it.params));
    return text + named.join('');
  };
  const isNeeded = (rule: Rule, { classes }: Used) => classes.has(className(rule) ?? '');
  const countOf = (rule: Rule) => drawings.filter((used) => isNeeded(rule, used)).length;
  const shared = new Set(rules.filter((rule) => countOf(rule) * 10 >= drawings.length));
  const own = drawings.map((used) => {
    const needed = rules.filter((rule) => isNeeded(rule, used));
    const first = needed.findIndex((rule) => !shared.has(rule));
    return first < 0 ? '' : toText(needed.slice(first));
  });
  return { shared: toText([...shared]), own };
}

function className({ selector }: Rule): string | undefined {
  return /^\.([\w-]+)/.exec(selector)?.[1];
}

/** The rules of a reset that drawings need; the page is no part of them. */
export function usedResetRules(css: string, drawings: readonly Used[]): string {
  const tags = new Set(drawings.flatMap((used) => [...used.tags]));
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, tags));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return sheet.toString();
}

function isUsed(selector: string, tags: ReadonlySet<string>): boolean {
  if (/^(?:\*|html|:root|:disabled|\[role|\[hidden|::before|::after)/.test(selector)) return true;
  if (selector.startsWith('::placeholder')) return tags.has('input') || tags.has('textarea');
  const tag = /^[a-z]+/.exec(selector)?.[0];
  return tag !== undefined && tags.has(tag);
}
