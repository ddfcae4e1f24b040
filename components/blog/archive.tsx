import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import { blogArchive } from '@/content/messages/blog';
import type { PostYear } from '@/lib/site/blog/post-lists';
import layout from './blog.module.css';

/** All posts by year: newest year first, inside a year the oldest post first. */
export function Archive({ years }: { years: PostYear[] }) {
  return (
    <PageMain path="/blog/archive" className={layout.main} data-page="blog-archive">
      <div className={`${layout.column} ${layout.archive}`}>
        <h1>{blogArchive}</h1>
        <p>{blogArchive}</p>
        {years.map(({ year, posts }) => (
          <section key={year} aria-labelledby={year}>
            {/* Existing links expect an h3; aria-level keeps the heading outline without a gap. */}
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
