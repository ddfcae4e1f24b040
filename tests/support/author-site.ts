import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileChange } from '@/lib/content/authoring/file-change';
import type { Content } from '@/lib/content/content';
import { writeChanges } from '@/lib/export/build/write-changes';
import { freshSite, siteReport } from './site';
import { writeTree } from './write-tree';

/** Site in a separate folder, for tests of author commands such as `npm run new`. */
export interface AuthorSite {
  folder: string;
  /** Writes the changes that a command has planned. */
  write(changes: readonly FileChange[]): void;
  /** Returns a file's text, or `undefined` if the file does not exist. */
  text(file: string): string | undefined;
  /** Reads the site again from its current files. */
  read(): Content;
  /** Resolves to an error report on the current files, or to an empty string if there are no errors. */
  report(): Promise<string>;
}

/**
 * Creates a site with these files in a folder. Unless `files` replaces them, adds a logo and a configuration
 * that is based on `tests/fixtures/content/site`.
 */
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

/** Returns the text of a page file with this front matter and body. */
export function pageText(body: string, frontMatter = 'title: A page'): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}
