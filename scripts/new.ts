/**
 * `npm run new`: creates a page, utility page, post or partial, and adds docs pages to the sidebar. Prompts
 * for missing values in a terminal and checks each answer immediately, unless `--yes` is set. `--dry-run` only
 * prints the changes.
 */
import { planPage } from '@/lib/content/authoring/new-page';
import { askForPage } from '@/lib/export/build/ask-for-page';
import { runCommand } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { withDialog } from '@/lib/export/build/terminal-dialog';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run new -- page|utility|post|partial path [flags]',
  about:
    'Creates a page, a utility page, a post, or a partial. Asks for missing values in a terminal.',
  boolean: { yes: 'do not ask for missing values', 'dry-run': 'only print the changes' },
  string: {
    title: 'the title; made from the path by default',
    description: 'the description for search engines and link previews',
    version: 'a docs version other than the latest, such as v2',
    after: 'the doc after which the page appears in the sidebar',
    plugin: 'the class family of a utility page, such as gap',
    authors: 'the authors of a post, such as a,b',
    date: 'the date of a post, such as 2026-11-21; today by default',
  },
  words: 2,
  failure: 'the page cannot be created',
};

process.chdir(root);
await runCommand(command, async (flags) => {
  const [kind, path] = flags.words;
  const date = flags.date ?? new Date().toISOString().slice(0, 10);
  const content = loadSite(siteDir, openResults);
  await withDialog(flags.yes, async (dialog) => {
    const page = await askForPage(content, { ...flags, kind, path, date }, dialog);
    applyChanges(siteDir, planPage(content, page), flags['dry-run']);
  });
});
