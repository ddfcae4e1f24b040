import { PlatformMarks } from '@/components/classes/support/class-support';
import marks from '@/components/classes/support/marks.module.css';
import { FilterField } from '@/components/ui/filter-field';
import { PlatformCorner } from '@/components/ui/platform-corner';
import {
  classTableCount,
  classTableFilter,
  classTableName,
  classTableShared,
  classTerm,
} from '@/content/messages/classes';
import { computedFrom } from '@/content/messages/common';
import { PLATFORMS } from '@/lib/classes/data/class-data';
import { classStatusText } from '@/lib/classes/data/display';
import { paletteFamilies } from '@/lib/classes/data/palette-image';
import {
  MEANING,
  type RowGroup,
  type StyleColumn,
  styleOn,
  type TableRow,
  toClassTable,
} from '@/lib/classes/tables/class-rows';
import { toSharedStyle } from '@/lib/classes/tables/shared-style';
import type { Content } from '@/lib/content/content';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import { takesTheme } from '@/lib/site/pages/lookup-data';
import { ClassRow, type Palette, Style } from './class-row';
import '@/components/classes/app-theme/own-theme.css';
// Declares the `class-table` and `class-members` elements for JSX.
import type {} from './class-table.element';
import tools from './class-table.module.css';
import members from './members.module.css';

interface Props extends PropsOf<'ClassTable'> {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/** Largest number of classes in a table without a filter. */
const LONG = 24;

/**
 * Renders a table that shows what a selection of classes does on each platform, according to the class data.
 * The first scale and the first palette are expanded.
 */
export function ClassTable({ content, plugin, classes, version = '' }: Props) {
  const store = content.classes(version);
  const table = toClassTable(store, { plugin, classes });
  const { groups, rows, columns, count, source } = table;
  const palette = { families: paletteFamilies(store), version };
  const first = (wanted: TableRow['kind']) => rows.find(({ kind }) => kind === wanted);
  return (
    <class-table
      className={`${tools.table} ${members.members}`}
      role="region"
      aria-label={classTableName(plugin ?? classes)}
      version={takesTheme(content, version) ? version : undefined}
    >
      {count > LONG && (
        <div data-print="none">
          <FilterField label={classTableFilter} disabled />
        </div>
      )}
      <output />
      <table>
        <thead>
          <tr>
            <th scope="col">{classTerm}</th>
            {columns.map(({ name, platforms }) => (
              <th key={name} scope="col">
                {platforms.map((platform) => (
                  <PlatformCorner key={platform} platform={platform} />
                ))}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group
            key={group.rows[0]?.label}
            group={group}
            columns={columns}
            palette={palette}
            expanded={[first('scale'), first('colors')]}
            alone={groups.length === 1}
          />
        ))}
      </table>
      <details className={tools.source}>
        <summary>{classTableCount(count)}</summary>
        <p>
          {computedFrom(source)} {MEANING}
        </p>
      </details>
    </class-table>
  );
}

interface GroupProps {
  group: RowGroup;
  columns: readonly StyleColumn[];
  palette: Palette;
  /** Rows whose classes are listed without a click. */
  expanded: readonly (TableRow | undefined)[];
  /** Set if this is the table's only group. */
  alone: boolean;
}

/**
 * Renders a group of rows below a header with their support and common remarks, and below a row with the
 * declarations that they share. The header is omitted if the whole table works everywhere and there are no
 * remarks.
 */
function Group({ group: { rows, remarks }, columns, palette, expanded, alone }: GroupProps) {
  const [first] = rows;
  if (!first) return null;
  const { status, support } = first.example;
  const text = classStatusText(first.example);
  const shared = columns.map(({ platform }) =>
    toSharedStyle(rows.map((row) => styleOn(row, platform))),
  );
  return (
    <tbody>
      {!(alone && status === 'full' && remarks.length === 0) && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 1} className={marks.marks} abbr={text}>
            <b>{text}</b> <PlatformMarks support={support} platforms={PLATFORMS} />
            {remarks.length > 0 && <small>{remarks.join(' ')}</small>}
          </th>
        </tr>
      )}
      {shared.some(({ style }) => style) && (
        <tr data-shared>
          <th scope="row">{classTableShared(shared.some(({ hasExceptions }) => hasExceptions))}</th>
          {columns.map(({ short }, index) => {
            const style = shared[index]?.style;
            return (
              <td key={short} data-on={style && short}>
                {style && <Style style={style} />}
              </td>
            );
          })}
        </tr>
      )}
      {rows.map((row) => (
        <ClassRow
          key={row.label}
          row={row}
          shared={shared}
          columns={columns}
          remarks={row.remarks.filter((remark) => !remarks.includes(remark))}
          palette={palette}
          open={expanded.includes(row)}
          steps={row.sameAs}
        />
      ))}
    </tbody>
  );
}
