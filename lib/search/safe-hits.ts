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

/** Where the site is published and where it is being read. */
export interface SiteAddress {
  published: string;
  current: string;
}

/** A URL of the site as path and hash, so that the router can follow it; other URLs stay whole. */
export function toSiteUrl(url: string, { published, current }: SiteAddress): string {
  const target = new URL(url, current);
  if (target.origin !== published && target.origin !== current) return target.href;
  return target.pathname + target.search + target.hash;
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
function safeHighlights(marks: Marks): Marks {
  const { lvl0 } = marks.hierarchy ?? {};
  const safe = safeMarks(marks);
  return { ...safe, hierarchy: { ...safe.hierarchy, ...(lvl0 && { lvl0 }) } };
}

type Marks = NonNullable<SearchHit['_snippetResult']>;

function safeMarks({ content, hierarchy = {} }: Marks): Marks {
  const safe = (marked: Marked): Marked => ({ ...marked, value: safeMarkup(marked.value) });
  const levels = LEVELS.flatMap((level) => {
    const marked = hierarchy[level];
    return marked ? [[level, safe(marked)] as const] : [];
  });
  return { ...(content && { content: safe(content) }), hierarchy: Object.fromEntries(levels) };
}
