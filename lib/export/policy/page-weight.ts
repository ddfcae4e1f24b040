import { gzipSync } from 'node:zlib';
import { STYLES_OF_PAGE } from '@/lib/export/next/inline-styles';

/** An exported page with what it loads; `read` gives a file of the export by its URL path. */
export interface ExportedPage {
  path: string;
  html: string;
  /** What a client navigation to it fetches; none for pages that are only ever loaded whole. */
  payload: Buffer | undefined;
  read(url: string): Buffer;
}

/** What a page weighs: bytes after gzip, beside the size of its text. */
export interface PageWeight {
  path: string;
  words: number;
  codeBlocks: number;
  /** Live samples that are drawn on the page, and its diagrams. */
  drawings: number;
  /** What it loads at once, and with the framework. */
  script: number;
  framework: number;
  html: number;
  payload: number;
  css: number;
}

/** A page that weighs more than it may, in bytes after gzip. */
export interface Overrun {
  path: string;
  what: Part;
  bytes: number;
  limit: number;
}

/** A part of a page that has a budget. */
export type Part = 'script' | 'framework' | 'html' | 'payload' | 'css';

const kilobyte = 1024;

/** The styles of a page, which are in its HTML and count by themselves. */
const STYLES = new RegExp(`<style ${STYLES_OF_PAGE}[^>]*>([\\s\\S]*?)</style>`);

/** What a page of 1,200 words and 6 code blocks may weigh, in bytes after gzip. */
export const limits: Readonly<Record<Part, number>> = {
  script: 8 * kilobyte,
  // Everything that the start of React waits for.
  framework: 158 * kilobyte,
  html: 13 * kilobyte,
  payload: 6.75 * kilobyte,
  css: 13.5 * kilobyte,
};

/** The parts of a page that have a budget. */
export const parts: readonly Part[] = ['script', 'framework', 'html', 'payload', 'css'];

/** What a drawing, that of a live sample or a diagram, may weigh besides. */
const drawing = 1.25 * kilobyte;

/** The weight of a page. Scripts that modern browsers skip (`noModule`) do not count. */
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

/** What is over the limits. A page with more words or code than the reference may weigh more in proportion. */
export function toOverruns(weights: readonly PageWeight[]): Overrun[] {
  return weights.flatMap((weight) =>
    parts.flatMap((what) => {
      const limit = limitOf(what, weight);
      const { path, [what]: bytes } = weight;
      return bytes > limit ? [{ path, what, bytes, limit }] : [];
    }),
  );
}

/** The weights as text, heaviest HTML first; all pages, or the first `rows`. */
export function toTable(weights: readonly PageWeight[], rows = weights.length): string {
  const cell = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(8);
  const heading = [
    ...parts.map((part) => part.padStart(8)),
    'words'.padStart(7),
    '  code  page',
  ].join('');
  const lines = [...weights]
    .sort((a, b) => b.html - a.html)
    .slice(0, rows)
    .map((weight) => {
      const bytes = parts.map((part) => cell(weight[part])).join('');
      const { words, codeBlocks, path } = weight;
      return `${bytes}${String(words).padStart(7)}${String(codeBlocks).padStart(6)}  ${path}`;
    });
  return [heading, ...lines].join('\n');
}

/** The URLs of the scripts that a page loads at once. */
export function scriptUrls(html: string): string[] {
  const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const urls = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, 'src'));
  return [...new Set(urls)];
}

/** The URLs of the framework's scripts, which a page loads when somebody reads it. */
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
