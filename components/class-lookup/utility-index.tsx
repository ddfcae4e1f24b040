import { heading } from '@/components/mdx/heading';
import { utilityGroups } from '@/lib/classes/utility-groups';
import { withBasePath } from '@/lib/shell/base-path';
import styles from './utility-index.module.css';

const Heading = heading('h3');

/** Links to all utility pages of a version, by group. */
export function UtilityIndex({ version = '' }: { version?: string }) {
  return (
    <div className={styles.index}>
      {utilityGroups(version).map(({ id, label, pages }) => (
        <section key={id} aria-label={label}>
          <Heading id={id}>{label}</Heading>
          <ul>
            {pages.map(({ title, path }) => (
              <li key={path}>
                <a href={withBasePath(path)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
