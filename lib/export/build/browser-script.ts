import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { generatedDir, root, siteDir } from './project-paths';

/** File of a browser script that is split into several files. */
export interface ScriptFile {
  name: string;
  content: Uint8Array;
}

/**
 * Folder with the site's own UI texts. A fixture site of the tests only has it if it overrides the default
 * texts.
 */
const ownMessages = join(siteDir, 'content', 'messages');

/**
 * esbuild import aliases for the modules that differ from site to site: configuration, generated modules and
 * UI texts.
 */
export const alias = {
  '@/site.config': join(siteDir, 'site.config.ts'),
  '@/.generated': generatedDir,
  ...(existsSync(ownMessages) && { '@/content/messages': ownMessages }),
};

const options = {
  bundle: true,
  write: false,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  alias,
} satisfies BuildOptions;

/**
 * Bundles a module and its imports into one classic script for browsers, and resolves to its source. `path`
 * is relative to the project root.
 */
export async function bundleScript(path: string): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(root, path)],
    format: 'iife',
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Bundles a module for browsers and resolves to its files. The first file is the module with its static
 * imports. Dynamically imported modules become separate files in the same folder. `path` is relative to the
 * project root.
 */
export async function bundleModule(path: string, basePath: string): Promise<ScriptFile[]> {
  const parts = new Set<string>();
  const module: BuildOptions = {
    ...options,
    format: 'esm',
    outdir: root,
    entryNames: '[name]',
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    },
  };
  const whole = await build({
    ...module,
    entryPoints: [join(root, path)],
    plugins: [keepApart(parts)],
  });
  // Sorted because the generated file names depend on the order of the entry points.
  const later = await build({ ...module, entryPoints: [...parts].sort(), splitting: true });
  return [whole, later].flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path: file, contents }) => ({
      name: relative(root, file),
      content: contents,
    })),
  );
}

/**
 * esbuild plugin that leaves dynamically imported modules out of the bundle and adds their paths to `parts`.
 */
function keepApart(parts: Set<string>): Plugin {
  return {
    name: 'keep-apart',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const found = await resolve(path, { kind: 'import-statement', importer, resolveDir });
        parts.add(found.path);
        return { path: `./${basename(found.path, extname(found.path))}.js`, external: true };
      });
    },
  };
}

/**
 * Bundles the script that every page loads and writes it to the export in `dir`. Its path contains a hash of
 * the code, so browsers can cache it indefinitely. Resolves to its URL path, including the base path.
 */
export async function writePageScript(dir: string, basePath: string): Promise<string> {
  const files = await bundleModule('components/shell/page-script.ts', basePath);
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  const folder = `assets/page/${hash.digest('hex').slice(0, 12)}`;
  await mkdir(join(dir, folder), { recursive: true });
  await Promise.all(files.map(({ name, content }) => writeFile(join(dir, folder, name), content)));
  return `${basePath}/${folder}/${files[0]?.name}`;
}
