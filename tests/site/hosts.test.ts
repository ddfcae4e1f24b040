import { join } from 'node:path';
import { readBuild } from '@/lib/export/build/build-facts';
import { serveExport } from '../support/export-server';
import { buildFixture } from '../support/fixture-site';
import { longOnly } from '../support/long';
import { servePlainly } from '../support/plain-host';
import { test } from '../support/test';
import { type AskedHost, expectAnswers } from './host-requests';
import { installedHosts, serveInstalled } from './installed-hosts';

const out = join(process.cwd(), 'out');

type Serve = (
  dir: string,
  rules: AskedHost['rules'],
) => Promise<{ url: string; close: () => void }>;

/** Starts a host that serves an export, checks its responses, and stops it. */
async function ask(dir: string, serve: Serve, hasRules = true): Promise<void> {
  const { rules } = await readBuild(dir);
  const { url, close } = await serve(dir, rules);
  try {
    await expectAnswers({ url, dir, rules, hasRules });
  } finally {
    close();
  }
}

const places: Readonly<Record<string, () => Promise<string>>> = {
  'at the root': async () => out,
  'below a base path': async () => (await buildFixture('plain')).dir,
};

for (const [place, build] of Object.entries(places)) {
  test(`BUILD-04 IMPLIED-10 our server responds correctly to every kind of request ${place}`, async () => {
    test.setTimeout(300_000);
    await ask(await build(), serveExport);
  });

  test(`BUILD-04 IMPLIED-10 a host without rules responds correctly to every kind of request ${place}`, async () => {
    test.setTimeout(300_000);
    await ask(await build(), (dir, { basePath }) => servePlainly(dir, basePath), false);
  });

  for (const name of installedHosts) {
    test(
      `BUILD-04 IMPLIED-10 ${name} responds correctly to every kind of request ${place}`,
      longOnly,
      async () => {
        await ask(await build(), (dir, rules) => serveInstalled(name, dir, rules));
      },
    );
  }
}
