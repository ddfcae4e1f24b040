import { PlatformMarks } from '@/components/classes/support/class-support';
import marks from '@/components/classes/support/marks.module.css';
import { classTableCount, classTableFilter, classTableName } from '@/content/messages/classes';
import { computedFrom } from '@/content/messages/common';
import { PLATFORMS } from '@/lib/classes/data/class-data';
import { capital } from '@/lib/classes/data/display';
import { paletteFamilies } from '@/lib/classes/data/palette-image';
import { MEANING, type RowGroup, toClassTable } from '@/lib/classes/tables/class-rows';
import type { Content } from '@/lib/content/content';
import { ClassRow, type Palette } from './class-row';
import styles from './class-rows.module.css';
// Declares the `class-table` and `class-members` elements for JSX.
import type {} from './class-table.element';
import tools from './class-table.module.css';
import members from './members.module.css';

interface Props {
  content: Content;
  /** Names of Tailwind plugins, such as `gap`, separated by spaces. */
  plugin?: string;
  /** Classes or patterns such as `gap-*`, separated by spaces. */
  classes?: string;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/** Largest number of classes in a table without a filter. */
const LONG = 24;

/**
 * If the label and the summary of every row in a group have at most `SHORT` characters combined, wide screens
 * show the group in two columns. A label shorter than `NAME` characters is treated as if it had `NAME`.
 */
const SHORT = 38;
const NAME = 15;

/**
 * Renders a table that shows what a selection of classes does on each platform, according to the class data.
 */
export function ClassTable({ content, plugin, classes, version = '' }: Props) {
  const store = content.classes(version);
  const { groups, count, source } = toClassTable(store, { plugin, classes });
  const palette = { families: paletteFamilies(store), version };
  return (
    <class-table
      className={`${tools.table} ${styles.rows} ${members.members}`}
      role="region"
      aria-label={classTableName(plugin ?? classes)}
    >
      {count > LONG && (
        <input
          type="search"
          aria-label={classTableFilter}
          placeholder={classTableFilter}
          data-print="none"
          autoComplete="off"
          spellCheck={false}
          disabled
        />
      )}
      <output />
      {groups.map((group) => (
        <Group key={group.rows[0]?.label} group={group} palette={palette} />
      ))}
      <details className={tools.source}>
        <summary>{classTableCount(count)}</summary>
        <p>
          {computedFrom(source)} {MEANING}
        </p>
      </details>
    </class-table>
  );
}

function Group({ group: { rows, remarks }, palette }: { group: RowGroup; palette: Palette }) {
  const [first] = rows;
  if (!first) return null;
  const { status, support } = first.example;
  const isShort = rows.every(
    ({ label, brief }) => Math.max(label.length, NAME) + brief.length <= SHORT,
  );
  return (
    <section data-short={isShort || undefined}>
      <p className={marks.marks}>
        <b>{capital(status)}</b> <PlatformMarks support={support} platforms={PLATFORMS} />
        {remarks.length > 0 && <small>{remarks.join(' ')}</small>}
      </p>
      {rows.map((row) => (
        <ClassRow key={row.label} row={row} shared={remarks} palette={palette} />
      ))}
    </section>
  );
}
