import { MEANING, sourceLine } from '@/lib/classes/tables/class-rows';
import { toVariantTable, type VariantGroup } from '@/lib/classes/tables/variant-table';
import type { Content } from '@/lib/content/content';
import styles from './class-table.module.css';
import variants from './variants.module.css';

/** What becomes of each variant on native, computed from the library. */
export function Variants({ content, version = '' }: { content: Content; version?: string }) {
  const store = content.classes(version);
  return (
    <section className={styles.table} aria-label="Variants">
      {toVariantTable(store).map((group) => (
        <Outcome key={group.outcome} group={group} />
      ))}
      <p className={styles.source}>
        Computed from {sourceLine(store)}. {MEANING}
      </p>
    </section>
  );
}

function Outcome({ group: { title, meaning, rows } }: { group: VariantGroup }) {
  return (
    <wide-table>
      <table className={variants.variants}>
        <caption>
          <strong>{title}.</strong> {meaning}
        </caption>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">CSS</th>
            <th scope="col">Native condition</th>
          </tr>
        </thead>
        {rows.map(({ label, css, condition }) => (
          <tbody key={label}>
            <tr>
              <th scope="row">
                <code>{label}</code>
              </th>
              <td>{css ? <code>{css}</code> : '–'}</td>
              <td>{condition || '–'}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </wide-table>
  );
}
