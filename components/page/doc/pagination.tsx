import { Link } from '@/components/shell/link';
import { paginationName, paginationNext, paginationPrevious } from '@/content/messages/page';
import type { PageLink } from '@/lib/site/pages/page-data';

/**
 * Renders links to the previous and next page in reading order. The next link is always in the right column.
 * Renders nothing if there is neither.
 */
export function Pagination({
  previous,
  next,
}: {
  previous: PageLink | null;
  next: PageLink | null;
}) {
  if (!previous && !next) return null;
  return (
    <nav className="pagination" aria-label={paginationName}>
      {previous && (
        <Link href={previous.path} rel="prev">
          <span>{paginationPrevious}</span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link href={next.path} rel="next">
          <span>{paginationNext}</span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}
