import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { generatedDir, root, siteDir } from './project-paths';

/** A file of a script that comes in parts. */
export interface ScriptFile {
  name: string;
  content: Uint8Array;
}

/** The words of the interface of another site, if it has its own. */
const ownMessages = join(siteDir, 'content', 'messages');

/** Where browser code finds what depends on the site. */
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

/** Bundles a module of the project, named by its path, with all that it imports to one classic script for browsers. */
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
 * Bundles a module of the project to one module for browsers, and what it loads later to parts
 * beside it, with the configuration of the site that is built. The module itself comes first.
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
  // In one order, since the names of the files depend on it.
  const later = await build({ ...module, entryPoints: [...parts].sort(), splitting: true });
  return [whole, later].flatMap(({ outputFiles = [] }) =>
    outputFiles.map(({ path: file, contents }) => ({
      name: relative(root, file),
      content: contents,
    })),
  );
}

/** Leaves what a module loads later to files of their own, and notes the modules that they are made of. */
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

/** The script of every page: bundled for the site that is built, and published below a folder that changes with it. */

/** Writes the script and its parts into an export; resolves to its URL path. */
export async function writePageScript(dir: string, basePath: string): Promise<string> {
  const files = await bundleModule('components/shell/page-script.ts', basePath);
  const hash = createHash('sha256');
  for (const { name, content } of files) hash.update(name).update(content);
  const folder = `assets/page/${hash.digest('hex').slice(0, 12)}`;
  await mkdir(join(dir, folder), { recursive: true });
  await Promise.all(files.map(({ name, content }) => writeFile(join(dir, folder, name), content)));
  return `${basePath}/${folder}/${files[0]?.name}`;
}
