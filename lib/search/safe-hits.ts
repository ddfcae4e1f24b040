import { LEVELS, type Marked, type SearchHit } from './protocol';

/**
 * Returns a hit whose texts are safe to insert as HTML. Everything is escaped except the `<mark>` tags around
 * matches and the category, which is only shown as text. Also converts the URL with `toSiteUrl`.
 */
export function toSafeHit(hit: SearchHit, site: SiteAddress): SearchHit {
  const hierarchy = { ...hit.hierarchy };
  for (const level of LEVELS.slice(1)) {
    const text = hierarchy[level];
    hierarchy[level] = text == null ? null : escapeHtml(text);
  }
  const { support, ...rest } = hit;
  return {
    ...rest,
    ...(Array.isArray(support) && support.every(isPlatformSupport) && { support }),
    url: toSiteUrl(hit.url, site),
    content: hit.content == null ? null : escapeHtml(hit.content),
    hierarchy,
    ...(hit._snippetResult && { _snippetResult: safeMarks(hit._snippetResult) }),
    ...(hit._highlightResult && { _highlightResult: safeHighlights(hit._highlightResult) }),
  };
}

/** Returns the valid hits of a result, escaped with `toSafeHit`. Malformed hits are dropped. */
export function toSafeHits(hits: unknown, site: SiteAddress): SearchHit[] {
  if (!Array.isArray(hits)) return [];
  return hits.filter((hit) => isHit(hit, site.current)).map((hit) => toSafeHit(hit, site));
}

/**
 * Whether a value is a hit: it has the fields that the site reads, and an http or https URL. `current` is the
 * base URL for relative URLs.
 */
export function isHit(value: unknown, current: string): value is SearchHit {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false;
  const { objectID, url, type, content, hierarchy } = value;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    isWebAddress(url, current) &&
    (type === 'content' || LEVELS.some((level) => level === type)) &&
    typeof hierarchy.lvl0 === 'string' &&
    [content, ...LEVELS.map((level) => hierarchy[level])].every(isText)
  );
}

function isPlatformSupport(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, support, words } = value;
  return typeof name === 'string' && typeof words === 'string' && typeof support === 'string';
}

function isWebAddress(url: string, current: string): boolean {
  return URL.canParse(url, current) && /^https?:$/.test(new URL(url, current).protocol);
}

function isText(value: unknown): boolean {
  return value == null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Origin of the published site, and the origin that the current page was loaded from. */
export interface SiteAddress {
  published: string;
  current: string;
}

/**
 * Reduces a URL of the site to its path, query and hash, so that the router can follow it. Returns other URLs
 * in absolute form.
 */
export function toSiteUrl(url: string, { published, current }: SiteAddress): string {
  const target = new URL(url, current);
  if (target.origin !== published && target.origin !== current) return target.href;
  // Two leading slashes would start a host name.
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

/** Escapes a string for HTML, except for `<mark>` tags. */
export function safeMarkup(text: string): string {
  return escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

/** Escapes a string for use in HTML text and attribute values. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Returns escaped highlights like `safeMarks`, but does not escape the category, which the search modal shows
 * as text.
 */
function safeHighlights(marks: unknown): Marks {
  const safe = safeMarks(marks);
  const lvl0 = isRecord(marks) && isRecord(marks.hierarchy) ? marks.hierarchy.lvl0 : undefined;
  return isMarked(lvl0) ? { ...safe, hierarchy: { ...safe.hierarchy, lvl0 } } : safe;
}

type Marks = NonNullable<SearchHit['_snippetResult']>;

/** Returns escaped highlights. Malformed highlights are dropped, and the plain text is shown instead. */
function safeMarks(marks: unknown): Marks {
  if (!isRecord(marks)) return {};
  const { content, hierarchy } = marks;
  const levels = LEVELS.flatMap((level) => {
    const marked = isRecord(hierarchy) ? hierarchy[level] : undefined;
    return isMarked(marked) ? [[level, safe(marked)] as const] : [];
  });
  return {
    ...(isMarked(content) && { content: safe(content) }),
    hierarchy: Object.fromEntries(levels),
  };
}

function safe(marked: Marked): Marked {
  return { ...marked, value: safeMarkup(marked.value) };
}

function isMarked(value: unknown): value is Marked {
  return isRecord(value) && typeof value.value === 'string';
}
