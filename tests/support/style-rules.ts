/** Reads the style rules of an export and finds each in the style sheets of the project. */
import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { unzipSync } from 'fflate';
import postcss, { type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

export interface StyleRule {
  /** The selector as it is written in the project, with local class names. */
  selector: string;
  /** Where it is written, such as `components/page/toc/toc.css:12`. */
  place: string;
  /** The selector of the elements that the rule styles in some state of theirs. */
  target: string;
}

/** Every rule of every style sheet of an export, including the sheets of its downloads, once for each selector. */
export function readStyleRules(dir: string): StyleRule[] {
  const selectors = [...new Set(readSheets(dir).flatMap((sheet) => selectorsOf(sheet)))];
  const sheets = readProjectSheets();
  const moduleOf = toModules(selectors, sheets);
  return selectors.map((selector) => {
    const local = toLocal(selector);
    const [hash = ''] = classesOf(selector).flatMap((name) => localName(name)?.hash ?? []);
    const sheet = moduleOf.get(hash);
    const candidates = sheet ? [sheet] : sheets;
    const found = candidates.find(({ lines }) => lines.has(local));
    return {
      selector: local,
      place: found ? `${found.file}:${found.lines.get(local)}` : (sheet?.file ?? 'a sheet of out'),
      target: withoutState(selector),
    };
  });
}

function readSheets(dir: string): string[] {
  const files = glob.sync(`${dir}/**/*.css`).map((file) => readFileSync(file, 'utf8'));
  const zipped = glob
    .sync(`${dir}/**/*.zip`)
    .flatMap((zip) => Object.entries(unzipSync(readFileSync(zip))))
    .filter(([name]) => name.endsWith('.css'))
    .map(([, bytes]) => new TextDecoder().decode(bytes));
  return [...files, ...zipped];
}

function selectorsOf(sheet: string): string[] {
  return rulesOf(sheet).flatMap(alternatives);
}

/** The rules of a sheet that select elements. Rules of an animation select its steps. */
function rulesOf(sheet: string, from?: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(sheet, { from }).walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name);
    if (!isStep) rules.push(rule);
  });
  return rules;
}

/** The selectors of a rule; a minifier can write them as one `:is(…)`. */
function alternatives({ selector }: { selector: string }): string[] {
  return parser((root) => {
    for (const { first, length } of [...root.nodes])
      if (length === 1 && first?.type === 'pseudo' && first.value === ':is')
        first.parent?.replaceWith(...first.nodes);
  })
    .astSync(selector)
    .nodes.map((part) => String(part).trim());
}

/** A style sheet of the project. */
interface ProjectSheet {
  file: string;
  /** The line of each selector, in canonical form. */
  lines: ReadonlyMap<string, number>;
}

function readProjectSheets(): ProjectSheet[] {
  return glob.sync('{app,components}/**/*.css').map((file) => {
    const lines = new Map<string, number>();
    for (const rule of rulesOf(readFileSync(file, 'utf8'), file))
      for (const selector of alternatives(rule))
        lines.set(canonical(selector), rule.source?.start?.line ?? 0);
    return { file, lines };
  });
}

/** The hash of a CSS module and the name of a class in it, by the exported name of the class. */
function localName(name: string): { hash: string; local: string } | undefined {
  const [, hash, local] = /^(_?[\w-]{6})_([a-z]\w*)$/i.exec(name) ?? [];
  return hash && local ? { hash, local } : undefined;
}

/** The module that each hash comes from: the one with most of its selectors. */
function toModules(
  selectors: readonly string[],
  sheets: readonly ProjectSheet[],
): Map<string, ProjectSheet> {
  const byHash = new Map<string, string[]>();
  for (const selector of selectors)
    for (const { hash } of classesOf(selector).flatMap((name) => localName(name) ?? []))
      byHash.set(hash, [...(byHash.get(hash) ?? []), toLocal(selector)]);
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  const found = new Map<string, ProjectSheet>();
  for (const [hash, locals] of byHash) {
    const score = ({ lines }: ProjectSheet) => locals.filter((local) => lines.has(local)).length;
    const [best] = [...modules].sort((a, b) => score(b) - score(a));
    if (best && score(best) > 0) found.set(hash, best);
  }
  return found;
}

/** The selector with the class names that its module has. */
function toLocal(selector: string): string {
  return canonical(selector, (name) => localName(name)?.local ?? name);
}

function classesOf(selector: string): string[] {
  const names: string[] = [];
  parser((root) => root.walkClasses(({ value }) => names.push(value) > 0)).processSync(selector);
  return names;
}

/** A selector in one spelling: minifiers change blanks, quotes and colons. */
function canonical(selector: string, rename = (name: string) => name): string {
  return parser((root) => {
    root.walkClasses((node) => {
      node.value = rename(node.value);
    });
    root.walkAttributes((node) => {
      if (node.value !== undefined) node.setValue(node.value, { quoteMark: '"' });
    });
    root.walkPseudos((node) => {
      if (/^:(?:before|after)$/.test(node.value)) node.value = `:${node.value}`;
      if (node.value === ':global') node.replaceWith(...node.nodes);
    });
  }).processSync(selector, { lossless: false });
}

/** Pseudo-classes that depend on the document alone. All others are states of an element. */
const STRUCTURE = /^:(?:root|empty|scope|(?:first|last|only)-(?:child|of-type)|nth-.+)$/;

/** Pseudo-classes that hold selectors. */
const LOGIC = /^:(?:is|where|has|not)$/;

/** The selector without pseudo-elements and without what depends on the state of an element. */
function withoutState(selector: string): string {
  return parser((root) => root.each(strip)).processSync(selector, { lossless: false });
}

function strip(selector: parser.Selector): void {
  const pseudos = selector.nodes.filter((node) => node.type === 'pseudo');
  for (const pseudo of pseudos) {
    if (isStructural(pseudo)) continue;
    if (isEdge(pseudo.prev()) && isEdge(pseudo.next()))
      pseudo.replaceWith(parser.universal({ value: '*' }));
    else pseudo.remove();
  }
}

/**
 * False for a state, for a list that excludes one (`:not(:hover)`) and for a list with a state as an
 * alternative (`:is(:hover, [open])`): some state of any element satisfies these. Strips the list.
 */
function isStructural(pseudo: parser.Pseudo): boolean {
  if (!LOGIC.test(pseudo.value)) return STRUCTURE.test(pseudo.value);
  if (pseudo.value === ':not') return !hasState(pseudo);
  pseudo.each(strip);
  return pseudo.nodes.every((part) => String(part).trim() !== '*');
}

function hasState(list: parser.Pseudo): boolean {
  let found = false;
  list.walkPseudos(({ value }) => {
    found ||= !LOGIC.test(value) && !STRUCTURE.test(value);
  });
  return found;
}

/** Whether a compound selector begins or ends at this neighbor. */
function isEdge(neighbor: parser.Node | undefined): boolean {
  return neighbor === undefined || neighbor.type === 'combinator';
}
