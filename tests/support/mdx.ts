import { formatErrors } from '@/lib/config/source/content-error';
import type { SiteLookup } from '@/lib/content/mdx/compilation';
import { CompileError, compileSource } from '@/lib/content/mdx/compile';
import type { Compiled } from '@/lib/content/mdx/compiled';
import config from '@/site.config';

/**
 * Contents of a site's files, keyed by path. Each `.mdx` file is a page, except partials, whose paths contain
 * `/_`.
 */
export type Files = Record<string, string | Uint8Array>;

const file = 'content/docs/v4/guides/page.mdx';

/**
 * Compiles `text` as a page's body. The page has five lines of front matter, so the body starts on line 6.
 */
export async function compileText(text: string, files: Files = {}): Promise<Compiled> {
  const entry = { file, body: text, bodyLine: 6 };
  return (await compileSource(entry, toSite(files))).compiled;
}

/** Returns a site that consists of these files. It has the same docs versions as the real site. */
export function toSite(files: Files): SiteLookup {
  const bytesOf = (path: string) => {
    const found = files[path];
    return typeof found === 'string' ? new TextEncoder().encode(found) : found;
  };
  return {
    versions: config.versions,
    readText: (path) => {
      const bytes = bytesOf(path);
      return bytes && new TextDecoder().decode(bytes);
    },
    readBytes: bytesOf,
    pageOf: (page) => {
      const path = pages(files).find((name) => [name, `/${pageId(name)}`].includes(page));
      return path && pagePath(path);
    },
    pageFiles: () => pages(files),
    filesIn: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  };
}

/**
 * Compiles `text` as a page's body. Resolves to a report of the errors, or to an empty string if there are
 * none.
 */
export async function reportText(text: string, files: Files = {}): Promise<string> {
  try {
    await compileText(text, files);
    return '';
  } catch (error) {
    if (error instanceof CompileError)
      return formatErrors(error.errors).replaceAll(file, 'page.mdx');
    throw error;
  }
}

function pages(files: Files): string[] {
  return Object.keys(files).filter((path) => path.endsWith('.mdx') && !path.includes('/_'));
}

function pageId(path: string): string {
  return path.replace(/^content\/docs\/v4\//, '').replace(/(?:\/index)?\.mdx$/, '');
}

function pagePath(path: string): string {
  return path.endsWith('/index.mdx') ? `/${pageId(path)}/` : `/${pageId(path)}`;
}
