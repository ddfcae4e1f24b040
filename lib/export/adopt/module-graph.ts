import { dirname, join } from 'node:path/posix';
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

/** Files of a project as text, keyed by their path relative to the project root. */
export type ModuleSources = ReadonlyMap<string, string>;

/** Imports of each module of a project. */
export interface ModuleGraph {
  /** Files that each module imports, keyed by the path of the module. */
  imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files whose path is a string in a module, keyed by the path of the module. */
  mentions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the packages that each module imports, keyed by the path of the module. */
  packages: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Returns the imports of all scripts and style sheets of a project. Type imports count. Code in strings does not
 * count, such as the code that a program writes. Throws a SyntaxError when a module does not parse.
 */
export function toModuleGraph(sources: ModuleSources): ModuleGraph {
  const imports = new Map<string, Set<string>>();
  const mentions = new Map<string, Set<string>>();
  const packages = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (!/\.(?:[cm]?[jt]sx?|css)$/.test(path)) continue;
    const named = path.endsWith('.css') ? stylesNamed(text) : scriptsNamed(path, text);
    const toFiles = (names: readonly string[]) =>
      new Set(names.flatMap((name) => resolveFile(name, path, sources) ?? []));
    imports.set(path, toFiles(named.imports));
    mentions.set(path, toFiles(named.strings));
    const ofPackages = path.endsWith('.css') ? [] : named.imports;
    packages.set(path, new Set(ofPackages.flatMap((name) => packageOf(name) ?? [])));
  }
  return { imports, mentions, packages };
}

/**
 * Returns the entries and all files that they import or mention, directly or not. Ignores files for which `isIn` is
 * false.
 */
export function reachableFiles(
  { imports, mentions }: ModuleGraph,
  entries: Iterable<string>,
  isIn: (path: string) => boolean = () => true,
): Set<string> {
  const found = new Set(entries);
  for (const path of found)
    for (const next of [...(imports.get(path) ?? []), ...(mentions.get(path) ?? [])])
      if (isIn(next)) found.add(next);
  return found;
}

interface Named {
  /** Strings that may be the path of a file. */
  strings: string[];
  /** Import specifiers. */
  imports: string[];
}

function stylesNamed(text: string): Named {
  const paths = [...text.matchAll(/(?:from|@import|url\()\s*["']([^"']+)["']/g)];
  return { imports: paths.map(([, path = '']) => path), strings: [] };
}

function scriptsNamed(path: string, text: string): Named {
  const strings: string[] = [];
  const imports: string[] = [];
  visit(parse(text, { sourceType: 'module', plugins: pluginsFor(path) }).program, (node) => {
    if (node.type === 'StringLiteral') strings.push(node.value);
    const source = importedBy(node);
    if (source !== undefined) imports.push(source);
  });
  return { strings, imports };
}

function pluginsFor(path: string): ('typescript' | 'jsx')[] {
  // In a .ts file, `<T>value` is a type assertion, which the JSX plugin does not parse.
  return /\.(?:[jt]sx|m?js)$/.test(path) ? ['typescript', 'jsx'] : ['typescript'];
}

function importedBy(node: Node): string | undefined {
  if (
    (node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration') &&
    node.source
  )
    return node.source.value;
  if (node.type === 'TSImportType')
    return 'value' in node.argument ? String(node.argument.value) : undefined;
  if (node.type !== 'CallExpression') return undefined;
  const [first] = node.arguments;
  const { callee } = node;
  const isImport =
    callee.type === 'Import' ||
    (callee.type === 'Identifier' && callee.name === 'require') ||
    (callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'resolve');
  return isImport && first?.type === 'StringLiteral' ? first.value : undefined;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.mts'];

/** Returns the path of the file that a specifier or a path names. Undefined if there is no such file. */
function resolveFile(name: string, from: string, sources: ModuleSources): string | undefined {
  const path = /^\.{1,2}\//.test(name) ? join(dirname(from), name) : name.replace(/^@\//, '');
  return ENDINGS.map((ending) => path + ending).find((file) => sources.has(file));
}

/** Returns the name of the package in an import specifier. Undefined for files and for modules of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^(?:\.{0,2}\/|@\/|node:|node_modules\b)/.test(specifier)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
}
