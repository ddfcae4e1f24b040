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
  script ??= compilerFile().then(({ content }) => content);
  return startWorker<SampleCompilation>(await script)({ files, theme });
}
