import { useEffect, useState } from 'react';
import { Link } from '@/components/shell/link';
import { rich } from '@/components/ui/rich-text';
import { config } from '@/components/ui/site-config';
import {
  notFoundClosest,
  notFoundVersion,
  notFoundVersionPage,
} from '@/content/messages/closest-page';
import { withBasePath, withoutBasePath } from '@/lib/browser/base-path';
import { closestPage } from '@/lib/content/links/closest-page';

/**
 * Renders a card with the page whose path is most similar to the requested path, if there is a similar one.
 * Also renders a notice if the requested version does not exist, with the configured link about that version.
 */
export function ClosestPage() {
  const [asked, setAsked] = useState('');
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    setAsked(withoutBasePath(location.pathname) ?? location.pathname);
    // If the sitemap cannot be loaded, the search field and the help links are still available.
    fetchPages().then(setPages, () => {});
  }, []);
  const closest = closestPage(asked, pages);
  const absent = absentVersion(asked);
  const about = config.absentVersions?.find(({ label }) => label === absent)?.to;
  const versions = config.versions.map(({ label }) => label);
  return (
    <>
      {absent && (
        <p>
          {notFoundVersion(versions, config.product.name, absent)}
          {about && (
            <> {rich(notFoundVersionPage, { version: <Link href={about}>{absent}</Link> })}</>
          )}
        </p>
      )}
      {closest && <PageCard key={closest} path={closest} />}
    </>
  );
}

/** Renders a link to a page with the page's title and version. Until they have loaded, its title is its path. */
function PageCard({ path }: { path: string }) {
  const [page, setPage] = useState({ title: path, version: '' });
  useEffect(() => {
    // If the page cannot be loaded, the card shows its path.
    fetchPage(path).then(
      (found) => found && setPage(found),
      () => {},
    );
  }, [path]);
  return (
    <>
      <p>{notFoundClosest}</p>
      <div className="card">
        <p data-title>
          <Link href={path}>{page.title}</Link>
        </p>
        <p>{[page.version, path].filter(Boolean).join(' · ')}</p>
      </div>
    </>
  );
}

/** Fetches a page and returns its title and the label of its docs version, which is empty for other pages. */
async function fetchPage(path: string): Promise<{ title: string; version: string } | undefined> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const title = page.querySelector('h1')?.textContent?.trim();
  const { version: name } = page.querySelector('main')?.dataset ?? {};
  const version = config.versions.find((known) => known.name === name)?.label ?? '';
  return title ? { title, version } : undefined;
}

/**
 * Returns the version at the start of a path, such as `v5`, if the site does not have that version. Returns
 * `undefined` if it does, or if the path has no version.
 */
function absentVersion(path: string): string | undefined {
  const [, label] = /^\/(v\d+)(?:\/|$)/i.exec(path.toLowerCase()) ?? [];
  return config.versions.some((version) => version.label === label) ? undefined : label;
}

/**
 * Fetches the sitemap and returns the paths of the pages in it. Returns an empty array if the server responds
 * with an error.
 */
async function fetchPages(): Promise<string[]> {
  const response = await fetch(withBasePath('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...sitemap.querySelectorAll('loc')].flatMap(({ textContent }) => {
    const { pathname } = new URL(textContent ?? '', location.href);
    return withoutBasePath(pathname) ?? [];
  });
}
