/** Finds the packages whose code is in the scripts of an export. */
import { build, type Plugin } from 'esbuild';
import type { Code } from '@/lib/config/results';
import { hasPlayer } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { skillPrograms } from '@/lib/export/agents/skill-programs';
import { browserEntries } from '@/lib/export/build/browser-entries';
import { alias } from '@/lib/export/build/browser-script';
import { root } from '@/lib/export/build/project-paths';
import { bundledModules } from '@/lib/player/build/build-player';
import { filesForBrowser, filesIn, stubs } from '@/lib/player/build/bundle-program';
import { libraryWorkers, sourcesOfLibraries } from '@/lib/player/build/library-files';
import { packageFolders } from './notices';

/**
 * Packages in the scripts that Next adds to every page. A long test compares them with the source maps of a
 * build.
 */
const NEXT_PACKAGES = [
  'next',
  'next/dist/compiled/process',
  'next/dist/compiled/react',
  'next/dist/compiled/react-dom',
  'next/dist/compiled/react-server-dom-turbopack',
  'next/dist/compiled/scheduler',
  '@swc/helpers',
].map((name) => `node_modules/${name}`);

/** Folder with the browser programs that are bundled with separate settings. */
const PLAYER = 'lib/player/';

/** Code of the player's programs. Its hash is part of the cache keys. */
const code: Code = {
  modules: ['lib/export/notices/shipped-packages.ts', ...bundledModules],
  files: ['lib/player', 'lib/classes'],
};

/**
 * Resolves to the folders of all packages in the scripts of a site's export, relative to the project root,
 * sorted and without duplicates.
 */
export async function shippedPackages(content: Content): Promise<string[]> {
  const entries = await browserEntries();
  const isOfPlayer = (entry: string) => entry.startsWith(PLAYER);
  const lists = await Promise.all([
    ownPackages(entries.filter((entry) => !isOfPlayer(entry))),
    hasPlayer(content.config) ? playerPackages(content, entries.filter(isOfPlayer)) : [],
    skillPrograms(content).then(({ packages }) => packages),
  ]);
  return [...new Set([...NEXT_PACKAGES, ...lists.flat()])].sort();
}

/** Resolves to the packages in the scripts of the pages, without those of Next and React. */
async function ownPackages(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    outdir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    alias,
    define: { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [withoutNext],
  });
  return packageFolders(filesIn(metafile));
}

const withoutNext: Plugin = {
  name: 'without-next',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:next|react|react-dom)(?:\/|$)/ }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

/** Resolves to the packages in the programs of live samples, and of the class lookup. */
function playerPackages(content: Content, entries: readonly string[]): Promise<string[]> {
  const others = entries.filter((entry) => !libraryWorkers.includes(entry));
  return content.openResults<string[]>('shipped-packages', code).result(others, async () => {
    const lists = await Promise.all([
      sourcesOfLibraries(),
      ...others.map((entry) => filesForBrowser(entry.slice(PLAYER.length), { plugins: [stubs] })),
    ]);
    return packageFolders(lists.flat());
  });
}
