import { playerFiles } from '@/.generated/player';
import type { Compilation, SampleFiles } from '@/lib/player/protocol';
import { withBasePath } from '@/lib/shell/base-path';
import { AskedWorker } from '@/lib/worker/ask-worker';

/** A compilation that takes longer than this has hung. */
const PATIENCE = 20_000;

const compiler = new AskedWorker<SampleFiles, Compilation>(
  'The compiler',
  withBasePath(playerFiles.compiler),
  PATIENCE,
);

/** Compiles the files of a sample in the one worker of the page. */
export function compile(files: SampleFiles): Promise<Compilation> {
  return compiler.ask(files).catch(({ message }: Error) => ({ ok: false, problem: { message } }));
}
