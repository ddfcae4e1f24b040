/**
 * `npm run check:content`: reports all errors in configuration and content, including spelling and the types of
 * samples. `-- --watch` reports again after each edit. `-- --format github` prints annotations for a pull
 * request. Exits with 1 if there are errors, or with 2 if a flag is invalid.
 */
import { join } from 'node:path';
import { componentNames } from '@/components/prose/markdown';
import { formatAnnotations } from '@/lib/config/source/content-error';
import { checkSpelling } from '@/lib/content/check/spelling';
import { checkSampleTypes } from '@/lib/content/check/typed-samples';
import { missingCompiler } from '@/lib/content/code-blocks/compile-samples';
import { reportFailure, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { oneAtATime } from '@/lib/export/build/one-at-a-time';
import { root, siteDir } from '@/lib/export/build/project-paths';
import { watchPaths } from '@/lib/export/build/watch-paths';
import { openResults } from '@/lib/export/cache/result-cache';
import { readSite } from '@/lib/site/read-site';
import { checkSite, formatReport } from '@/lib/site/site-check';

const command = {
  usage: 'npm run check:content -- [--watch] [--format text|github]',
  about: 'Prints all errors in configuration, content, samples, their types, and spelling.',
  boolean: { watch: 'repeat this after each edit' },
  string: { format: 'text, or github for annotations of a pull request; text by default' },
  failure: 'there are errors',
};

process.chdir(root);
// Uses production mode like a build, so both share the cache of compiled pages.
Object.assign(process.env, { NODE_ENV: 'production' });
await runCommand(command, async ({ watch, format = 'text' }) => {
  if (format !== 'text' && format !== 'github')
    throw new UsageError(`--format is ${format}; it must be text or github.`);
  await report(format === 'github');
  if (!watch) return;
  const names = ['content', 'public', 'site.config.ts', 'CONTRIBUTING.md'];
  const watched = names.map((name) => join(siteDir, name));
  const again = oneAtATime(() =>
    report(format === 'github').catch((error) => reportFailure(error, command)),
  );
  watchPaths([...watched, 'cspell.txt'], () => void again());
});

async function report(asAnnotations: boolean): Promise<void> {
  const { content, errors: broken } = readSite(siteDir, openResults);
  const found = await Promise.all([
    checkSpelling(siteDir),
    content ? checkSite(content, componentNames) : broken,
    content ? checkSampleTypes(content) : [],
  ]);
  const errors = found.flat();
  const notice = missingCompiler();
  if (notice !== undefined) console.error(notice);
  process.exitCode = errors.length > 0 ? 1 : 0;
  if (errors.length === 0) console.log('The content has no mistakes.');
  else if (asAnnotations) console.log(formatAnnotations(errors));
  else console.error(formatReport(errors));
}
