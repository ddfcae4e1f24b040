/**
 * `npm run docs:version v4`: copies the current docs to a separate version below /v4. `--dry-run` only prints
 * the changes. Exits with 1 if the version cannot be created, or with 2 if a flag is unknown or the label is
 * missing.
 */
import { planVersion } from '@/lib/content/authoring/freeze-version';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSoundSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run docs:version -- label [--dry-run]',
  about: 'Freezes the current docs as a separate version below /label.',
  boolean: { 'dry-run': 'only print the changes' },
  words: 1,
  failure: 'the version cannot be created',
};

process.chdir(root);
// Development mode includes drafts, which are copied like all other pages.
Object.assign(process.env, { NODE_ENV: 'development' });
await runCommand(command, async (flags) => {
  const [label] = flags.words;
  if (label === undefined) throw new UsageError('The label is missing.');
  applyChanges(
    siteDir,
    await planVersion(loadSoundSite(siteDir, openResults), label),
    flags['dry-run'],
  );
});
