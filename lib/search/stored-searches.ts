import { withoutBasePath } from '@/lib/browser/base-path';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { LEVELS } from './protocol';
import { isHit } from './safe-hits';

/** Storage key prefixes of the recent and favorite searches, which DocSearch stores for each index. */
const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Maximum number of entries retained per list. DocSearch stores fewer. */
const MOST = 50;

/**
 * Removes stored searches that the search modal cannot show. DocSearch does not validate them, so a single
 * invalid value, for example from an earlier version, would keep the modal from ever opening again.
 */
export function dropInvalidStoredSearches(indexName: string): void {
  for (const list of lists) {
    const key = list + indexName;
    const text = readStored(key);
    if (text === null) continue;
    const kept = toItems(text).filter(isShown).slice(0, MOST);
    const healed = JSON.stringify(kept);
    if (kept.length === 0) removeStored(key);
    else if (healed !== text) writeStored(key, healed);
  }
}

function toItems(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Whether an entry is a valid stored hit: it links to a page of the site, and its texts have no markup. */
function isShown(item: unknown): boolean {
  if (!isHit(item, location.href) || !isOfSite(item.url)) return false;
  const { content, hierarchy, _snippetResult, _highlightResult } = item;
  // DocSearch shows highlighted texts as HTML but never stores them.
  if (_snippetResult !== undefined || _highlightResult !== undefined) return false;
  const texts = [content, ...LEVELS.slice(1).map((level) => hierarchy[level])];
  return typeof hierarchy.lvl1 === 'string' && texts.every((text) => !text?.includes('<'));
}

function isOfSite(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && withoutBasePath(pathname) !== undefined;
}
