import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files';
import { root } from './project-paths';

/**
 * Resolves to the entry points of browser code, relative to the project root: client components, custom
 * elements, page scripts, workers, and the scripts of the sandboxed iframes.
 */
export async function browserEntries(): Promise<string[]> {
  const folders = ['app', 'components', 'lib'];
  const lists = folders.map(async (folder) =>
    (await listFiles(join(root, folder))).map((name) => `${folder}/${name}`),
  );
  const files = (await Promise.all(lists)).flat().filter((file) => /\.tsx?$/.test(file));
  const isEntry = (file: string) =>
    /\.element\.ts$|\/(?:page-script|head-script|offline-page|[\w-]+-worker(?:-v\d)?|(?:frame|theme)-program)\.ts$/.test(
      file,
    );
  const isClient = (file: string) =>
    /^['"]use client['"]/m.test(readFileSync(join(root, file), 'utf8'));
  return ['instrumentation-client.ts', ...files.filter((file) => isEntry(file) || isClient(file))];
}
