// The types of the elements.

import marks from '@/components/class-support/marks.module.css';
import type {} from '@/components/mdx/prose.element';
import { MEANING, toClassTable } from '@/lib/classes/class-rows';
import cards from './cards.module.css';
import type {} from './class-table.element';
import styles from './class-table.module.css';
import grid from './grid.module.css';
import members from './members.module.css';
import rowStyles from './rows.module.css';
import { TableRow } from './table-row';

interface Props {
  /** Plugins by name, parted by spaces. */
  plugin?: string;
  /** Classes or patterns such as `gap-*`, parted by spaces. */
  classes?: string;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** Tables with as many classes get a filter. */
const LONG = 24;

const TABLE = [grid.grid, cards.cards, rowStyles.rows, marks.marks, members.members].join(' ');

/** What a selection of classes does on each platform, computed from the library. */
export function ClassTable({ plugin, classes, version = '' }: Props) {
  const { rows, count, source } = toClassTable(version, { plugin, classes });
  return (
    <class-table
      className={styles.table}
      role="region"
      aria-label={`Classes of ${plugin ?? classes}`}
    >
      <div className={styles.tools}>
        {count > LONG && (
          <input
            type="search"
            aria-label="Filter classes"
            placeholder="Filter classes"
            autoComplete="off"
            spellCheck={false}
            disabled
          />
        )}
        <output />
      </div>
      <wide-table>
        <table className={TABLE}>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">CSS</th>
              <th scope="col">Native style</th>
              <th scope="col">Support</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <TableRow key={row.label} row={row} version={version} />
          ))}
        </table>
      </wide-table>
      <p className={styles.source}>
        {count} {count === 1 ? 'class' : 'classes'}, computed from {source}. {MEANING}
      </p>
    </class-table>
  );
}
