/** Web worker that checks the classes in the files of a folder. It reads code and never runs it. */
import { toCombinedAsk } from '@/lib/classes/check/combined-ask';
import { toCheckTerms } from '@/lib/classes/check/file-check';
import { checkFolder } from '@/lib/classes/check/folder-check';
import { type ClassSupport, PLATFORMS } from '@/lib/classes/data/class-data';
import { toLookup } from '@/lib/classes/lookup/lookup';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import type { FromFolderWorker, ToFolderWorker } from './folder-protocol';

/** Questions to the page that it has not answered, keyed by id. */
const waiting = new Map<number, (classes: ClassSupport[]) => void>();
let lastId = 0;

self.onmessage = ({ data }: MessageEvent<ToFolderWorker>) => {
  if ('files' in data) {
    check(data).catch((error) => send({ failed: String(error?.message ?? error) }));
    return;
  }
  waiting.get(data.id)?.(data.classes);
  waiting.delete(data.id);
};

async function check({
  files,
  data: url,
  hasTheme,
}: Extract<ToFolderWorker, { files: unknown }>): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: LookupData = await response.json();
  await checkFolder(
    files.map(({ path, content }) => ({ name: path, read: () => content.text() })),
    {
      sources: { lookup: toLookup(data), ask: toCombinedAsk(askPage), asksAll: hasTheme },
      terms: toCheckTerms(data, PLATFORMS),
      onChecked: (checked) => send({ checked }),
    },
  );
  send({ isDone: true });
}

function askPage(ask: string[]): Promise<ClassSupport[]> {
  const id = ++lastId;
  send({ id, ask });
  return new Promise((resolve) => {
    waiting.set(id, resolve);
  });
}

function send(message: FromFolderWorker): void {
  self.postMessage(message);
}
