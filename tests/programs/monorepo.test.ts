import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runLine } from '@/tests/bench/installation/run-line';
import { missingClasses, readBundle } from '@/tests/support/installation/bundled-classes';
import { longOnly } from '@/tests/support/long';
import { loadSamplesOf } from '@/tests/support/samples';

const APP = 'apps/mobile';

/** Template of the app, whose version the page does not name. */
const TEMPLATE = 'expo-template-blank@57.0.28';

/** Classes that only `packages/ui` contains. */
const CLASSES = ['rounded-lg', 'border-amber-300', 'bg-amber-50', 'text-amber-900'];

/** Runs a command that has to succeed. Returns its output. */
async function run(line: string, folder: string): Promise<string> {
  const { ok, output } = await runLine(line, folder, { TURBO_TELEMETRY_DISABLED: '1' });
  expect(ok, output).toBe(true);
  return output;
}

/** Returns the page's files by path. Changes to files of other tools, such as Nx, are not included. */
async function filesOfPage(): Promise<Map<string, string>> {
  const samples = await loadSamplesOf('/getting-started/using-with-monorepos');
  const guide = await loadSamplesOf('/getting-started/installation');
  const babel = guide.find(
    ({ meta, code }) => meta.title === 'babel.config.js' && /expo/.test(code),
  );
  const files = samples
    .filter(({ meta, code }) => meta.title && !code.includes('withNxMetro'))
    .map(({ meta, code }): [string, string] => [String(meta.title), code]);
  return new Map([...files, [`${APP}/babel.config.js`, babel?.code ?? '']]);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test(
  'the monorepo of the page bundles the styles of classes that only its shared package contains',
  longOnly,
  async () => {
    test.setTimeout(1_200_000);
    const root = mkdtempSync(join(tmpdir(), 'monorepo-'));
    try {
      const packed = (await run(`npm pack --silent ${TEMPLATE}`, root)).trim().split('\n').at(-1);
      mkdirSync(join(root, APP), { recursive: true });
      await run(`tar xzf ${packed} -C ${APP} --strip-components 1`, root);
      const files = await filesOfPage();
      for (const [path, text] of files) write(join(root, path), text);
      // The running pnpm is the pinned release already. A copy of the registry may lack its packages for other
      // systems, which pnpm would look up.
      appendFileSync(join(root, 'pnpm-workspace.yaml'), '\npmOnFail: ignore\n');
      const { packageManager } = JSON.parse(files.get('package.json') ?? '{}');
      await run(`npx ${packageManager} install --no-frozen-lockfile`, root);

      const options = '--no-minify --no-bytecode --output-dir dist';
      await run(`npx ${packageManager} turbo run export -- ${options}`, root);
      const bundles = join(root, APP, 'dist/_expo/static');
      expect(missingClasses('ios', readBundle(join(bundles, 'js/ios'), '.js'), CLASSES)).toEqual(
        [],
      );
      expect(missingClasses('web', readBundle(join(bundles, 'css'), '.css'), CLASSES)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
