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
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';

const usage = `Usage: npm run check:classes -- folder [flags]
  --platform ios,android        the platforms to check; all by default
  --theme tailwind.config.js    the Tailwind configuration of the app
  --css global.css              a CSS file of the app; can be given several times
  --library v4|v2               the version of NativeWind; v4 by default
  --json                        print the result as JSON`;

// npm starts the command in the folder of this project.
const start = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  try {
    await checkClasses();
  } catch (error) {
    throw error instanceof CheckInputError ? new UsageError(error.message) : error;
  }
});

async function checkClasses(): Promise<void> {
  const { words, json, platform, theme, css, library } = readFlags(process.argv.slice(2), {
    boolean: ['json'],
    string: ['platform', 'theme', 'library'],
    list: ['css'],
    words: 1,
    usage,
  });
  const [folder] = words;
  if (folder === undefined) throw new UsageError(`The folder is missing.\n${usage}`);
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
  throw new UsageError(`--platform has ${text}; it takes ${PLATFORMS.join(', ')}.\n${usage}`);
}

function toLibraryName(text: string): LibraryName {
  const found = libraryNames.find((name) => name === text);
  if (found) return found;
  throw new UsageError(`--library is ${text}; it must be ${libraryNames.join(' or ')}.\n${usage}`);
}
