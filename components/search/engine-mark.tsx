import { type EngineName, engines } from '@/lib/search/engine-names';
import styles from './search-page.module.css';

/** Names who answers the search. */
export function EngineMark({ engine }: { engine: EngineName }) {
  const { label, href } = engines[engine];
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.mark}>
      Search by <b>{label}</b>
    </a>
  );
}
