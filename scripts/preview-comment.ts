/**
 * `tsx scripts/preview-comment.ts FACTS --commit SHA [--url URL] [--base FACTS]`: prints the comment for a
 * pull request. FACTS is a file from `preview-facts.ts`. It comes from unreviewed code, so it is only parsed
 * as data and rejected if it does not match the schema.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { toPreviewComment } from '@/lib/export/previews/preview-comment';
import { parseFacts } from '@/lib/export/previews/preview-facts';

const usage = 'Usage: tsx scripts/preview-comment.ts FACTS --commit SHA [--url URL] [--base FACTS]';

await runCommand(() => {
  const flags = readFlags(process.argv.slice(2), {
    string: ['commit', 'url', 'base'],
    words: 1,
    usage,
  });
  const [file] = flags.words;
  if (!file || !flags.commit) throw new UsageError(usage);
  const facts = parseFacts(readFileSync(file, 'utf8'));
  const { base, url, commit } = flags;
  // The file is missing until main is built for the first time.
  const before = base && existsSync(base) ? parseFacts(readFileSync(base, 'utf8')).weights : [];
  process.stdout.write(toPreviewComment(facts, before, { url, commit }));
});
