import type { AppTheme } from '@/lib/classes/data/theme-config';
import { compilerFile } from '@/lib/player/build/player-assets';
import type { SampleCompilation, SampleFiles } from '@/lib/player/sample-protocol';
import { startWorker } from './worker';

let script: Promise<string> | undefined;

/**
 * Compiles a sample with the script of the compiler worker, which normally runs in the browser. The theme
 * defaults to that of NativeWind's preset.
 */
export async function compileInWorker(
  files: SampleFiles,
  theme?: AppTheme,
): Promise<SampleCompilation> {
  return (await startCompiler())(files, theme);
}

/**
 * Starts the compiler worker. The returned function compiles one sample after the other, so wait for each
 * result.
 */
export async function startCompiler(): Promise<typeof compileInWorker> {
  script ??= compilerFile().then(({ content }) => content);
  const ask = startWorker<SampleCompilation>(await script);
  return (files, theme) => ask({ files, theme });
}
