import { toResultTexts } from '@/lib/search/page-request';
import type { SearchHit } from '@/lib/search/protocol';
import styles from './search-page.module.css';

/** A result: the place it leads to, what that is part of, and the words around the match. */
export function ResultItem({ hit }: { hit: SearchHit }) {
  const { title, above, summary } = toResultTexts(hit);
  return (
    <article className={styles.result}>
      <h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks */}
        <a href={hit.url} dangerouslySetInnerHTML={{ __html: title }} />
      </h2>
      {above.length > 0 && (
        <nav aria-label="breadcrumbs">
          <ol className={styles.above}>
            {above.map((html) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks
              <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
            ))}
          </ol>
        </nav>
      )}
      {summary && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped but for the marks
        <p dangerouslySetInnerHTML={{ __html: `${summary.replace(/[.…]+$/, '')}...` }} />
      )}
    </article>
  );
}
