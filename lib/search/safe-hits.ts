import { LEVELS, type Marked, type SearchHit } from './protocol';

/**
 * Hits that can be put into the page as HTML: everything but the marks around matches is escaped,
 * also in hits that the browser stores. The category stays as it is, since it is only shown as text.
 */
export function toSafeHit(hit: SearchHit, site: SiteAddress): SearchHit {
  const hierarchy = { ...hit.hierarchy };
  for (const level of LEVELS.slice(1)) {
    const text = hierarchy[level];
    hierarchy[level] = text == null ? null : escapeHtml(text);
  }
  return {
    ...hit,
    url: toSiteUrl(hit.url, site),
    content: hit.content == null ? null : escapeHtml(hit.content),
    hierarchy,
    ...(hit._snippetResult && { _snippetResult: safeMarks(hit._snippetResult) }),
    ...(hit._highlightResult && { _highlightResult: safeHighlights(hit._highlightResult) }),
  };
}

/** The hits of an answer that can be shown, safe as by `toSafeHit`; one of another shape takes none along. */
export function toSafeHits(hits: unknown, site: SiteAddress): SearchHit[] {
  if (!Array.isArray(hits)) return [];
  return hits.filter((hit) => isHit(hit, site.current)).map((hit) => toSafeHit(hit, site));
}

/** Whether a value has what the site reads of a hit, and leads to a page of the web. */
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

function isWebAddress(url: string, current: string): boolean {
  return URL.canParse(url, current) && /^https?:$/.test(new URL(url, current).protocol);
}

function isText(value: unknown): boolean {
  return value == null || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where the site is published and where it is being read. */
export interface SiteAddress {
  published: string;
  current: string;
}

/** A URL of the site as path and hash, so that the router can follow it; other URLs stay whole. */
export function toSiteUrl(url: string, { published, current }: SiteAddress): string {
  const target = new URL(url, current);
  if (target.origin !== published && target.origin !== current) return target.href;
  // Two slashes would begin the name of another host.
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

/** A text with matches as HTML in which only the marks are elements. */
export function safeMarkup(text: string): string {
  return escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

/** A text without a character that HTML would take for its own. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The window shows the highlighted category as text too. */
function safeHighlights(marks: unknown): Marks {
  const safe = safeMarks(marks);
  const lvl0 = isRecord(marks) && isRecord(marks.hierarchy) ? marks.hierarchy.lvl0 : undefined;
  return isMarked(lvl0) ? { ...safe, hierarchy: { ...safe.hierarchy, lvl0 } } : safe;
}

type Marks = NonNullable<SearchHit['_snippetResult']>;

/** Marks of another shape are left out; the text without them is shown then. */
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
