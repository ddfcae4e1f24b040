/**
 * `tsx scripts/preview-comment.ts FACTS --commit SHA [--url URL] [--base FACTS]`: prints the comment for a
 * pull request. FACTS is a file from `preview-facts.ts`. It comes from unreviewed code, so it is only parsed
 * as data and rejected if it does not match the schema.
 */
import { existsSync, readFileSync } from 'node:fs';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { toPreviewComment } from '@/lib/export/previews/preview-comment';
import { parseFacts } from '@/lib/export/previews/preview-facts';

const command = {
  usage: 'tsx scripts/preview-comment.ts FACTS --commit SHA [--url URL] [--base FACTS]',
  about: 'Prints the comment for a pull request from a file that preview-facts.ts has written.',
  string: {
    commit: 'the commit that was built',
    url: 'the URL of the preview',
    base: 'the file of the main branch; it may be missing',
  },
  words: 1,
};

await runCommand(command, (flags) => {
  const [file] = flags.words;
  if (!file || !flags.commit) throw new UsageError('FACTS or --commit is missing.');
  const facts = parseFacts(readFileSync(file, 'utf8'));
  const { base, url, commit } = flags;
  // The file is missing until main is built for the first time.
  const before = base && existsSync(base) ? parseFacts(readFileSync(base, 'utf8')).weights : [];
  process.stdout.write(toPreviewComment(facts, before, { url, commit }));
});
