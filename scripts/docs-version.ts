/**
 * `npm run docs:version v4`: copies the current docs to a separate version below /v4. `--dry-run` only prints
 * the changes. Exits with 1 if the version cannot be created, or with 2 if a flag is unknown or the label is
 * missing.
 */
import { planVersion } from '@/lib/content/authoring/freeze-version';
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSoundSite } from '@/lib/site/read-site';

const usage = 'Usage: npm run docs:version -- label [--dry-run]';

process.chdir(root);
// Development mode includes drafts, which are copied like all other pages.
Object.assign(process.env, { NODE_ENV: 'development' });
await runCommand(async () => {
  const flags = readFlags(process.argv.slice(2), { boolean: ['dry-run'], words: 1, usage });
  const [label] = flags.words;
  if (label === undefined) throw new UsageError(`The label is missing.\n${usage}`);
  applyChanges(
    siteDir,
    await planVersion(loadSoundSite(siteDir, openResults), label),
    flags['dry-run'],
  );
});
