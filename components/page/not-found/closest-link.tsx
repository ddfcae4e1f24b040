import { useEffect, useState } from 'react';
import { Link } from '@/components/shell/link';
import { rich } from '@/components/ui/rich-text';
import { config } from '@/components/ui/site-config';
import { notFoundClosest, notFoundVersion } from '@/content/messages/page';
import { withBasePath, withoutBasePath } from '@/lib/browser/base-path';
import { closestPage } from '@/lib/content/links/closest-page';

/** Names the page that is closest to the address the reader asked for, and a version that isn't here. */
export function ClosestPage() {
  const [asked, setAsked] = useState('');
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    setAsked(withoutBasePath(location.pathname) ?? location.pathname);
    // A list that does not come leaves the page as it is: the search and the links below remain.
    fetchPages().then(setPages, () => {});
  }, []);
  const closest = closestPage(asked, pages);
  const absent = absentVersion(asked);
  const versions = config.versions.map(({ label }) => label);
  return (
    <>
      {absent && <p>{notFoundVersion(versions, config.product.name, absent)}</p>}
      {closest && <p>{rich(notFoundClosest, { page: <Link href={closest}>{closest}</Link> })}</p>}
    </>
  );
}

/** A version such as `v5` that an address begins with and the site doesn't have. */
function absentVersion(path: string): string | undefined {
  const [, label] = /^\/(v\d+)(?:\/|$)/i.exec(path.toLowerCase()) ?? [];
  return config.versions.some((version) => version.label === label) ? undefined : label;
}

/** The paths of all pages, as the sitemap lists them. */
async function fetchPages(): Promise<string[]> {
  const response = await fetch(withBasePath('/sitemap.xml'));
  if (!response.ok) return [];
  const sitemap = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...sitemap.querySelectorAll('loc')].flatMap(({ textContent }) => {
    const { pathname } = new URL(textContent ?? '', location.href);
    return withoutBasePath(pathname) ?? [];
  });
}
