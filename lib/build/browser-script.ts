import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './project-paths';

/** Bundles a module of the project, named by its path, with all that it imports to one classic script for browsers. */
export async function bundleScript(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}
