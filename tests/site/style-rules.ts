/** Reads an export's style rules and finds the lines of the project's CSS files that define them. */
import { readFileSync } from 'node:fs';
import glob from 'fast-glob';
import { unzipSync } from 'fflate';
import postcss, { type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/** Selector of a style rule in an export, and the place where the project defines it. */
export interface StyleRule {
  /** Normalized selector, with class names as in the project's CSS files. */
  selector: string;
  /**
   * Location of the rule in the project, such as `components/page/toc/toc.css:12`. If only the file was
   * found, there is no line number. If nothing was found, this is `CSS of the export`.
   */
  place: string;
  /** Exported selector without pseudo-elements and states such as `:hover`. */
  target: string;
}

/**
 * Returns one item for each distinct selector in an export's CSS files, including those inside its zip
 * downloads.
 */
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
      place: found
        ? `${found.file}:${found.lines.get(local)}`
        : (sheet?.file ?? 'CSS of the export'),
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

/** Returns the style rules in CSS code, except the steps of `@keyframes`. */
function rulesOf(sheet: string, from?: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(sheet, { from }).walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name);
    if (!isStep) rules.push(rule);
  });
  return rules;
}

/**
 * Splits a selector list into its selectors. A selector that consists only of `:is(…)` is also split, because
 * minifiers can merge a list into one `:is(…)`.
 */
function alternatives({ selector }: { selector: string }): string[] {
  return parser((root) => {
    for (const { first, length } of [...root.nodes])
      if (length === 1 && first?.type === 'pseudo' && first.value === ':is')
        first.parent?.replaceWith(...first.nodes);
  })
    .astSync(selector)
    .nodes.map((part) => String(part).trim());
}

/** CSS file of the project. */
interface ProjectSheet {
  file: string;
  /** Line of the last rule with each selector, keyed by the selector in canonical form. */
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

/**
 * Splits the exported name of a CSS module's class into the module's hash and the local class name. Returns
 * `undefined` for a name without a hash.
 */
function localName(name: string): { hash: string; local: string } | undefined {
  const [, hash, local] = /^(_?[\w-]{6})_([a-z]\w*)$/i.exec(name) ?? [];
  return hash && local ? { hash, local } : undefined;
}

/**
 * Maps each CSS module hash to the module that contains the largest number of selectors with that hash.
 * Leaves out a hash if no module contains any of its selectors.
 */
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

/** Returns the canonical form of a selector, with local class names instead of exported ones. */
function toLocal(selector: string): string {
  return canonical(selector, (name) => localName(name)?.local ?? name);
}

function classesOf(selector: string): string[] {
  const names: string[] = [];
  parser((root) => root.walkClasses(({ value }) => names.push(value) > 0)).processSync(selector);
  return names;
}

/**
 * Normalizes the spaces, quotes and colons of a selector, because minifiers change them. Renames each class
 * with `rename` and unwraps `:global(…)`.
 */
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

/**
 * Pseudo-classes that depend only on the document structure. All others, except those in `LOGIC`, are treated
 * as states of an element.
 */
const STRUCTURE = /^:(?:root|empty|scope|(?:first|last|only)-(?:child|of-type)|nth-.+)$/;

/** Pseudo-classes that take selectors as arguments. */
const LOGIC = /^:(?:is|where|has|not)$/;

/**
 * Removes pseudo-elements and states such as `:hover` from a selector. If nothing remains of a compound
 * selector, it becomes `*`.
 */
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
 * Whether to keep a pseudo-class when states are removed from a selector. Returns false for a state, for
 * `:not()` with a state, and for a list with an alternative that is only a state, such as `:is(:hover,
 * [open])`. Also removes states from the selectors inside `:is()`, `:where()` and `:has()`.
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

/** Whether a neighbor is missing or is a combinator, so the compound selector ends there. */
function isEdge(neighbor: parser.Node | undefined): boolean {
  return neighbor === undefined || neighbor.type === 'combinator';
}
