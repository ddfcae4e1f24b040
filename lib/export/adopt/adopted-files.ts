/** Computes the files of a new site from a commit of the template and the answers. Reads and writes nothing. */
import { dirname } from 'node:path/posix';
import {
  adoptedDocument,
  adoptedSnippets,
  adoptedTurns,
  adoptedWorkflow,
  type KeptParts,
} from './adopted-documents';
import {
  adoptedCommands,
  adoptedKnip,
  adoptedPackage,
  type TemplateRecord,
} from './adopted-package';
import { withAccent } from './brand-colors';
import { emptyForms, isLeftOut, usedByName } from './left-out';
import { type ModuleGraph, reachableFiles, toModuleGraph } from './module-graph';
import { starterFiles } from './starter-site';

/** Contents of files, keyed by path relative to the project root. */
export type FileContents = ReadonlyMap<string, Uint8Array>;

/** Folder of the template with the empty forms of modules. */
const EMPTY = 'lib/export/adopt/empty';

/** Package of a second TypeScript compiler, which is faster. A new site has one compiler, which takes less space. */
const NATIVE_COMPILER = 'typescript-native';

const isTest = (path: string) => path.startsWith('tests/');
const isCode = (path: string) => /\.(?:[cm]?[jt]sx?|css)$/.test(path);
const isParsed = (path: string) => isCode(path) && !path.startsWith('tests/fixtures/');

/**
 * Returns the files of a new site, keyed by path. `template` are the files of the template, `pictures` those of the
 * brand. Leaves out modules that no kept entry point reaches, and tests of modules that are left out.
 */
export function adoptedFiles(
  template: FileContents,
  record: TemplateRecord,
  pictures: FileContents,
): Map<string, Uint8Array> {
  const decoder = new TextDecoder();
  const read = (path: string) => decoder.decode(template.get(path));
  const texts = new Map(
    [...template.keys()].filter(isParsed).map((path) => [path, read(sourceOf(path))]),
  );
  const graph = toModuleGraph(texts);
  const starter = starterFiles(record.answers);
  const written = [
    ...Object.keys(starter),
    ...pictures.keys(),
    'package.json',
    'package-lock.json',
  ];
  const files = keptFiles([...template.keys()], graph, new Set(written));
  const all = new Set([...files, ...written]);
  const commands = new Set(Object.keys(adoptedCommands(JSON.parse(read('package.json')), all)));
  const parts: KeptParts = { template: new Set(template.keys()), files: all, commands };
  const used = new Set([...files].flatMap((path) => [...(graph.packages.get(path) ?? [])]));
  const ofPackage = adoptedPackage(read('package.json'), { files: all, used, template: record });
  const { dependencies, devDependencies } = JSON.parse(ofPackage);
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const changed: Record<string, (text: string) => string> = {
    '.vscode/pages.code-snippets': (text) => adoptedSnippets(text, record.answers),
    'app/manifest.webmanifest/route.ts': (text) =>
      text.replace(/theme_color: '#\w+'/, `theme_color: '${record.answers.color}'`),
    'app/styles/tokens.css': (text) => withAccent(text, record.answers.color),
    'knip.json': (text) => adoptedKnip(text, all, packages),
    'tests/fixtures/content/site.ts': (text) => text.replace(/, (?:classes|player): [^,}]+/g, ''),
    'tests/support/in-turn.ts': (text) => adoptedTurns(text, parts),
  };
  const contentOf = (path: string): Uint8Array | undefined => {
    const change = changed[path] ?? textChange(path, parts);
    const source = sourceOf(path);
    if (!change && !texts.get(path)?.includes(NATIVE_COMPILER)) return template.get(source);
    const text = read(source).replaceAll(NATIVE_COMPILER, 'typescript');
    return encode(change ? change(text) : text);
  };
  return new Map(
    [
      ...[...files].map((path) => [path, contentOf(path)] as const),
      ...pictures,
      ...Object.entries(starter).map(([path, text]) => [path, encode(text)] as const),
      ['package.json', encode(ofPackage)] as const,
    ].flatMap(([path, content]) => (content ? [[path, content]] : [])),
  );
}

/** Returns the path of the file in the template that has the content of a file of the new site. */
function sourceOf(path: string): string {
  const form = emptyForms[path];
  return form === undefined ? path : `${EMPTY}/${form}`;
}

function textChange(path: string, parts: KeptParts): ((text: string) => string) | undefined {
  if (path.endsWith('.md') && !path.startsWith('tests/fixtures/'))
    return (text) => adoptedDocument(text, path, parts);
  if (path.startsWith('.github/workflows/')) return (text) => adoptedWorkflow(text, parts);
  return undefined;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * Returns the paths of the files that are copied. `paths` are those of all files of the template, and `written` those
 * of the files that are written from the answers.
 */
function keptFiles(
  paths: readonly string[],
  graph: ModuleGraph,
  written: ReadonlySet<string>,
): Set<string> {
  const copied = paths.filter((path) => !isLeftOut(path));
  const product = keptOfProduct(copied, graph);
  const tests = keptTests(copied.filter(isTest), graph, new Set([...product, ...written]));
  return new Set([...product, ...tests]);
}

/** Returns the files outside of `tests` that stay. */
function keptOfProduct(copied: readonly string[], graph: ModuleGraph): Set<string> {
  const all = copied.filter((path) => !isTest(path));
  const known = new Set(all);
  const isEntry = (path: string) => isCode(path) && /^(?:app|scripts)\/|^[^/]+$/.test(path);
  const entries = [...all.filter(isEntry), ...usedByName];
  const reached = reachableFiles(graph, entries, (path) => known.has(path));
  const inRooms = (path: string) =>
    /^(?:app|components|content\/messages|lib|scripts)\//.test(path);
  const isUsed = (path: string): boolean => {
    if (!inRooms(path) || reached.has(path)) return true;
    if (path.endsWith('.d.mts')) return reached.has(path.replace('.d.mts', '.mjs'));
    return !isCode(path) || (path.endsWith('.css') && !path.endsWith('.module.css'));
  };
  const modules = new Set(all.filter((path) => reached.has(path)).map(dirname));
  // Other files, such as a font or a README, stay with the modules in its folder.
  const hasModules = (path: string) =>
    modules.has(dirname(path)) ||
    (path.endsWith('README.md') &&
      [...modules].some((folder) => folder.startsWith(`${dirname(path)}/`)));
  return new Set(
    all.filter(
      (path) =>
        isUsed(path) &&
        (!inRooms(path) || reached.has(path) || hasModules(path) || path.endsWith('.d.mts')),
    ),
  );
}

/** Returns the files in `tests` that stay: tests of kept modules, what they import, and fixtures. */
function keptTests(
  paths: readonly string[],
  graph: ModuleGraph,
  product: ReadonlySet<string>,
): string[] {
  const known = new Set(paths);
  const isGone = (path: string) => (isTest(path) ? !known.has(path) : !product.has(path));
  const importsGone = (path: string) => {
    const imported = reachableFiles(
      { ...graph, mentions: new Map() },
      [path],
      (next) => isTest(next) || isGone(next),
    );
    return [...imported].some(isGone);
  };
  // The modules stay, but without what the tests look at.
  const importsEmpty = (path: string) =>
    [...(graph.imports.get(path) ?? [])].some((file) => file in emptyForms);
  const mentionsGone = (path: string) =>
    [...(graph.mentions.get(path) ?? [])].some(
      (file) => /^(?:app|components|docs|lib|scripts)\//.test(file) && isGone(file),
    );
  const tests = paths.filter(
    (path) =>
      path.endsWith('.test.ts') && !importsGone(path) && !importsEmpty(path) && !mentionsGone(path),
  );
  const used = reachableFiles(
    { ...graph, mentions: new Map() },
    [...tests, ...usedByTests],
    (path) => known.has(path),
  );
  return paths.filter((path) => used.has(path) || /^tests\/(?:fixtures\/|README)/.test(path));
}

/** Modules in `tests` that Playwright runs, and programs that tests start. */
const usedByTests = [
  'tests/support/export.setup.ts',
  'tests/support/global-setup.ts',
  'tests/support/in-turn.ts',
  'tests/support/long.ts',
  'tests/support/reporter.ts',
  'tests/support/trace-reads.ts',
];
