import { EditLink } from '@/components/page/edit-link';
import type { PageData } from '@/lib/page/page-data';
import styles from './doc-page.module.css';

/** The end of an article: where to edit it, and its last change when that is shown and known. */
export function PageMeta({ editUrl, lastUpdated }: Pick<PageData, 'editUrl' | 'lastUpdated'>) {
  const { date, author } = lastUpdated;
  if (!editUrl && !date && !author) return null;
  return (
    <footer className={styles.meta}>
      {editUrl && <EditLink href={editUrl} />}
      {(date || author) && (
        <span>
          Last updated
          {date && (
            <>
              {' on '}
              <b>
                <time dateTime={date.iso}>{date.text}</time>
              </b>
            </>
          )}
          {author && (
            <>
              {' by '}
              <b>{author}</b>
            </>
          )}
        </span>
      )}
    </footer>
  );
}
