import { Link } from '@/components/shell/link';
import type { PageLink } from '@/lib/page/page-data';

/** Links to the posts written after and before this one. */
export function PostNeighbors({
  newer,
  older,
}: {
  newer: PageLink | null;
  older: PageLink | null;
}) {
  return (
    <nav className="pagination" aria-label="Blog post page navigation">
      {newer && (
        <Link href={newer.path} data-direction="previous">
          <span>Newer Post</span>
          <strong>{newer.title}</strong>
        </Link>
      )}
      {older && (
        <Link href={older.path} data-direction="next">
          <span>Older Post</span>
          <strong>{older.title}</strong>
        </Link>
      )}
    </nav>
  );
}
