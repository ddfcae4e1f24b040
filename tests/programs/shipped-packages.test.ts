import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@/lib/export/build/list-files';
import { buildLock, withLock } from '@/lib/export/build/locks';
import { nextEnvironment, runNext } from '@/lib/export/build/run-next';
import { packageFolders } from '@/lib/export/notices/notices';
import { shippedPackages } from '@/lib/export/notices/shipped-packages';
import { longOnly } from '../support/long';
import { siteIn } from '../support/site';

const dir = 'out.fixtures/source-maps';

test.afterAll(() => rmSync(dir, { recursive: true, force: true }));

test(
  'the packages in the source maps of Next’s scripts are in the third-party notices',
  longOnly,
  async () => {
    const content = siteIn();
    const env = { ...nextEnvironment(content.config), NEXT_EXPORT_DIR: dir, SOURCE_MAPS: '1' };
    const { code, output } = await withLock(buildLock, () => runNext(['build'], env));
    expect(code, output).toBe(0);
    const maps = (await listFiles(dir)).filter((name) => name.endsWith('.js.map'));
    const sources = maps.flatMap((name) =>
      sourcesIn(JSON.parse(readFileSync(join(dir, name), 'utf8'))),
    );
    const files = sources.map((source) => source.replace(/^turbopack:\/\/\/\[project\]\//, ''));
    const shipped = packageFolders(files);
    expect(shipped).toContain('node_modules/next');
    const listed = await shippedPackages(content);
    expect(shipped.filter((folder) => !listed.includes(folder))).toEqual([]);
    const ofNext = listed.filter((folder) => folder.includes('/next/'));
    expect(ofNext.filter((folder) => !shipped.includes(folder))).toEqual([]);
  },
);

interface SourceMap {
  sources?: string[];
  sections?: { map: SourceMap }[];
}

/** Returns the sources of a source map and of the maps in its sections. */
function sourcesIn({ sources = [], sections = [] }: SourceMap): string[] {
  return [...sources, ...sections.flatMap(({ map }) => sourcesIn(map))];
}
