import postcss, { type Declaration, type Root, type Rule } from 'postcss';

/**
 * Declaration in a class's CSS. `around` contains the at-rules and the selector around it, with `&` for the
 * class.
 */
export interface ClassDeclaration {
  around: string;
  prop: string;
  value: string;
}

/** Groups the rules of a style sheet by the class that they style. Considers only the classes in `names`. */
export function rulesByClass(root: Root, names: ReadonlySet<string>): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  root.walkRules((rule) => {
    const name = classOf(rule, names);
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), rule]);
  });
  return found;
}

/** Removes the rules of the classes in `gone` from a style sheet. */
export function withoutClasses(css: string, gone: ReadonlySet<string>): string {
  if (gone.size === 0) return css;
  const root = postcss.parse(css);
  for (const rules of rulesByClass(root, gone).values()) for (const rule of rules) rule.remove();
  return root.toString();
}

/** Removes the rules of all classes in `names` from a style sheet, except those of the class `name`. */
export function onlyClass(css: string, name: string, names: ReadonlySet<string>): string {
  return withoutClasses(css, new Set([...names].filter((other) => other !== name)));
}

/**
 * Returns the class in `names` whose rule contains a line of a style sheet, or `undefined` if there is none.
 * Lines are counted from 1.
 */
export function classAtLine(
  css: string,
  line: number,
  names: ReadonlySet<string>,
): string | undefined {
  for (const [name, rules] of rulesByClass(postcss.parse(css), names)) {
    const isThere = ({ source }: Rule) =>
      (source?.start?.line ?? 0) <= line && line <= (source?.end?.line ?? 0);
    if (rules.some(isThere)) return name;
  }
  return undefined;
}

/**
 * Returns the declarations in a class's rule, including those in nested rules. Skips those for which
 * `aroundOf` returns `undefined`.
 */
export function declarationsOf(rule: Rule, name: string): ClassDeclaration[] {
  const found: ClassDeclaration[] = [];
  rule.walkDecls((declaration) => {
    const { prop, value, important } = declaration;
    const around = aroundOf(declaration, name);
    if (around === undefined) return;
    const end = important ? ' !important' : '';
    found.push({ around, prop, value: `${value.replace(/\s+/g, ' ').trim()}${end}` });
  });
  return found;
}

/**
 * Returns the at-rules and the selector around a declaration, with `&` for the class `name`. Returns
 * `undefined` for declarations in keyframes, and for selectors with a vendor-prefixed pseudo-class or
 * pseudo-element.
 */
function aroundOf({ parent: own }: Declaration, name: string): string | undefined {
  const around: string[] = [];
  let selector = '&';
  for (let parent = own; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent instanceof postcss.AtRule) around.unshift(`@${parent.name} ${parent.params}`);
    if (parent instanceof postcss.Rule)
      selector = selector.replace('&', withoutName(parent.selector, name).replaceAll('$', '$$$$'));
  }
  const text = [...around, selector.replace(/^& (?=>)/, '')].join(' ');
  return /@(?:-\w+-)?keyframes|:-(?:moz|webkit|ms)-/.test(text) ? undefined : text;
}

function withoutName(selector: string, name: string): string {
  return selector.replace(TOKEN, (token) => (unescaped(token.slice(1)) === name ? '&' : token));
}

const TOKEN = /\.(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+/giu;

/**
 * Returns the class that a rule styles, or `undefined` if it is not in `names` or the rule is part of keyframes.
 * If the selector contains several classes, it is the longest, because the others are group and peer classes.
 */
function classOf({ selector, parent }: Rule, names: ReadonlySet<string>): string | undefined {
  if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name))
    return undefined;
  const tokens = (selector.match(TOKEN) ?? []).map((token) => unescaped(token.slice(1)));
  const [longest = ''] = tokens.sort((a, b) => b.length - a.length);
  return names.has(longest) ? longest : undefined;
}

function unescaped(token: string): string {
  return token.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code?: string, letter?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (letter ?? ''),
  );
}
