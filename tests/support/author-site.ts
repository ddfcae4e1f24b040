import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileChange } from '@/lib/content/authoring/file-change';
import { forgetContent } from '@/lib/content/content';
import { writeChanges } from '@/lib/export/build/write-changes';
import { writeTree } from './write-tree';

/** A site for commands of authors, in a folder of its own. */
export interface AuthorSite {
  folder: string;
  /** Writes what a command has planned, and reads the content anew. */
  write(changes: readonly FileChange[]): void;
  /** The text of a file; nothing when it is not there. */
  text(file: string): string | undefined;
}

/** Makes a site of these files, configured like the fixtures, and the one that is compiled. */
export function authorSite(folder: string, files: Readonly<Record<string, string>>): AuthorSite {
  process.env.SITE_DIR = writeTree(folder, {
    'site.config.ts': `import { site } from '${resolve('tests/fixtures/content/site')}';
const items = [{ type: 'doc', docId: 'guides/old', label: 'Old' }, { to: '/guides/old#x', label: 'X' }];
export default { ...site, logo: { src: '/l.svg' }, navbar: { ...site.navbar, items } };
`,
    'public/l.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    ...files,
  });
  return {
    folder,
    write: (changes) => {
      writeChanges(folder, changes);
      forgetContent();
    },
    text: (file) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined,
  };
}

/** The text of a page. */
export function pageText(body: string, frontMatter = 'title: A page'): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}
