import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withLock } from '@/lib/export/build/locks';
import { runBuild } from './build';
import { serveExport } from './export-server';
import { cloneShallow, makeRepository } from './history';

/** Result of building a fixture site. */
export interface FixtureBuild {
  code: number;
  output: string;
  /** Absolute path of the export, which exists if `code` is 0. */
  dir: string;
}

const folder = join(process.cwd(), 'out.fixtures');

/**
 * Fixture sites that are built from a separate Git repository, with its full history or a shallow clone.
 * `changed` is the page that the last commit changed.
 */
const histories: Readonly<Record<string, { clone: 'whole' | 'shallow'; changed: string }>> = {
  blog: { clone: 'whole', changed: 'content/docs/main/changed.mdx' },
  variants: { clone: 'shallow', changed: 'content/docs/main/third.mdx' },
};

/**
 * Builds `tests/fixtures/sites/<name>` with this project's code. All callers of a test run share one build.
 */
export function buildFixture(name: string): Promise<FixtureBuild> {
  const record = join(folder, `${name}.json`);
  return withLock(join(folder, `${name}.lock`), async () => {
    const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
    const run = process.env.TEST_RUN;
    if (known && known.run === run) return known.build;
    const dir = join(folder, name);
    const site = { SITE_DIR: sourceOf(name), OUT_DIR: dir, QUICK: '1' };
    const build: FixtureBuild = { ...(await runBuild(site)), dir };
    writeFileSync(record, JSON.stringify({ run, build }));
    return build;
  });
}

/** Builds a fixture site and serves it. Throws with the build output when the build fails. */
export async function serveFixture(name: string): Promise<{ url: string; close: () => void }> {
  const { code, output, dir } = await buildFixture(name);
  if (code !== 0) throw new Error(`The build of the fixture site ${name} failed.\n${output}`);
  return serveExport(dir);
}

/**
 * Returns the folder that a fixture site is built from. For a site with a history, creates its repository.
 * Copies are as deep in the project as the fixtures, so their relative imports still resolve.
 */
function sourceOf(name: string): string {
  const source = `tests/fixtures/sites/${name}`;
  const history = histories[name];
  if (!history) return source;
  const whole = `out.fixtures/history/whole/${name}`;
  makeRepository(source, whole, history.changed);
  if (history.clone === 'whole') return whole;
  const shallow = `out.fixtures/history/shallow/${name}`;
  cloneShallow(resolve(whole), resolve(shallow));
  return shallow;
}
