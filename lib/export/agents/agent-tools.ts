import type { LibraryQuestion } from '@/lib/player/library/library-question';
import { shareLink } from '@/lib/player/share';
import { runQuery } from '@/lib/search/answer';
import { LEVELS, type SearchHit, type SearchResult } from '@/lib/search/protocol';
import { buildIndex } from '@/lib/search/search-index';
import { findAgentPage, toPageText } from '@/lib/site/agents/agent-pages';
import { toClassAnswers } from '@/lib/site/agents/class-answers';
import type { AgentData, AgentVersion } from './agent-data';

/** Theme of an app, as in its Tailwind configuration. */
type AgentTheme = NonNullable<LibraryQuestion['theme']>['web'];

/** Functions that answer an agent's questions with Markdown. They throw an Error for wrong input. */
export interface AgentTools {
  search(query: string, limit: number, version?: string): string;
  readPage(address: string): string;
  lookUp(names: readonly string[], version?: string): Promise<string>;
  check(code: string, options?: { version?: string; theme?: AgentTheme }): Promise<string>;
  explain(message: string, version?: string): string;
  playgroundLink(code: string): string;
}

/** Functions that provide what the data of a version only names. */
export interface AgentSources {
  /** Reads the class data of a version and returns its class answers. Undefined if it has no class data. */
  classes(version: AgentVersion): Omit<Parameters<typeof toClassAnswers>[0], 'toUrl'> | undefined;
}

/** Creates the tools from the site's data. Indexes and class data are loaded with the first question. */
export function toAgentTools(data: AgentData, { classes }: AgentSources): AgentTools {
  const base = data.origin + data.basePath;
  const indexOf = perVersion(({ search }) => buildIndex(search));
  const answersOf = perVersion((version) => {
    const source = classes(version);
    if (!source) throw new Error(`${version.label} has no class data.`);
    return toClassAnswers({ ...source, toUrl: (path) => base + path });
  });
  const find = (query: string, limit: number, version: AgentVersion) =>
    runQuery(
      { indexName: '', query, hitsPerPage: limit, highlightPreTag: '', highlightPostTag: '' },
      indexOf(version),
    );
  return {
    search(query, limit, label) {
      return toResultText(find(query, limit, versionOf(data, label)), query);
    },
    readPage: (address) => readPage(address, data, base),
    lookUp: async (names, label) => answersOf(versionOf(data, label)).lookUp(names),
    async check(code, { version: label, theme } = {}) {
      const version = versionOf(data, label);
      if (theme && !version.library?.takesTheme)
        throw new Error(`Components for ${version.label} are checked with the default theme only.`);
      return answersOf(version).check(code, theme && { web: theme, native: theme });
    },
    explain(message, label) {
      const version = versionOf(data, label);
      return explain(message, data, (line) => find(line, MOST_HITS, version).hits);
    },
    playgroundLink: (code) => data.origin + shareLink({ 'App.tsx': code }),
  };
}

/** Returns a function that calls `make` only once for each version. */
function perVersion<Result>(make: (version: AgentVersion) => Result) {
  const known = new Map<string, Result>();
  return (version: AgentVersion): Result => {
    const result = known.get(version.name) ?? make(version);
    known.set(version.name, result);
    return result;
  };
}

/** Returns the version with this label or name. Without a label, returns the latest version. */
function versionOf({ versions }: AgentData, label?: string): AgentVersion {
  const found = versions.find((one) =>
    label === undefined ? one.isLast : one.label === label || one.name === label,
  );
  if (found) return found;
  throw new Error(
    `There is no version ${label}. Use ${versions.map((one) => one.label).join(' or ')}.`,
  );
}

function toResultText({ hits, near = [] }: SearchResult, query: string): string {
  if (hits.length === 0) {
    const offer = near.length > 0 ? ` Try ${near.join(', ')}.` : '';
    return `Nothing was found for “${query}”.${offer}`;
  }
  return hits.map(toHitText).join('\n');
}

function toHitText({ hierarchy, url, content, support }: SearchHit): string {
  const titles = LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);
  const on = support?.map(({ name, words }) => `${name}: ${words}`).join(', ');
  const more = [on, content].filter(Boolean).join('. ');
  return `- [${titles.join(' › ')}](${url})${more && `: ${more}`}`;
}

function readPage(address: string, { pages }: AgentData, base: string): string {
  const found = findAgentPage(address, pages, base);
  if (!found) throw new Error(`There is no page at ${address}. Search for it.`);
  const text = toPageText(found);
  if (text !== undefined) return text;
  const { page, section } = found;
  throw new Error(
    `${page.path} has no section ${section}. It has: ${page.headings.filter(Boolean).join(', ')}.`,
  );
}

/** Maximum number of lines of an error message that are searched for, and of hits for each line. */
const MOST_LINES = 8;
const MOST_HITS = 5;

/**
 * Returns the section about an error message. Searches for one line after the other, because the lines of a
 * stack trace are not in the docs, until a page about error messages is among the hits. If none is, returns a
 * list of other hits.
 */
function explain(
  message: string,
  { pages, troubleshooting, origin, basePath }: AgentData,
  find: (line: string) => SearchHit[],
): string {
  const base = origin + basePath;
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_LINES);
  const others: SearchHit[] = [];
  for (const line of lines) {
    const hits = find(line);
    others.push(...hits);
    for (const { url } of hits) {
      const found = findAgentPage(url, pages, base);
      const text = found?.section && troubleshooting.includes(found.page.path) && toPageText(found);
      if (text) return `${text}\n${url}\n`;
    }
  }
  const list = others.slice(0, MOST_HITS).map(toHitText).join('\n');
  const none = 'No section about this error message was found.';
  return list ? `${none} These pages may help:\n\n${list}` : none;
}
