/**
 * `npm run new`: creates a page, utility page, post or partial, and adds docs pages to the sidebar. Prompts
 * for missing values in a terminal, unless `--yes` is set. `--dry-run` only prints the changes. Exits with 1
 * if the page cannot be created, or with 2 if a flag is unknown or a value is missing.
 */
import { createInterface } from 'node:readline/promises';
import { type NewFileKind, newFileKinds, planPage } from '@/lib/content/authoring/new-page';
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { applyChanges } from '@/lib/export/build/write-changes';
import { openResults } from '@/lib/export/cache/result-cache';
import { loadSite } from '@/lib/site/read-site';

const usage = `Usage: npm run new -- page|utility|post|partial path [flags]
  --title, --description        text for the front matter
  --version v2                  a docs version other than the latest
  --after id                    the doc after which the page appears in the sidebar
  --plugin gap                  the class family of a utility page
  --authors a,b --date 2026-11-21   authors and date of a post
  --dry-run                     only print the changes
  --yes                         do not prompt for missing values`;
const values = ['title', 'description', 'version', 'after', 'plugin', 'authors', 'date'] as const;

process.chdir(root);
await runCommand(async () => {
  const boolean = ['yes', 'dry-run'] as const;
  const flags = readFlags(process.argv.slice(2), { boolean, string: values, words: 2, usage });
  const asks = !flags.yes && process.stdin.isTTY;
  const lines = asks ? createInterface(process.stdin, process.stdout) : undefined;
  const need = async (given: string | undefined, name: string, fallback?: string) => {
    const hint = fallback === undefined ? '' : ` (${fallback})`;
    const value = given ?? ((await lines?.question(`${name}${hint}: `)) || fallback);
    if (value) return value;
    throw new UsageError(`The ${name} is missing.\n${usage}`);
  };
  try {
    const kind = toKind(await need(flags.words[0], 'kind', asks ? 'page' : undefined));
    const path = await need(flags.words[1], 'path');
    const isPartial = kind === 'partial';
    const name = (path.split('/').at(-1) ?? path).replace(/\.mdx$/, '').replaceAll('-', ' ');
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const changes = planPage(loadSite(siteDir, openResults), {
      ...flags,
      kind,
      path,
      title: isPartial ? '' : await need(flags.title, 'title', title),
      description: isPartial ? '' : await need(flags.description, 'description'),
      plugin: kind === 'utility' ? await need(flags.plugin, 'plugin') : undefined,
      date: flags.date ?? new Date().toISOString().slice(0, 10),
    });
    applyChanges(siteDir, changes, flags['dry-run']);
  } finally {
    lines?.close();
  }
});

function toKind(text: string): NewFileKind {
  const kind = newFileKinds.find((candidate) => candidate === text);
  if (kind) return kind;
  throw new UsageError(`${text} is not a kind of page.\n${usage}`);
}
