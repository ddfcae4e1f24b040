/** Writes the generated modules that the app imports to `.generated/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFile } from '@/lib/config/read-config';
import { type SiteConfig, siteParts } from '@/lib/config/site';
import {
  type ContentError,
  type ReportItem,
  toReportItems,
} from '@/lib/config/source/content-error';
import { readModule } from '@/lib/config/source/site-files';
import type { Content, DocsVersion } from '@/lib/content/content';
import { readExamples } from '@/lib/content/entries/playground-examples';
import { flattenLinks, isUtilityPath } from '@/lib/content/versions/nav-tree';
import type { MadeFiles, PlayerFiles } from '@/lib/player/player-files';
import type { SearchManifest } from '@/lib/search/manifest';
import type { SiteNavigation, VersionNavigation } from '@/lib/site/navigation/site-navigation';
import { type PageSupport, utilitySupport } from '@/lib/site/pages/utility-support';
import { bundleHeadScript, toSettingsModule } from './bundle-head-script';
import { fromRoot, generatedDir, siteDir } from './project-paths';

/**
 * Writes all generated modules. Skips unchanged files, so watchers do not see a change. The revision, report,
 * support, player and search modules are only written if they are missing, with default values. An outdated
 * player module is also replaced.
 */
export function generateModules(content: Content): void {
  const { config, folder } = content;
  const navigation = JSON.stringify(toSiteNavigation(content.versions));
  write(
    'navigation.ts',
    `import type { SiteNavigation } from '@/lib/site/navigation/site-navigation';\n\nexport const navigation: SiteNavigation = ${navigation};\n`,
  );
  write('home.ts', toHome(content));
  writeElements(config);
  write('settings.ts', toSettingsModule(config));
  write(
    'head-script.ts',
    `export const headScript = ${JSON.stringify(bundleHeadScript(config))};\n`,
  );
  write('site-config.ts', toSiteConfig(folder));
  write('product.ts', `export const product = ${JSON.stringify(config.product.name)};\n`);
  write(
    'playground.ts',
    `import type { SampleFiles } from '@/lib/player/sample-protocol';\n\nexport const firstExample: SampleFiles | undefined = ${JSON.stringify(Object.values(readExamples(folder).examples)[0])};\n`,
  );
  if (!existsSync(join(generatedDir, 'revision.ts'))) writeRevision('0');
  if (!readGenerated('report.ts').startsWith(reportTypes)) writeReport([], config.basePath);
  if (!existsSync(join(generatedDir, 'page-support.ts'))) writeSupport({});
  const hasFiles = ['theme-files.ts', 'folder-files.ts'].every((name) =>
    existsSync(join(generatedDir, name)),
  );
  if (!hasFiles || !isComplete('player.ts')) writePlayerManifest();
  if (!existsSync(join(generatedDir, 'search.ts')))
    writeSearchManifest({ worker: '', indexes: {} });
}

/**
 * Returns the source of a module that exports the home page's component. It imports only that component, so
 * the home page does not load the CSS of the other page components.
 */
function toHome({ docs }: Content): string {
  const hero = docs.find(({ path }) => path === '/')?.frontMatter.hero;
  if (!hero) return `export { DocPage as HomePage } from '@/components/page/doc/doc-page';\n`;
  if (hero.demo !== undefined)
    return `export { DemoPage as HomePage } from '@/components/landing/demo-page';\n`;
  return `export { LandingPage as HomePage } from '@/components/landing/landing-page';\n`;
}

/**
 * Returns the source of a module with the last valid configuration and its defaults. The browser's code imports it
 * instead of `site.config.ts`.
 */
function toSiteConfig(folder: string): string {
  return `export default ${JSON.stringify(readModule(folder, configFile))};\n`;
}

/**
 * Writes the modules that import the custom elements for the site's content. Live samples have a separate
 * module because the offline copy cannot run them.
 */
function writeElements(site: SiteConfig): void {
  const parts = siteParts(site);
  const content = ['page/elements'];
  if (parts.includes('classes')) content.push('classes/lookup/class-elements');
  write('content-elements.ts', toImports(content));
  const snack = "void import('@/components/player/snack.element');\n";
  const player = toImports(['player/player.element']) + (site.playground === 'snack' ? snack : '');
  write('player-elements.ts', parts.includes('player') ? player : '');
}

function toImports(modules: readonly string[]): string {
  return modules.map((name) => `import '@/components/${name}';\n`).join('');
}

/**
 * Manifest of the live sample player with empty URLs. Used before the first build and for sites without live
 * samples.
 */
const noPlayer: PlayerFiles = {
  sandbox: '',
  compiler: '',
  tools: '',
  classes: '',
  library: '',
  libraries: {},
  folder: '',
};

const playerTypes = `import type { PlayerFiles } from '@/lib/player/player-files';\n`;

/** Whether the player's manifest exists and has all keys. A manifest from an older checkout may lack some. */
function isComplete(file: string): boolean {
  const text = readGenerated(file);
  if (!text.startsWith(playerTypes)) return false;
  return Object.keys(noPlayer).every((key) => text.includes(`"${key}":`));
}

/** Writes the module with the URLs of the search files. */
export function writeSearchManifest(manifest: SearchManifest): void {
  write(
    'search.ts',
    `import type { SearchManifest } from '@/lib/search/manifest';\n\nexport const search: SearchManifest = ${JSON.stringify(manifest)};\n`,
  );
}

const noFiles: MadeFiles = {
  player: noPlayer,
  theme: { frame: '', compiler: '' },
  folder: { worker: '', zip: '' },
};

/** Writes the modules with the URLs of the live sample player. Without an argument, all URLs are empty. */
export function writePlayerManifest({ player, theme, folder }: MadeFiles = noFiles): void {
  write(
    'folder-files.ts',
    `import type { FolderFiles } from '@/lib/player/player-files';\n\nexport const folderFiles: FolderFiles = ${JSON.stringify(folder)};\n`,
  );
  write(
    'theme-files.ts',
    `import type { ThemeFiles } from '@/lib/player/player-files';\n\nexport const themeFiles: ThemeFiles = ${JSON.stringify(theme)};\n`,
  );
  write(
    'player.ts',
    `${playerTypes}\nexport const playerFiles: PlayerFiles = ${JSON.stringify(player)};\n`,
  );
}

/**
 * Writes the module with the content revision. The app imports it, so a new revision re-renders the open page
 * in development.
 */
export function writeRevision(revision: string): void {
  write('revision.ts', `export const revision = ${JSON.stringify(revision)};\n`);
}

// A report from an older checkout starts differently.
const reportTypes = `import type { ShownError } from '@/lib/export/build/generated-modules';\n`;

/** Error in the report that every page shows in development. */
export interface ShownError extends Pick<ReportItem, 'gap' | 'place' | 'details'> {
  /** URL path on the development server that opens the place in the editor. Missing if there is no such file. */
  editor?: string;
}

/**
 * Writes the module with the content errors, which every page shows in development. `repeats` is different if
 * the same errors are written again.
 */
export function writeReport(errors: readonly ContentError[], basePath: string, repeats = 0): void {
  const shown = toReportItems(errors).map((item) => toShownError(item, basePath));
  write(
    'report.ts',
    `${reportTypes}\nexport const report: { errors: ShownError[]; repeats: number } = ${JSON.stringify({ errors: shown, repeats })};\n`,
  );
}

function toShownError(
  { file, position, gap, place, details }: ReportItem,
  basePath: string,
): ShownError {
  const path = join(siteDir, file);
  if (!existsSync(path)) return { gap, place, details };
  const query = new URLSearchParams({
    file: fromRoot(path),
    line1: String(position?.line ?? 1),
    column1: String(position?.column ?? 1),
  });
  // Next's own error messages use this address. It answers with 204, so the open page stays.
  return { gap, place, details, editor: `${basePath}/__nextjs_launch-editor?${query}` };
}

/**
 * Writes the module with the support for utilities that do not work everywhere. Compiles all docs. Rejects
 * with a `CompileError` when one of them has mistakes.
 */
export async function writePageSupport(content: Content): Promise<void> {
  const found = content.versions.map(({ name }) => utilitySupport(content, name));
  const pages = (await Promise.all(found)).flatMap((support) => [...support]);
  const isFull = (support: PageSupport) =>
    Object.values(support).every((level) => level === 'full');
  writeSupport(
    Object.fromEntries(pages.filter(([path, support]) => isUtilityPath(path) && !isFull(support))),
  );
}

function writeSupport(support: Readonly<Record<string, PageSupport>>): void {
  write(
    'page-support.ts',
    `import type { PageSupport } from '@/lib/site/pages/utility-support';\n\nexport const pageSupport: Readonly<Record<string, PageSupport>> = ${JSON.stringify(support)};\n`,
  );
}

/** Returns the text of a generated module, or an empty string if it does not exist. */
function readGenerated(name: string): string {
  const path = join(generatedDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function write(name: string, text: string): void {
  const path = join(generatedDir, name);
  mkdirSync(generatedDir, { recursive: true });
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
}

/** Returns the data about docs versions that the browser needs for navigation. */
function toSiteNavigation(versions: readonly DocsVersion[]): SiteNavigation {
  return { versions: versions.map(toVersionNavigation) };
}

function toVersionNavigation(version: DocsVersion): VersionNavigation {
  const { name, label, path, docs, mainDocId, sidebars } = version;
  const { items, link } = sidebars.docs;
  const listed = new Set(flattenLinks(items).map(({ href }) => href));
  return {
    name,
    label,
    path,
    home: docs.find(({ id }) => id === mainDocId)?.path ?? link.path,
    items,
    others: docs.map((doc) => doc.path).filter((docPath) => !listed.has(docPath)),
  };
}
