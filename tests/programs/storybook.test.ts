import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { runLine } from '@/tests/bench/installation/run-line';
import { serveHandler } from '@/tests/support/export-server';
import { missingClasses, readBundle } from '@/tests/support/installation/bundled-classes';
import { longOnly } from '@/tests/support/long';
import { loadSamplesOf } from '@/tests/support/samples';

/** Releases of the packages that the web commands of the page install, some of them without a version. */
const WEB_VERSIONS = {
  '@storybook/react-native-web-vite': '10.6.0',
  autoprefixer: '10.7.0',
  nativewind: '4.2.7',
  postcss: '8.5.33',
  'react-native': '0.86.3',
  'react-native-web': '0.21.4',
  storybook: '10.6.7',
  tailwindcss: '3.4.17',
  vite: '7.3.8',
};

/** Packages that the template of the page's section on Vite contains. */
const TEMPLATE_VERSIONS = { react: '19.2.3', 'react-dom': '19.2.3' };

/** Template of the app, and packages that the installation guide adds to it. */
const TEMPLATE = 'expo-template-default@57.0.28';
const SETUP_VERSIONS = { nativewind: '4.2.7', tailwindcss: '3.4.17' };

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storybook-'));
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Runs a command that has to succeed. Returns its output. */
async function run(line: string): Promise<string> {
  const { ok, output } = await runLine(line, folder, { STORYBOOK_DISABLE_TELEMETRY: '1' });
  expect(ok, output).toBe(true);
  return output;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Returns the page's code blocks. */
function samplesOfPage() {
  return loadSamplesOf('/getting-started/other-bundlers');
}

/** Writes the page's files with these titles. */
async function writeFiles(...titles: string[]): Promise<void> {
  const samples = await samplesOfPage();
  for (const title of titles) {
    const sample = samples.find(({ meta }) => meta.title === title);
    expect(sample, title).toBeDefined();
    write(title, sample?.code ?? '');
  }
}

/** Returns the page's command lines that contain one of the texts. */
async function commandsWith(...texts: string[]): Promise<string[]> {
  const lines = (await samplesOfPage()).flatMap(({ language, code }) =>
    language === 'sh' ? code.split('\n') : [],
  );
  return lines.filter((line) => texts.some((text) => line.includes(text)));
}

test('a web build of Storybook shows the styled story of the page', longOnly, async ({ page }) => {
  test.setTimeout(900_000);
  const commands = await commandsWith('react-native-web react-native', 'react-native-web-vite');
  const named = commands.flatMap((line) => line.match(/(?<= )(?!-)[@\w][\w./@-]+/g) ?? []);
  const packages = named.map((name) => name.replace(/(?<=.)@[\d.]+$/, ''));
  expect(new Set(packages)).toEqual(new Set(['install', ...Object.keys(WEB_VERSIONS)]));

  const dependencies = { ...TEMPLATE_VERSIONS, ...WEB_VERSIONS };
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  await writeFiles(
    'tailwind.config.cjs',
    'src/global.css',
    'src/parcel.stories.jsx',
    '.storybook/main.js',
    '.storybook/preview.js',
  );
  await run('npm install --no-audit --no-fund');
  await run('npx storybook build --quiet');

  const server = await serveHandler(sirv(join(folder, 'storybook-static')));
  try {
    await page.goto(`${server.url}/iframe.html?id=parcel--to-oslo&viewMode=story`);
    const text = page.getByText('Oslo', { exact: true });
    await expect(text).toHaveCSS('font-size', '24px');
    await expect(text.locator('..')).toHaveCSS('background-color', 'rgb(254, 243, 199)');
  } finally {
    server.close();
  }
});

test(
  'the bundle of an app with Storybook contains the styles of stories and decorators',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    const packed = (await run(`npm pack --silent ${TEMPLATE}`)).trim().split('\n').at(-1);
    await run(`tar xzf ${packed} --strip-components 1`);
    const template = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const dependencies = { ...template.dependencies, ...SETUP_VERSIONS };
    write('package.json', JSON.stringify({ ...template, dependencies }));
    await run('npm install --no-audit --no-fund');
    for (const line of await commandsWith('@storybook/react-native@', 'expo install'))
      await run(line);

    const guide = await loadSamplesOf('/getting-started/installation');
    const babel = guide.find(
      ({ meta, code }) => meta.title === 'babel.config.js' && /expo/.test(code),
    );
    write('babel.config.js', babel?.code ?? '');
    await writeFiles(
      'metro.config.js',
      'tailwind.config.js',
      'src/global.css',
      'src/parcel.stories.jsx',
      '.rnstorybook/main.ts',
      '.rnstorybook/preview.jsx',
      '.rnstorybook/index.jsx',
      'src/app/storybook.jsx',
    );
    for (const line of await commandsWith('sb-rn-get-stories')) await run(line);
    await run('npx expo export --platform android --no-minify --no-bytecode --output-dir dist');

    const classes = ['bg-amber-100', 'text-2xl', 'text-amber-900', 'p-7'];
    expect(
      missingClasses('android', readBundle(join(folder, 'dist/_expo/static/js'), '.js'), classes),
    ).toEqual([]);
  },
);
