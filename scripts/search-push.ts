/**
 * `npm run search:push`: generates the records for the Algolia index and the configuration of its crawler,
 * and prints a summary. `-- --write` replaces the index with these records in one step and needs
 * ALGOLIA_WRITE_KEY. `--min N` rejects fewer than N records (100 by default). `--force` allows fewer than
 * half as many records as the index has. The application ID and the index name come from site.config.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { type GivenFlags, runCommand } from '@/lib/export/build/command-flags';
import { generateModules } from '@/lib/export/build/generated-modules';
import { fromRoot, generatedDir, siteDir } from '@/lib/export/build/project-paths';
import { toSearchSource } from '@/lib/export/build/search-source';
import { openResults } from '@/lib/export/cache/result-cache';
import { collectPages } from '@/lib/search/collect';
import { toCrawlerConfig } from '@/lib/search/hosted-settings';
import {
  checkCount,
  checkKey,
  countRecords,
  PushError,
  pushClient,
  replaceRecords,
} from '@/lib/search/push';
import { type SearchRecord, toRecords } from '@/lib/search/records';
import { loadSite } from '@/lib/site/read-site';

const command = {
  usage: 'npm run search:push -- [--write] [--min 100] [--force]',
  about:
    'Generates the search records for Algolia and the configuration of its crawler, and prints a summary.',
  boolean: {
    write: 'replace the index with these records; needs ALGOLIA_WRITE_KEY',
    force: 'allow fewer than half as many records as the index has',
  },
  number: { min: 'reject fewer records than this; 100 by default' },
  failure: 'the index cannot be replaced; it is unchanged',
};

await runCommand(command, async (flags) => {
  await push(flags).catch((error) => {
    if (!(error instanceof Error)) throw error;
    const message =
      error instanceof PushError ? error.message : `The push failed: ${error.message}`;
    throw new Error(`${message}\nThe index is unchanged.`);
  });
});

type PushFlags = GivenFlags<'write' | 'force', never, 'min'>;

async function push({ write, force, min = 100 }: PushFlags): Promise<void> {
  const content = loadSite(siteDir, openResults);
  const site = content.config;
  const pages = collectPages(await toSearchSource(content));
  const records = pages.flatMap((page) => toRecords(page, site.url + site.basePath));
  printRecords(records, pages.length);
  generateModules(content);
  const crawler = join(generatedDir, 'docsearch-crawler.js');
  writeFileSync(crawler, toCrawlerConfig(site));
  console.log(`The configuration of the provider's crawler is in ${fromRoot(crawler)}.`);
  if (!write) return console.log('Nothing was pushed. Add -- --write to replace the index.');
  const target = readTarget(site.search.indexName, site.search.algolia?.appId);
  const client = pushClient(target);
  await checkKey(client, target);
  const last = force ? 0 : await countRecords(client, target.indexName);
  checkCount(records.length, last, min);
  const bar = new SingleBar({ format: '{bar} {value}/{total} records' });
  bar.start(records.length, 0);
  try {
    await replaceRecords(client, { indexName: target.indexName, records }, (done) =>
      bar.update(done),
    );
  } finally {
    bar.stop();
  }
  console.log(`${target.indexName} now has ${records.length} records.`);
}

function printRecords(records: readonly SearchRecord[], pages: number): void {
  const tags = [...new Set(records.map(({ tag }) => tag))];
  console.log(`${records.length} records from ${pages} pages`);
  for (const tag of tags) {
    console.log(`  ${tag}: ${records.filter((record) => record.tag === tag).length}`);
  }
  const sample = records.find(({ type }) => type === 'content');
  console.log(`Example:\n${JSON.stringify(sample, null, 2)}`);
}

function readTarget(indexName: string, configured: string | undefined) {
  const { ALGOLIA_WRITE_KEY: key, ALGOLIA_HOST: host } = process.env;
  if (!configured) {
    throw new PushError(
      'No application is configured: set NEXT_PUBLIC_ALGOLIA_APP_ID and _SEARCH_KEY.',
    );
  }
  if (!key) throw new PushError('There is no write key: set ALGOLIA_WRITE_KEY.');
  return { appId: configured, key, indexName, host };
}
