/**
 * `npm run docs:version -- v4 --next v5`: freezes the current docs as a separate version below /v4, and gives
 * the current docs the label and folder v5. `--undo` removes what the last run has written. `--dry-run` only
 * prints the changes. Freezes drafts and uncommitted pages only after a question, or with `--yes`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { versionBanners } from '@/lib/config/site-schema';
import { draftFiles, planVersion } from '@/lib/content/authoring/freeze-version';
import { findVersion } from '@/lib/content/authoring/new-page';
import type { Content } from '@/lib/content/content';
import { docsDir } from '@/lib/content/entries/slugs';
import { type GivenFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import {
  type FrozenRecord,
  filesChangedSince,
  restoreFiles,
  toFrozenRecord,
  toUndoneChanges,
} from '@/lib/export/build/frozen-record';
import { generatedDir, root, siteDir } from '@/lib/export/build/project-paths';
import { uncommittedFiles } from '@/lib/export/build/uncommitted-files';
import { applyChanges, printChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSoundSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run docs:version -- label [--next label] [flags], or npm run docs:version -- --undo',
  about: 'Freezes the current docs as a separate version below /label.',
  boolean: {
    undo: 'remove what the last run has written, unless it was changed since',
    yes: 'do not ask before drafts and uncommitted pages are frozen',
    'dry-run': 'only print the changes',
  },
  string: {
    next: 'the next label and folder of the current docs',
    banner: 'the notice on the frozen pages: unmaintained (the default), maintained, or unreleased',
  },
  words: 1,
  failure: 'the version cannot be created, or its files were changed before --undo',
};

/** What the last run has written. */
const recordFile = join(generatedDir, 'frozen-version.json');

process.chdir(root);
// Development mode includes drafts, which are copied like all other pages.
Object.assign(process.env, { NODE_ENV: 'development' });
await runCommand(command, async (flags) => {
  const [label] = flags.words;
  if (flags.undo) {
    if (label !== undefined) throw new UsageError('--undo takes no label.');
    return undo(flags['dry-run']);
  }
  if (label === undefined) throw new UsageError('The label is missing.');
  await freeze(label, flags);
});

type FreezeFlags = GivenFlags<'yes' | 'dry-run' | 'undo', 'next' | 'banner', never>;

async function freeze(
  label: string,
  { next, banner: text, yes, ...flags }: FreezeFlags,
): Promise<void> {
  const banner = versionBanners.find((name) => name === text);
  if (text !== undefined && banner === undefined)
    throw new UsageError(`--banner is ${text}; it must be one of ${versionBanners.join(', ')}.`);
  const content = loadSoundSite(siteDir, openResults);
  const changes = await planVersion(content, { label, next, banner });
  const folder = docsDir(findVersion(content.config, undefined));
  const becomes = next === undefined ? '' : ` They become ${next}, in ${docsDir({ dir: next })}.`;
  console.log(`The current docs in ${folder} are frozen as ${label}, below /${label}.${becomes}`);
  if (!yes && !flags['dry-run']) await confirm(content, folder);
  if (!flags['dry-run']) {
    mkdirSync(dirname(recordFile), { recursive: true });
    writeFileSync(recordFile, JSON.stringify(toFrozenRecord(siteDir, label, changes)));
  }
  applyChanges(siteDir, changes, flags['dry-run']);
}

/** Asks whether drafts and uncommitted pages are frozen too. Throws unless the answer is yes. */
async function confirm(content: Content, folder: string): Promise<void> {
  const warnings = [
    ...draftFiles(content).map((file) => `draft\t${file}`),
    ...uncommittedFiles(siteDir, folder).map((file) => `not committed\t${file}`),
  ];
  if (warnings.length === 0) return;
  console.log(`These files would be frozen too:\n${warnings.join('\n')}`);
  if (!process.stdin.isTTY)
    throw new Error(
      'Nothing was written. Finish and commit them, or add --yes to freeze them too.',
    );
  const lines = createInterface(process.stdin, process.stdout);
  const answer = await lines.question('Freeze them too? (y/N) ');
  lines.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error('Nothing was written.');
}

function undo(isDryRun: boolean): void {
  if (!existsSync(recordFile)) throw new Error('There is no run of docs:version to undo.');
  const record: FrozenRecord = JSON.parse(readFileSync(recordFile, 'utf8'));
  const changed = filesChangedSince(siteDir, record);
  if (changed.length > 0)
    throw new Error(
      `${record.label} cannot be removed, because these files were changed since:\n${changed.join('\n')}\nRestore them, or remove the version with git.`,
    );
  printChanges(toUndoneChanges(record));
  if (isDryRun) {
    console.log('Nothing was written.');
    return;
  }
  restoreFiles(siteDir, record);
  rmSync(recordFile);
  console.log(`${record.label} is removed.`);
}
