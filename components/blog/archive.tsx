import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import { blogArchive } from '@/content/messages/blog';
import type { PostYear } from '@/lib/site/blog/post-lists';
import layout from './blog.module.css';

/**
 * Renders links to blog posts, grouped by year. The newest year comes first. Within a year, the oldest post
 * comes first.
 */
export function Archive({ years }: { years: PostYear[] }) {
  return (
    <PageMain path="/blog/archive" className={`motif ${layout.main}`} data-page="blog-archive">
      <div className={`${layout.column} ${layout.archive}`}>
        <h1>{blogArchive}</h1>
        <p>{blogArchive}</p>
        {years.map(({ year, posts }) => (
          <section key={year} aria-labelledby={year}>
            {/* An h3 because existing links expect one. `aria-level` avoids a gap in the heading outline. */}
            <h3 id={year} aria-level={2}>
              {year}
            </h3>
            <ul>
              {posts.map((post) => (
                <li key={post.path}>
                  <Link href={post.path}>
                    <time dateTime={post.date.iso}>{post.date.text}</time> - {post.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageMain>
  );
}
