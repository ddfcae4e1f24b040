import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@/scripts/lock';
import { listen, siteHandler } from '@/scripts/server';
import { runBuild } from './build';

/** How the build of a fixture site ended. */
export interface FixtureBuild {
  code: number;
  output: string;
  /** Absolute path of the export, there when the code is 0. */
  dir: string;
}

const folder = join(process.cwd(), 'out.fixtures');

/** Builds `tests/fixtures/sites/<name>` with the code of the project: once in a run of the tests, whoever asks. */
export function buildFixture(name: string): Promise<FixtureBuild> {
  const record = join(folder, `${name}.json`);
  return withLock(join(folder, `${name}.lock`), async () => {
    const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
    const run = process.env.TEST_RUN;
    if (known && known.run === run) return known.build;
    const dir = join(folder, name);
    const site = { SITE_DIR: `tests/fixtures/sites/${name}`, OUT_DIR: dir };
    const build: FixtureBuild = { ...(await runBuild(site)), dir };
    writeFileSync(record, JSON.stringify({ run, build }));
    return build;
  });
}

/** Builds a fixture site and serves it; throws its report when it does not build. */
export async function serveFixture(name: string): Promise<{ url: string; close: () => void }> {
  const { code, output, dir } = await buildFixture(name);
  if (code !== 0) throw new Error(`The fixture site ${name} does not build.\n${output}`);
  const { server, port } = await listen(await siteHandler(dir), 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}
