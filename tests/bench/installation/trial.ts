import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import {
  missingClasses,
  readBundle,
  shownClasses,
} from '@/tests/support/installation/bundled-classes';
import { followStep } from '@/tests/support/installation/follow-step';
import type { Bundle, GuideApp } from '@/tests/support/installation/guide-apps';
import { commandsOf, type GuideStep, stepsFor } from '@/tests/support/installation/guide-steps';
import { fillRegistryGaps } from './registry-gaps';
import { missingPackage, npmReason, runLine } from './run-line';
import { type Release, releasesOf } from './template-releases';

/** Outcome of bundling an app for a platform. `result` is `not tried` if the registry lacks a package. */
export interface Outcome {
  name: string;
  result: 'passed' | 'failed' | 'not tried';
  reason?: string;
}

/** App created from its template, before the guide's steps are applied. */
interface MadeApp {
  folder: string;
  /** Name and version of the template, with a date if the app uses older packages. */
  origin: string;
}

/** Error that ends the test of an app. `result` then applies to all of the app's bundles. */
class Stopped extends Error {
  constructor(
    readonly result: 'failed' | 'not tried',
    reason: string,
  ) {
    super(reason);
  }
}

/**
 * Matches commands that are skipped: those that start a server, because bundling tests the same code, and one
 * that needs a Mac.
 */
const SKIPPED = /\b(?:expo start|react-native start|next dev|pod-install)\b/;

/**
 * Creates an app, follows the installation guide in it, bundles the app, and searches the bundles for its
 * classes. Calls `say` with notes about workarounds. Resolves to a result for each bundle.
 */
export async function tryApp(
  app: GuideApp,
  guide: Root,
  say: (text: string) => void,
): Promise<Outcome[]> {
  const parent = mkdtempSync(join(tmpdir(), 'try-installation-'));
  const outcomes: Outcome[] = [];
  try {
    const made = await makeApp(app, guide, parent);
    for (const gap of await fillRegistryGaps(made.folder, app)) say(`${app.name}: ${gap}`);
    const steps = await followGuide(app, guide, made.folder);
    say(`${app.name}: ${installedVersions(made.folder)}`);
    for (const bundle of app.bundles) {
      outcomes.push(await tryBundle(bundle, made, steps, app.name));
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    for (const { platform } of app.bundles) {
      const name = `${app.name}, ${platform}`;
      outcomes.push({ name, result: error.result, reason: error.message });
    }
  } finally {
    rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
  }
  return outcomes;
}

async function makeApp(app: GuideApp, guide: Root, parent: string): Promise<MadeApp> {
  let reason = `the registry has no ${app.template}@${app.release}`;
  for (const release of await releasesOf(app.template, app.release)) {
    const folder = join(parent, release.version);
    mkdirSync(folder, { recursive: true });
    const output = await createApp(app, guide, folder, release);
    const [name] = readdirSync(folder);
    if (output === undefined && name) {
      const day = release.before ? ` as of ${release.before.slice(0, 10)}` : '';
      return { folder: join(folder, name), origin: `${app.template} ${release.version}${day}` };
    }
    reason = `npm cannot install ${app.template}@${release.version}: ${npmReason(output ?? '')}`;
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Stopped('not tried', reason);
}

/**
 * Runs the guide's first command and installs the template's packages. Resolves to the output of the command
 * that fails, or to `undefined` if both succeed.
 */
async function createApp(
  app: GuideApp,
  guide: Root,
  folder: string,
  { version, before }: Release,
): Promise<string | undefined> {
  const [command = ''] = commandsOf(stepsFor(guide, app.choice));
  const made = await runLine(app.create(command, version), folder);
  const [name] = readdirSync(folder);
  if (!made.ok || !name) return made.output;
  const install = `npm install${before ? ` --before=${before}` : ''}`;
  const installed = await runLine(install, join(folder, name));
  return installed.ok ? undefined : installed.output;
}

async function followGuide(app: GuideApp, guide: Root, folder: string): Promise<GuideStep[]> {
  const layout = existsSync(join(folder, 'src')) ? 'src' : 'root';
  const isExpo = app.choice.framework === 'expo';
  const all = stepsFor(guide, isExpo ? { ...app.choice, layout } : app.choice);
  const [first, ...steps] = all;
  if (!first) throw new Stopped('failed', 'the guide has no steps for this app');
  for (const step of steps) {
    if (step.title) await writeStep(step, join(folder, step.title));
    else await runStep(step, folder);
  }
  return steps.filter(({ title }) => !title || existsSync(join(folder, title)));
}

/** Returns the versions of an app's packages that `compatibility.yml` lists, and of Node. */
function installedVersions(folder: string): string {
  const versions = ['react-native', 'react-native-reanimated', 'tailwindcss'].flatMap((name) => {
    const path = join(folder, 'node_modules', name, 'package.json');
    return existsSync(path) ? [`${name} ${JSON.parse(readFileSync(path, 'utf8')).version}`] : [];
  });
  return [...versions, `Node ${process.versions.node}`].join(', ');
}

async function writeStep(step: GuideStep, path: string): Promise<void> {
  const text = followStep(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  if (text === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function runStep(step: GuideStep, folder: string): Promise<void> {
  for (const line of commandsOf([step])) {
    if (SKIPPED.test(line)) continue;
    const { ok, output } = await runLine(line, folder);
    if (ok) continue;
    const missing = missingPackage(output);
    if (missing) throw new Stopped('not tried', `the registry has no ${missing}`);
    throw new Stopped('failed', lastLines(output));
  }
}

async function tryBundle(
  { platform, command, folder }: Bundle,
  made: MadeApp,
  steps: readonly GuideStep[],
  appName: string,
): Promise<Outcome> {
  const name = `${appName}, ${platform}`;
  mkdirSync(join(made.folder, folder), { recursive: true });
  // Bundling needs no network access.
  const { ok, output } = await runLine(command, made.folder, { EXPO_OFFLINE: '1' });
  if (!ok) return { name, result: 'failed', reason: lastLines(output) };
  const classes = shownClasses(steps);
  const text = readBundle(join(made.folder, folder), platform === 'web' ? '.css' : '.js');
  const missing = missingClasses(platform, text, classes);
  if (classes.length === 0 || missing.length > 0) {
    return { name, result: 'failed', reason: `no style in the bundle: ${missing.join(' ')}` };
  }
  if (!existsSync(join(made.folder, 'nativewind-env.d.ts'))) {
    return { name, result: 'failed', reason: 'there is no nativewind-env.d.ts' };
  }
  return { name, result: 'passed', reason: `${made.origin}: ${classes.join(' ')}` };
}

function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^npm warn/.test(line));
  return [lines[0], ...lines.slice(1).slice(-15)].join('\n    ');
}
