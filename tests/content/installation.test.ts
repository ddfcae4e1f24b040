import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { nameOfApp, parseCompatibility, type TriedApp } from '@/lib/content/entries/compatibility';
import {
  componentFiles,
  LAYOUTS,
  type Layout,
  templateFiles,
  templateFolder,
} from '@/tests/content/app-templates';
import { missingClasses } from '@/tests/support/installation/bundled-classes';
import { type AppFiles, followAll } from '@/tests/support/installation/follow-step';
import { guideApps } from '@/tests/support/installation/guide-apps';
import {
  type Choice,
  commandsOf,
  filesFor,
  type GuideStep,
  stepsFor,
} from '@/tests/support/installation/guide-steps';
import { runNode, writeProject } from '@/tests/support/project';
import { toolOf } from '@/tests/support/sample-tools';
import { loadSamples } from '@/tests/support/samples';
import { siteIn } from '@/tests/support/site';
import { type PackagePlatform, TAILWIND_COMMAND } from '@/tests/support/tailwind-project';

const PLATFORMS: PackagePlatform[] = ['ios', 'android', 'web'];

async function compilePage(path: string) {
  const { docs, compile } = siteIn();
  const entry = docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  return compile(entry);
}

async function expoSteps(layout: Layout): Promise<GuideStep[]> {
  const { tree } = await compilePage('/getting-started/installation');
  return stepsFor(tree, { framework: 'expo', layout: layout === 'src' ? 'src' : 'root' });
}

/** Returns the steps of the installation guide, except the one that replaces a screen to check the result. */
async function installSteps(layout: Layout): Promise<GuideStep[]> {
  const steps = await expoSteps(layout);
  return steps.filter(({ code }) => !code.includes('verifyInstallation'));
}

function inputOf(files: AppFiles): string {
  return /input: '\.\/([^']+)'/.exec(files['metro.config.js'] ?? '')?.[1] ?? '';
}

/** Runs Tailwind for an app that followed the installation guide. */
async function tailwindOf(files: AppFiles, platform: PackagePlatform) {
  const folder = writeProject(files);
  const input = `./${inputOf(files)}`;
  const args = TAILWIND_COMMAND.map((word) => (word === './global.css' ? input : word));
  const { code, output } = await runNode(folder, args, { NATIVEWIND_OS: platform });
  return { output, css: code === 0 ? readFileSync(`${folder}/out.css`, 'utf8') : '' };
}

/** Returns the `className` values in the components of the fixture app with this layout. */
function classesOf(layout: Layout): string[] {
  const code = componentFiles(layout).map((path) => templateFiles(layout)[path]);
  return [...code.join('\n').matchAll(/className="([^"]+)"/g)].map(([, name = '']) => name);
}

for (const layout of LAYOUTS) {
  test(`the steps for Expo find the classes of an app like the ${layout} template`, async () => {
    const files = followAll(templateFiles(layout), await installSteps(layout));
    const classes = classesOf(layout);
    expect(classes.length).toBe(componentFiles(layout).length);
    for (const platform of PLATFORMS) {
      const { css, output } = await tailwindOf(files, platform);
      expect(output, platform).not.toContain('warn');
      expect(missingClasses('web', css, classes), `${platform}: ${output}`).toEqual([]);
    }
  });

  test(`an app like the ${layout} template imports the CSS file that Metro compiles`, async () => {
    const steps = await installSteps(layout);
    const files = followAll(templateFiles(layout), steps);
    const imports = Object.entries(files).flatMap(([path, code]) =>
      [...code.matchAll(/^import '(\.[^']+\.css)';$/gm)].map(([, target = '']) =>
        posix.join(posix.dirname(path), target),
      ),
    );
    expect(imports).toEqual([inputOf(files)]);
    expect(files[inputOf(files)]).toMatch(
      /^@tailwind base;\n@tailwind components;\n@tailwind util/,
    );
    expect(files['app.json']).toContain('"userInterfaceStyle": "automatic"');
    expect(files['app.json']).toContain('"name"');
  });

  test(`the check replaces the first screen of an app like the ${layout} template`, async () => {
    const files = followAll(templateFiles(layout), await expoSteps(layout));
    const checks = Object.entries(files).filter(([, code]) => code.includes('verifyInstallation'));
    expect(checks.length).toBe(1);
    expect(Object.keys(files).filter((path) => path.endsWith('.tsx'))).toEqual(
      componentFiles(layout),
    );
  });
}

/** Files that Metro writes, according to the guide. */
const WRITTEN = 'nativewind-env.d.ts';

const choices: [name: string, choice: Choice, templates: Layout[]][] = [
  ['Expo with a src folder', { framework: 'expo', layout: 'src' }, ['src']],
  ['Expo without a src folder', { framework: 'expo', layout: 'root' }, ['root', 'blank']],
  ['no framework', { framework: 'bare' }, []],
  ['Next.js', { framework: 'next' }, []],
];

for (const [name, choice, templates] of choices) {
  test(`the file tree for ${name} lists the files of the steps, and the new ones in bold`, async () => {
    const { tree } = await compilePage('/getting-started/installation');
    const steps = stepsFor(tree, choice).filter(({ code }) => !code.includes('verifyInstallation'));
    const titles = new Set(steps.flatMap(({ title }) => title ?? []));
    const files = filesFor(tree, choice);
    expect(files.map(({ path }) => path).sort()).toEqual([...titles.add(WRITTEN)].sort());
    if (templates.length === 0) return;
    const before = new Set(templates.flatMap((layout) => Object.keys(templateFiles(layout))));
    const missing = files.filter(({ path }) => !before.has(path) && path !== WRITTEN);
    expect(files.filter(({ isNew }) => isNew)).toEqual(missing);
  });
}

test('without src in the content list, Tailwind finds nothing in the default template and warns', async () => {
  const files = followAll(templateFiles('src'), await installSteps('src'));
  const list = "content: ['./App.tsx', './app/**/*.tsx', './components/**/*.tsx'],";
  const config = files['tailwind.config.js']?.replace(/content: \[[^\]]+\],/, list) ?? '';
  expect(config).toContain(list);
  for (const platform of PLATFORMS) {
    const { css, output } = await tailwindOf({ ...files, 'tailwind.config.js': config }, platform);
    expect(output, platform).toContain('No utility classes were detected');
    expect(missingClasses('web', css, classesOf('src'))).toEqual(classesOf('src'));
  }
});

/** Pages whose `content` lists don't fit all of Expo's templates, each with the reason. */
const otherLayouts: Record<string, string> = {
  'content/docs/v4/getting-started/other-bundlers.mdx': "Vite's template has src only",
};

test('every content list of the pages matches the components of the default templates', async () => {
  const samples = (await loadSamples()).filter(
    (it) => it.version === 'current' && isTailwindConfig(it) && it.page.startsWith('content/docs/'),
  );
  expect(samples.length).toBeGreaterThan(20);
  const wrong = samples.flatMap((sample) => {
    const patterns = contentOf(sample.code);
    const layouts: Layout[] = sample.page in otherLayouts ? ['src'] : ['src', 'root'];
    const missed = layouts.flatMap((layout) => {
      const found = glob.sync(patterns, { cwd: templateFolder(layout) }).map(posix.normalize);
      const want = layout === 'src' ? ['src/'] : ['app/', 'components/'];
      return componentFiles(layout).filter(
        (path) => want.some((start) => path.startsWith(start)) && !found.includes(path),
      );
    });
    return missed.length > 0 ? [`${sample.page}: ${patterns.join(' ')} misses ${missed[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});

function isTailwindConfig(sample: Sample): boolean {
  const isConfig = /tailwind\.config\.\w+$/.test(sample.meta.title ?? '');
  return (toolOf(sample) === 'tailwind' || isConfig) && /\bcontent:/.test(sample.code);
}

function contentOf(code: string): string[] {
  const [, list = ''] = /(?:content|files): \[([^\]]*)\]/.exec(code) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
}

test('compatibility.yml lists the apps that try:installation creates as run, on the same platforms', () => {
  const file = 'content/docs/v4/compatibility.yml';
  const { value } = parseCompatibility(readFileSync(file, 'utf8'), file);
  const ran = value?.apps.filter(({ results }) => Object.values(results).includes('ran')) ?? [];
  const platformsOf = (results: TriedApp['results']) =>
    Object.keys(results).map((platform) => platform.toLowerCase());
  expect(ran.map((app) => [nameOfApp(app), platformsOf(app.results)])).toEqual(
    guideApps
      .filter(({ name }) => !name.includes('blank'))
      .map(({ name, bundles }) => [name, bundles.map(({ platform }) => platform)]),
  );
});

test('the command on the landing page is on the installation page', async () => {
  const page = await compilePage('/');
  const commands = page.fences.filter(({ language }) => language === 'sh');
  expect(commands.length).toBe(1);
  for (const { code } of commands) expect(commandsOf(await expoSteps('src'))).toContain(code);
});
