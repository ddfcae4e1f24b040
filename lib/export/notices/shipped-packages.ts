/** Finds the packages whose code is in the scripts of an export. */
import { build, type Plugin } from 'esbuild';
import type { Content } from '@/lib/content/content';
import { browserEntries } from '@/lib/export/build/browser-entries';
import { alias } from '@/lib/export/build/browser-script';
import { root } from '@/lib/export/build/project-paths';
import { filesIn } from '@/lib/player/build/bundled-files';
import { packageFolders } from './notices';
import { packagesOfPrograms } from './program-packages';

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
const PROGRAMS = 'lib/player/';

/**
 * Resolves to the folders of all packages in the scripts of a site's export, relative to the project root,
 * sorted and without duplicates.
 */
export async function shippedPackages(content: Content): Promise<string[]> {
  const entries = await browserEntries();
  const isProgram = (entry: string) => entry.startsWith(PROGRAMS);
  const lists = await Promise.all([
    ownPackages(entries.filter((entry) => !isProgram(entry))),
    packagesOfPrograms(content, entries.filter(isProgram)),
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
