import { isBelow, normalizePath, pathOf, toPrefix, withoutFinalSlash } from '@/lib/config/paths';
import type { SiteConfig } from '@/lib/config/site';
import { ContentError, type Position } from '@/lib/config/source/content-error';
import { nearest } from '@/lib/config/source/did-you-mean';
import { locateKey } from '@/lib/config/source/positions';
import type { EntrySource } from '@/lib/content/entries/entries';
import type { Page } from '@/lib/content/page-list';

/** A redirect from an old URL path to the page that replaced it. */
export interface Redirect {
  from: string;
  to: string;
}

/** A redirect with the position of its declaration. */
export interface DeclaredRedirect extends Redirect {
  file: string;
  position: Position | undefined;
}

/** Returns the redirects that pages declare as `aliases` in their front matter. */
export function aliasRedirects(
  sources: readonly EntrySource<{ aliases: string[] }>[],
): DeclaredRedirect[] {
  return sources.flatMap(({ entry, positionOf }) =>
    entry.frontMatter.aliases.map((from, index) => ({
      from,
      to: entry.path,
      file: entry.file,
      position: positionOf(['aliases', index]),
    })),
  );
}

/** Returns the redirects in the `redirects` setting of `site.config.ts`. */
export function configRedirects(
  { redirects }: Pick<SiteConfig, 'redirects'>,
  source: string,
): DeclaredRedirect[] {
  return Object.entries(redirects).map(([from, to]) => {
    return { from, to, file: 'site.config.ts', position: locateKey(source, from) };
  });
}

/**
 * Returns redirects for each docs version with a `formerPath`, which is the URL path that the version had
 * before. They lead to each page from its old path, and from the old paths of its aliases below the version's
 * path. Paths that are already in use are skipped.
 */
export function formerRedirects(
  { versions }: Pick<SiteConfig, 'versions'>,
  sources: readonly EntrySource<{ aliases: string[] }>[],
  taken: ReadonlySet<string>,
  source: string,
): DeclaredRedirect[] {
  const place = { file: 'site.config.ts', position: locateKey(source, 'formerPath') };
  return versions.flatMap(({ name, path, formerPath }) => {
    if (formerPath === undefined) return [];
    const toFormer = (today: string) =>
      withoutFinalSlash(`${toPrefix(formerPath)}${today.slice(toPrefix(path).length)}`);
    return sources
      .filter(({ entry }) => entry.version === name)
      .flatMap(({ entry: { path: to, frontMatter } }) =>
        [to, ...frontMatter.aliases.filter((alias) => isBelow(alias, path))].map((today) => {
          return { from: toFormer(today), to, ...place };
        }),
      )
      .filter(({ from }) => !taken.has(normalizePath(from)))
      .filter(isFirst);
  });
}

/**
 * Whether a redirect is the first one from its path. Duplicates occur when pages or aliases have the same
 * path. Other checks report these pages and aliases.
 */
function isFirst({ from }: DeclaredRedirect, at: number, all: DeclaredRedirect[]): boolean {
  return all.findIndex((redirect) => redirect.from === from) === at;
}

/**
 * Reports redirects that are duplicates, that hide a page or an exported file, or that do not lead directly
 * to a page. `takenBy` returns a description of the exported file at a URL path, or undefined when there is
 * none.
 */
export function checkRedirects(
  redirects: readonly DeclaredRedirect[],
  pages: readonly Pick<Page, 'path' | 'from'>[],
  takenBy: (path: string) => string | undefined,
): ContentError[] {
  const owners = new Map(pages.map(({ path, from }) => [normalizePath(path), from]));
  const targets = new Map<string, DeclaredRedirect>();
  for (const redirect of redirects) {
    const key = normalizePath(redirect.from);
    if (!targets.has(key)) targets.set(key, redirect);
  }
  return redirects.flatMap((redirect) => {
    const { file, position, from, to } = redirect;
    const sentences = findMistake(redirect, { owners, declared: targets, takenBy });
    if (!sentences) return [];
    const problem = `The redirect from ${from} to ${to} ${sentences.problem}`;
    return new ContentError({ file, position, problem, fix: sentences.fix });
  });
}

interface Known {
  /**
   * For each page, its content file or a description such as `the list of tags`. Keys are paths as returned
   * by `normalizePath`.
   */
  owners: ReadonlyMap<string, string>;
  /** The first redirect from each path. Keys are paths as returned by `normalizePath`. */
  declared: ReadonlyMap<string, DeclaredRedirect>;
  /** Returns a description of the exported file at a URL path, or undefined when there is none. */
  takenBy(path: string): string | undefined;
}

function findMistake(
  redirect: DeclaredRedirect,
  { owners, declared, takenBy }: Known,
): { problem: string; fix?: string | undefined } | undefined {
  const first = declared.get(normalizePath(redirect.from));
  if (first !== redirect) {
    const place = first?.file === redirect.file ? '' : ` in ${first?.file}`;
    return {
      problem: `is a duplicate; the first redirect from that path leads to ${first?.to}${place}`,
    };
  }
  const owner = owners.get(normalizePath(redirect.from));
  if (owner !== undefined) {
    return {
      problem: `hides a real page: ${owner}`,
      fix: 'Remove the redirect, or move that page.',
    };
  }
  const taken = takenBy(redirect.from);
  if (taken !== undefined) {
    return { problem: `would hide ${taken}`, fix: 'Remove the redirect.' };
  }
  const target = targetOf(redirect);
  if (owners.has(target)) return undefined;
  const next = declared.get(target);
  if (next) return toChain(redirect, next, { owners, declared });
  const near = nearest(target, [...owners.keys()]);
  return { problem: 'leads to no page', fix: near && `Did you mean ${near}?` };
}

function toChain(
  redirect: DeclaredRedirect,
  next: DeclaredRedirect,
  { owners, declared }: Pick<Known, 'owners' | 'declared'>,
) {
  const seen = new Set([redirect]);
  let end = next;
  while (!seen.has(end)) {
    seen.add(end);
    const following = owners.has(targetOf(end)) ? undefined : declared.get(targetOf(end));
    if (!following) {
      return { problem: 'leads to another redirect', fix: `Point it straight to ${end.to}.` };
    }
    end = following;
  }
  const path = [...seen, end].map(({ from }) => from).join(' → ');
  return { problem: `runs in a loop: ${path}`, fix: 'Point one of them to a page.' };
}

function targetOf({ to }: Redirect): string {
  return normalizePath(pathOf(to));
}
