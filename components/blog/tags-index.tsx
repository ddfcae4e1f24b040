import { PageMain } from '@/components/page/page-main';
import { Link } from '@/components/shell/link';
import type { TagLetter } from '@/lib/blog/tag-pages';
import layout from './blog.module.css';

/** Every tag under its first letter, with the number of posts that carry it. */
export function TagsIndex({ letters }: { letters: TagLetter[] }) {
  return (
    <PageMain path="/blog/tags" className={layout.main} data-page="blog-tags">
      <div className={`${layout.column} ${layout.tags}`}>
        <h1>Tags</h1>
        {letters.map(({ letter, tags }) => (
          <section key={letter} aria-labelledby={letter}>
            <h2 id={letter}>{letter}</h2>
            <ul>
              {tags.map((tag) => (
                <li key={tag.path}>
                  <Link href={tag.path}>
                    {tag.label} <small>{tag.count}</small>
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
