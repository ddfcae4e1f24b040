/** Web worker that checks the classes in the files of a folder. It reads code and never runs it. */

import type { CheckTerms } from '@/lib/classes/check/class-problems';
import { toCombinedAsk } from '@/lib/classes/check/combined-ask';
import { toCheckTerms } from '@/lib/classes/check/file-check';
import { checkFolder } from '@/lib/classes/check/folder-check';
import { type ClassSupport, PLATFORMS } from '@/lib/classes/data/class-data';
import { type Lookup, toLookup } from '@/lib/classes/lookup/lookup';
import type { LookupData } from '@/lib/classes/lookup/lookup-index';
import type { FromFolderWorker, ToFolderWorker } from './folder-protocol';

/** Questions to the page that it has not answered, keyed by id. */
const waiting = new Map<number, (classes: ClassSupport[]) => void>();
let lastId = 0;

/** Class data, keyed by URL. */
const loaded = new Map<string, { lookup: Lookup; terms: CheckTerms }>();

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
  const { lookup, terms } = await load(url);
  await checkFolder(
    files.map(({ path, content }) => ({ name: path, read: () => content.text() })),
    {
      sources: { lookup, ask: toCombinedAsk(askPage), asksAll: hasTheme },
      terms,
      onChecked: (checked) => send({ checked }),
    },
  );
  send({ isDone: true });
}

/** Loads the class data. Later calls use the data again, so that a check also works offline. */
async function load(url: string) {
  const known = loaded.get(url);
  if (known) return known;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: LookupData = await response.json();
  const sources = { lookup: toLookup(data), terms: toCheckTerms(data, PLATFORMS) };
  loaded.set(url, sources);
  return sources;
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
