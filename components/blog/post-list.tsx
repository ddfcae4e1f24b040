import { Link } from '@/components/shell/link';
import type { PostSummary } from '@/lib/blog/post';
import { PostItem } from './post-item';

interface Props {
  posts: PostSummary[];
  newer?: string | null;
  older?: string | null;
}

/** Posts one under the other, with links to the pages of the list around this one. */
export function PostList({ posts, newer, older }: Props) {
  return (
    <>
      {posts.map((post) => (
        <PostItem key={post.path} post={post} />
      ))}
      <nav className="pagination" aria-label="Blog list page navigation">
        {newer && (
          <Link href={newer} data-direction="previous">
            <strong>Newer Entries</strong>
          </Link>
        )}
        {older && (
          <Link href={older} data-direction="next">
            <strong>Older Entries</strong>
          </Link>
        )}
      </nav>
    </>
  );
}
