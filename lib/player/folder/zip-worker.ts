/** Web worker that unpacks the scripts in a ZIP file. */
import { answerQuestions } from '@/lib/browser/worker-client';
import type { ZipEntry } from './folder-protocol';
import { unpackScripts } from './unpack-scripts';

answerQuestions(async (file: Blob): Promise<ZipEntry[]> => {
  const entries = unpackScripts(new Uint8Array(await file.arrayBuffer()));
  return entries.map(({ path, size, content }) => ({
    path,
    size,
    ...(content && { content: new Blob([content]) }),
  }));
});
