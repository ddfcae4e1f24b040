/**
 * `npm run move -- from to`: moves a doc to another path in its docs version and updates all references. The
 * old URL remains as an alias. `--dry-run` only prints the changes. Exits with 1 if the page cannot be moved,
 * or with 2 if a flag is unknown or a path is missing.
 */
import { planMove } from '@/lib/content/authoring/move-page';
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSoundSite } from '@/lib/site/read-site';

const usage = `Usage: npm run move -- guides/old-name guides/new-name [--version v2] [--dry-run]`;

process.chdir(root);
// Development mode includes drafts, which are moved and updated like all other pages.
Object.assign(process.env, { NODE_ENV: 'development' });
await runCommand(async () => {
  const args = process.argv.slice(2);
  const flags = readFlags(args, { boolean: ['dry-run'], string: ['version'], words: 2, usage });
  const [from, to] = flags.words;
  if (!from || !to) throw new UsageError(`Expected two paths.\n${usage}`);
  const changes = await planMove(loadSoundSite(siteDir, openResults), {
    from,
    to,
    version: flags.version,
  });
  applyChanges(siteDir, changes, flags['dry-run']);
});
