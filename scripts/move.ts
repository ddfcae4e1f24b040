/**
 * `npm run move -- from to`: moves a doc to another path in its docs version and updates all references. The
 * old URL remains as an alias. `--dry-run` only prints the changes. Exits with 1 if the page cannot be moved,
 * or with 2 if a flag is unknown or a path is missing.
 */
import { planMove } from '@/lib/content/authoring/move-page';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSoundSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run move -- guides/old-name guides/new-name [--version v2] [--dry-run]',
  about:
    'Moves a page with its pictures, keeps the old URL as an alias, and updates links, sidebars, and\nglossaries.',
  boolean: { 'dry-run': 'only print the changes' },
  string: { version: 'a docs version other than the latest' },
  words: 2,
  failure: 'the page cannot be moved',
};

process.chdir(root);
// Development mode includes drafts, which are moved and updated like all other pages.
Object.assign(process.env, { NODE_ENV: 'development' });
await runCommand(command, async (flags) => {
  const [from, to] = flags.words;
  if (!from || !to) throw new UsageError('Expected two paths.');
  const changes = await planMove(loadSoundSite(siteDir, openResults), {
    from,
    to,
    version: flags.version,
  });
  applyChanges(siteDir, changes, flags['dry-run']);
});
