import { gzipSync } from 'node:zlib';
import { STYLES_OF_PAGE } from '@/lib/export/next/inline-styles';

/** Exported page, with a function that reads the files it loads. */
export interface ExportedPage {
  path: string;
  html: string;
  /** React payload that a client-side navigation to the page fetches. Undefined when the page has none. */
  payload: Buffer | undefined;
  /** Reads a file of the export. `url` is its URL path. */
  read(url: string): Buffer;
}

/** Sizes of a page's scripts, HTML, payload and CSS in bytes after gzip, and the amount of content on it. */
export interface PageWeight {
  path: string;
  words: number;
  codeBlocks: number;
  /** Number of live samples and diagrams on the page. */
  drawings: number;
  /** Size of the scripts that load with the page. */
  script: number;
  /** Size of the React and Next scripts, which load when the reader first interacts with the page. */
  framework: number;
  html: number;
  payload: number;
  css: number;
}

/** Page that exceeds one of its size budgets. `bytes` and `limit` are sizes after gzip. */
export interface Overrun {
  path: string;
  what: Part;
  bytes: number;
  limit: number;
}

/** Name of a measured size of a page, such as `html`. Each of these sizes has a budget. */
export type Part = 'script' | 'framework' | 'html' | 'payload' | 'css';

const kilobyte = 1024;

/** Matches a page's inlined styles, which are measured as CSS and not as HTML. */
const STYLES = new RegExp(`<style ${STYLES_OF_PAGE}[^>]*>([\\s\\S]*?)</style>`);

/**
 * Budgets in bytes after gzip, for a page with up to 1,200 words and 6 code blocks, and without live samples
 * and diagrams.
 */
export const limits: Readonly<Record<Part, number>> = {
  script: 8 * kilobyte,
  // All scripts that React needs before it can hydrate.
  framework: 158 * kilobyte,
  html: 13 * kilobyte,
  payload: 6.75 * kilobyte,
  css: 13.5 * kilobyte,
};

/** Names of all measured sizes of a page, in the order in which reports list them. */
export const weightParts: readonly Part[] = ['script', 'framework', 'html', 'payload', 'css'];

/** Bytes after gzip that each live sample or diagram adds to the HTML and payload budgets. */
const drawing = 1.25 * kilobyte;

/**
 * Measures a page's sizes and counts its words, code blocks, live samples and diagrams. Scripts with
 * `nomodule`, which modern browsers skip, are not included.
 */
export function toPageWeight({ path, html, payload, read }: ExportedPage): PageWeight {
  const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + gzipSize(read(url)), 0);
  const styles = STYLES.exec(html)?.[1];
  const article = /<article\b[\s\S]*<\/article>/.exec(html)?.[0] ?? html;
  return {
    path,
    words: wordCount(article),
    codeBlocks: article.match(/<pre\b/g)?.length ?? 0,
    drawings: article.match(/<live-sample\b|\bclass="diagram"/g)?.length ?? 0,
    script: sum(scriptUrls(html)),
    framework: sum(frameworkUrls(html)),
    html: gzipSize(html.replace(STYLES, '')),
    payload: payload ? gzipSize(payload) : 0,
    css: (styles ? gzipSize(styles) : 0) + sum(styleUrls(html)),
  };
}

/**
 * Returns an item for each measured size that is over budget. For pages with more than 1,200 words or 6 code
 * blocks, the HTML and payload budgets grow in proportion. Each live sample or diagram adds a fixed amount.
 */
export function toOverruns(weights: readonly PageWeight[]): Overrun[] {
  return weights.flatMap((weight) =>
    weightParts.flatMap((what) => {
      const limit = limitOf(what, weight);
      const { path, [what]: bytes } = weight;
      return bytes > limit ? [{ path, what, bytes, limit }] : [];
    }),
  );
}

/**
 * Formats the pages' sizes as a text table, sorted by HTML size, largest first. `rows` limits the number of
 * pages.
 */
export function toTable(weights: readonly PageWeight[], rows = weights.length): string {
  const cell = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(8);
  const heading = [
    ...weightParts.map((part) => part.padStart(8)),
    'words'.padStart(7),
    '  code  page',
  ].join('');
  const lines = [...weights]
    .sort((a, b) => b.html - a.html)
    .slice(0, rows)
    .map((weight) => {
      const bytes = weightParts.map((part) => cell(weight[part])).join('');
      const { words, codeBlocks, path } = weight;
      return `${bytes}${String(words).padStart(7)}${String(codeBlocks).padStart(6)}  ${path}`;
    });
  return [heading, ...lines].join('\n');
}

/** Returns the URL paths of the site's own scripts that load with a page, without duplicates. */
export function scriptUrls(html: string): string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const urls = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src'));
  return [...new Set(urls)];
}

/**
 * Returns the URL paths of the React and Next scripts, which load when the reader first interacts with the
 * page.
 */
export function frameworkUrls(html: string): string[] {
  return /\bdata-framework="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

function styleUrls(html: string): string[] {
  const tags = [...html.matchAll(/<link\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const urls = tags.filter((tag) => /\brel="stylesheet"/.test(tag) && !/\bdisabled=/.test(tag));
  return [...new Set(urls.flatMap((tag) => attribute(tag, 'href')))];
}

function attribute(tag: string, name: string): string[] {
  const value = new RegExp(`\\b${name}="(/[^"]*)"`).exec(tag)?.[1];
  return value === undefined ? [] : [value.replace(/[?#].*$/, '')];
}

function limitOf(what: Part, weight: PageWeight): number {
  if (grows(what)) return Math.round(limits[what] * scale(weight) + weight.drawings * drawing);
  return limits[what];
}

function wordCount(html: string): number {
  const text = html.replace(/<(script|style|pre)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

function grows(part: Part): boolean {
  return part === 'html' || part === 'payload';
}

function scale({ words, codeBlocks }: PageWeight): number {
  return Math.max(1, words / 1200, codeBlocks / 6);
}

function gzipSize(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
