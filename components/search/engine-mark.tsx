import type { EngineName } from '@/lib/search/engine';
import styles from './search-page.module.css';

/** Names who answers the search. */
export function EngineMark({ engine }: { engine: EngineName }) {
  const { label, href } = marks[engine];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.mark}>
      Search by <b>{label}</b>
    </a>
  );
}

const marks: Record<EngineName, { label: string; href: string }> = {
  hosted: { label: 'Algolia', href: 'https://www.algolia.com/' },
  embedded: { label: 'MiniSearch', href: 'https://lucaong.github.io/minisearch/' },
};
