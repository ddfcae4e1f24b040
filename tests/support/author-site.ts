import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileChange } from '@/lib/content/authoring/file-change';
import type { Content } from '@/lib/content/content';
import { writeChanges } from '@/lib/export/build/write-changes';
import { freshSite, siteReport } from './site';
import { writeTree } from './write-tree';

/** A site for commands of authors, in a folder of its own. */
export interface AuthorSite {
  folder: string;
  /** Writes what a command has planned. */
  write(changes: readonly FileChange[]): void;
  /** The text of a file; nothing when it is not there. */
  text(file: string): string | undefined;
  /** The site as its files are now. */
  read(): Content;
  /** The report of everything wrong with the site as its files are now; empty when nothing is. */
  report(): Promise<string>;
}

/** Makes a site of these files, configured like the fixtures. */
export function authorSite(folder: string, files: Readonly<Record<string, string>>): AuthorSite {
  writeTree(folder, {
    'site.config.ts': `import { site } from '${resolve('tests/fixtures/content/site')}';
const items = [{ type: 'doc', docId: 'guides/old', label: 'Old' }, { to: '/guides/old#x', label: 'X' }];
export default { ...site, logo: { src: '/l.svg' }, navbar: { ...site.navbar, items } };
`,
    'public/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    ...files,
  });
  return {
    folder,
    write: (changes) => writeChanges(folder, changes),
    text: (file) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined,
    read: () => freshSite(folder),
    report: () => siteReport(undefined, folder),
  };
}

/** The text of a page. */
export function pageText(body: string, frontMatter = 'title: A page'): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}
