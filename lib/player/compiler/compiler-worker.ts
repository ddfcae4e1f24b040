/** A worker of the page: compiles samples as readers edit them. It never runs their code. */
import type { SampleFiles } from '@/lib/player/protocol';
import { compileSample } from './compile-sample';

self.onmessage = async ({ data }: MessageEvent<{ id: number; files: SampleFiles }>) => {
  const { id, files } = data;
  try {
    self.postMessage({ id, result: await compileSample(files) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ id, result: { ok: false, problem: { message } } });
  }
};
