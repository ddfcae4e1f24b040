import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../project';

/** The script of a file beside this one, for a browser. */
export async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts', 'search-bench', name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
