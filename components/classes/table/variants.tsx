import {
  classCss,
  classNativeCondition,
  classNone,
  variantsName,
  variantsTerm,
} from '@/content/messages/classes';
import { computedFrom } from '@/content/messages/common';
import { MEANING, sourceLine } from '@/lib/classes/tables/class-rows';
import { toVariantTable, type VariantGroup } from '@/lib/classes/tables/variant-table';
import type { Content } from '@/lib/content/content';
import styles from './class-table.module.css';
import variants from './variants.module.css';

/**
 * Renders tables that show each variant's CSS and its condition on native platforms, according to the class
 * data.
 */
export function Variants({ content, version = '' }: { content: Content; version?: string }) {
  const store = content.classes(version);
  return (
    <section className={styles.table} aria-label={variantsName}>
      {toVariantTable(store).map((group) => (
        <Outcome key={group.outcome} group={group} />
      ))}
      <p className={styles.source}>
        {computedFrom(sourceLine(store))} {MEANING}
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
            <th scope="col">{variantsTerm}</th>
            <th scope="col">{classCss}</th>
            <th scope="col">{classNativeCondition}</th>
          </tr>
        </thead>
        {rows.map(({ label, css, condition }) => (
          <tbody key={label}>
            <tr>
              <th scope="row">
                <code>{label}</code>
              </th>
              <td>{css ? <code>{css}</code> : classNone}</td>
              <td>{condition || classNone}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </wide-table>
  );
}
