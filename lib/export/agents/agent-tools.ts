import { shareLink } from '@/lib/player/share';
import { runQuery } from '@/lib/search/answer';
import { LEVELS, type SearchHit, type SearchResult } from '@/lib/search/protocol';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { findAgentPage, toPageText } from '@/lib/site/agents/agent-pages';
import { type ClassAnswers, toClassAnswers } from '@/lib/site/agents/class-answers';
import type { AgentData, AgentVersion } from './agent-data';

/** Error with a message for the agent, such as the names that it may use instead. */
export class AgentError extends Error {}

/** Functions that answer an agent's questions with Markdown. They throw an `AgentError` for wrong input. */
export interface AgentTools {
  search(query: string, limit: number, version?: string): string;
  readPage(address: string): string;
  lookUp(names: readonly string[], version?: string): Promise<string>;
  check(code: string, version?: string): Promise<string>;
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
  const indexes = new Map<string, SearchIndex>();
  const answers = new Map<string, ClassAnswers>();
  const indexOf = (version: AgentVersion) => {
    const index = indexes.get(version.name) ?? buildIndex(version.search);
    indexes.set(version.name, index);
    return index;
  };
  const answersOf = (version: AgentVersion) => {
    const known = answers.get(version.name);
    if (known) return known;
    const source = classes(version);
    if (!source) throw new AgentError(`${version.label} has no class data.`);
    const made = toClassAnswers({ ...source, toUrl: (path) => base + path });
    answers.set(version.name, made);
    return made;
  };
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
    check: async (code, label) => answersOf(versionOf(data, label)).check(code),
    explain(message, label) {
      const version = versionOf(data, label);
      return explain(message, data, (line) => find(line, MOST_HITS, version).hits);
    },
    playgroundLink: (code) => data.origin + shareLink({ 'App.tsx': code }),
  };
}

/** Returns the version with this label or name. Without a label, returns the latest version. */
function versionOf({ versions }: AgentData, label?: string): AgentVersion {
  const found = versions.find((one) =>
    label === undefined ? one.isLast : one.label === label || one.name === label,
  );
  if (found) return found;
  throw new AgentError(
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
  if (!found) throw new AgentError(`There is no page at ${address}. Search for it.`);
  const text = toPageText(found);
  if (text !== undefined) return text;
  const { page, section } = found;
  throw new AgentError(
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
