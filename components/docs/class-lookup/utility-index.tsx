import type { ClassVersion } from '@/lib/classes/data';
import { type UtilityGroup, utilityGroups } from '@/lib/classes/utility-groups';
import { withBasePath } from '@/lib/shell/base-path';
import styles from './utility-index.module.css';

/** Links to all utility pages of a version, by group. */
export function UtilityIndex({ version = 'v4' }: { version?: ClassVersion }) {
  return (
    <div className={styles.index}>
      {utilityGroups(version).map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { label, pages } }: { group: UtilityGroup }) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={withBasePath(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
