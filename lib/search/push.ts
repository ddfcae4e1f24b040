import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { hostedSettings } from './hosted-settings';
import type { SearchRecord } from './records';

/**
 * Algolia index to push records to, with the credentials. In tests, `host` (with port) replaces Algolia's
 * hosts.
 */
export interface PushTarget {
  appId: string;
  key: string;
  indexName: string;
  host?: string | undefined;
}

/** Error that stops a push. Its message explains the reason to the person who runs the push. */
export class PushError extends Error {}

const needed = ['search', 'addObject', 'deleteIndex', 'editSettings'] as const;
const batchSize = 500;

/** Creates an Algolia client for pushing records. */
export function pushClient({ appId, key, host }: PushTarget): Algoliasearch {
  const hosts = host
    ? [{ url: host, accept: 'readWrite' as const, protocol: 'http' as const }]
    : undefined;
  return algoliasearch(appId, key, hosts && { hosts });
}

/**
 * Rejects with a `PushError` when Algolia does not accept the key or cannot be reached, or when the key lacks
 * a permission needed for pushing.
 */
export async function checkKey(client: Algoliasearch, { key }: PushTarget): Promise<void> {
  const acl = await client.getApiKey({ key }).then(
    (found) => found.acl,
    (error: Error) => {
      throw new PushError(`The provider does not accept the key: ${error.message}`);
    },
  );
  const missing = needed.filter((right) => !acl.includes(right));
  if (missing.length === 0) return;
  const only = acl.join() === 'search' ? 'It is the search-only key. ' : '';
  throw new PushError(
    `The key lacks the right to ${missing.join(', ')}. ${only}Use a write key in ALGOLIA_WRITE_KEY.`,
  );
}

/**
 * Throws a `PushError` when there are suspiciously few records: fewer than `minimum`, or fewer than half of
 * `last`, the number of records in the index.
 */
export function checkCount(count: number, last: number, minimum: number): void {
  if (count < minimum) {
    throw new PushError(`There are ${count} records, fewer than the minimum of ${minimum}.`);
  }
  if (count < last / 2) {
    throw new PushError(
      `There are ${count} records, less than half of the ${last} in the index. Pass --force if this is expected.`,
    );
  }
}

/** Resolves to the number of records in the index. Resolves to 0 when the index does not exist. */
export async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const { nbHits } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0, distinct: false },
    });
    return nbHits ?? 0;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    throw error;
  }
}

/**
 * Replaces all records and settings of an index. Fills a temporary index and then moves it over the real one,
 * so readers never see a partial index. Deletes the temporary index on failure.
 */
export async function replaceRecords(
  client: Algoliasearch,
  { indexName, records }: { indexName: string; records: readonly SearchRecord[] },
  onProgress: (done: number) => void,
): Promise<void> {
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const wait = (taskID: number) => client.waitForTask({ indexName: temporary, taskID });
  try {
    const settings = { indexName: temporary, indexSettings: hostedSettings };
    await wait((await client.setSettings(settings)).taskID);
    for (let at = 0; at < records.length; at += batchSize) {
      const part = records.slice(at, at + batchSize);
      const requests = part.map((body) => ({ action: 'addObject' as const, body: { ...body } }));
      const { taskID } = await client.batch({
        indexName: temporary,
        batchWriteParams: { requests },
      });
      await wait(taskID);
      onProgress(at + part.length);
    }
    const move = { operation: 'move' as const, destination: indexName };
    await client.operationIndex({ indexName: temporary, operationIndexParams: move });
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}
