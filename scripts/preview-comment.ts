/**
 * `tsx scripts/preview-comment.ts FACTS --commit SHA [--url URL] [--base FACTS]`: prints the comment on a pull request.
 * The facts come from code that nobody has read; they are taken as data and refused when they are more.
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
  // Main has none before its first build.
  const before = base && existsSync(base) ? parseFacts(readFileSync(base, 'utf8')).weights : [];
  process.stdout.write(toPreviewComment(facts, before, { url, commit }));
});
