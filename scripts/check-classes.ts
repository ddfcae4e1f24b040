/**
 * `npm run check:classes -- folder`: reports the classes in the code of an app that have no effect on a
 * platform. Exits with 1 if there are problems, or with 2 if a flag is invalid, or the folder or a file of the
 * app is missing or has an error.
 */
import { relative, resolve } from 'node:path';
import { CheckInputError } from '@/lib/classes/check/app-files';
import { toCheckResult, toCheckResultText } from '@/lib/classes/check/check-result';
import { toClassChecker } from '@/lib/classes/check/class-checker';
import { readSourceFiles } from '@/lib/classes/check/source-files';
import { type LibraryName, libraryNames } from '@/lib/classes/computation/libraries';
import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { type GivenFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';

const command = {
  usage: 'npm run check:classes -- folder [flags]',
  about:
    'Lists the classes in the code of an app that have no effect on a platform, with what to write instead.',
  boolean: { json: 'print the result as JSON' },
  string: {
    platform: 'the platforms to check, such as ios,android; all by default',
    theme: 'the Tailwind configuration of the app, such as tailwind.config.js',
    library: 'the version of NativeWind: v4 (the default) or v2',
  },
  list: { css: 'a CSS file of the app; can be given several times' },
  words: 1,
  failure: 'there are problems',
};

// npm starts the command in the folder of this project.
const start = process.env.INIT_CWD ?? process.cwd();

await runCommand(command, async (flags) => {
  try {
    await checkClasses(flags);
  } catch (error) {
    if (!(error instanceof CheckInputError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
});

type CheckFlags = GivenFlags<'json', 'platform' | 'theme' | 'library', never, 'css'>;

async function checkClasses(flags: CheckFlags): Promise<void> {
  const { words, json, platform, theme, css, library } = flags;
  const [folder] = words;
  if (folder === undefined) throw new UsageError('The folder is missing.');
  const settings = {
    platforms: platform === undefined ? PLATFORMS : platform.split(',').map(toPlatform),
    library: toLibraryName(library ?? 'v4'),
    theme: theme && resolve(start, theme),
    css: css.map((path) => resolve(start, path)),
  };
  const { files, notices } = readSourceFiles(resolve(start, folder));
  const checker = await toClassChecker(settings);
  try {
    const sources = files.map(({ name, text }) => ({ name: relative(start, name), text }));
    const unread = notices.map(({ file, text }) => ({ file: relative(start, file), text }));
    const result = toCheckResult(await checker.check(sources), unread);
    console.log(json ? JSON.stringify(result, null, 2) : toCheckResultText(result));
    process.exitCode = result.problems.length > 0 ? 1 : 0;
  } finally {
    checker.end();
  }
}

function toPlatform(text: string): Platform {
  const found = PLATFORMS.find((platform) => platform === text);
  if (found) return found;
  throw new UsageError(`--platform has ${text}; it takes ${PLATFORMS.join(', ')}.`);
}

function toLibraryName(text: string): LibraryName {
  const found = libraryNames.find((name) => name === text);
  if (found) return found;
  throw new UsageError(`--library is ${text}; it must be ${libraryNames.join(' or ')}.`);
}
