import { expect, test } from '@playwright/test';
import { collectFiles, MOST_FOUND } from '@/components/classes/folder/collect-files';

/** Content of a folder: text of files, an error for what cannot be read, and folders. */
interface Tree {
  [name: string]: string | Error | Tree;
}

/** Returns the entry that a browser creates for a dropped file or folder. */
function toEntry(content: Tree[string], path: string): FileSystemEntry {
  const isDirectory = typeof content === 'object' && !(content instanceof Error);
  const children = isDirectory
    ? Object.entries(content).map(([name, child]) => toEntry(child, `${path}/${name}`))
    : [];
  const entry = {
    isDirectory,
    isFile: !isDirectory,
    name: path.split('/').at(-1) ?? '',
    fullPath: path,
    file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
      content instanceof Error
        ? reject(content)
        : resolve(new File([String(content)], path.split('/').at(-1) ?? '')),
    createReader: () => ({
      // Chromium returns at most 100 entries per call.
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) =>
        resolve(children.splice(0, 100)),
    }),
  };
  return entry as unknown as FileSystemEntry;
}

const collect = (content: Tree, signal = new AbortController().signal) =>
  collectFiles([toEntry(content, '/app')], { say: () => {}, signal });

test('a dropped folder is searched, except node_modules and folders with a dot', async () => {
  const { found, notices, isCut } = await collect({
    'App.tsx': '<View />',
    'logo.png': 'png',
    'gone.tsx': new Error('it was deleted'),
    node_modules: { 'index.js': 'x' },
    '.git': { 'hook.js': 'x' },
    list: { 'Row.tsx': '<Text />' },
  });
  expect(found.map(({ path, size }) => [path, size])).toEqual([
    ['app/App.tsx', 8],
    ['app/logo.png', 0],
    ['app/node_modules/', 0],
    ['app/.git/', 0],
    ['app/list/Row.tsx', 8],
  ]);
  expect(await found.at(-1)?.content?.text()).toBe('<Text />');
  expect(notices).toEqual([
    { file: 'app/gone.tsx', text: 'Not checked, because it cannot be read: it was deleted.' },
  ]);
  expect(isCut).toBe(false);
});

test('a search ends at its limit, and when it is canceled', async () => {
  const many = Array.from({ length: MOST_FOUND + 5 }, (_, at): [string, string] => [
    `f${at}.txt`,
    '',
  ]);
  const { found, isCut } = await collect(Object.fromEntries(many));
  expect(found).toHaveLength(MOST_FOUND);
  expect(isCut).toBe(true);
  const stop = new AbortController();
  stop.abort();
  expect((await collect({ 'App.tsx': '' }, stop.signal)).found).toEqual([]);
});

test('files from a dialog have their paths in the folder', async () => {
  const inFolder = new File(['<View />'], 'App.tsx');
  Object.defineProperty(inFolder, 'webkitRelativePath', { value: 'app/src/App.tsx' });
  const alone = new File(['<Text />'], 'Row.tsx');
  const { found } = await collectFiles([inFolder, alone], {
    say: () => {},
    signal: new AbortController().signal,
  });
  expect(found.map(({ path }) => path)).toEqual(['app/src/App.tsx', 'Row.tsx']);
});
