import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import { rich } from '@/components/ui/rich-text';
import { classNone, classTableAll, classTableSteps } from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { groupBy } from '@/lib/classes/data/group-by';
import { splitColor } from '@/lib/classes/data/palette';
import { splitProperties, splitStyle } from '@/lib/classes/data/style-lines';
import { type StyleColumn, styleOn, type TableRow } from '@/lib/classes/tables/class-rows';
import type { Member } from '@/lib/classes/tables/fold-classes';
import { type SharedStyle, toStyleText } from '@/lib/classes/tables/shared-style';

/** Description of a docs version's palette image, which is `/classes/<version>.svg`. */
export interface Palette {
  /** Names of the color families, from top to bottom. */
  families: readonly string[];
  version: string;
}

interface Props {
  row: TableRow;
  /** Declarations that the rows of the group share, for each column. The row leaves them out. */
  shared: readonly SharedStyle[];
  columns: readonly StyleColumn[];
  /** Remarks on this row only. */
  remarks: readonly string[];
  palette: Palette;
  /** Initial state of the list of the row's classes. */
  open: boolean;
  /** Label of the row that lists the same values, shown as a reference below this row. */
  steps: string | undefined;
}

/**
 * Renders a row of the class table, which is a class or a scale of classes, with a style for each column. A
 * second row below it contains the remarks and the list of a scale's classes, if there are any.
 */
export function ClassRow({ row, shared, columns, remarks, palette, open, steps }: Props) {
  const { label, kind, members, sameAs } = row;
  const hasList = members.length > 0 && sameAs === undefined;
  return (
    <>
      <tr id={kind === 'class' ? label : undefined}>
        <th scope="row">
          {kind === 'class' ? <button type="button">{label}</button> : <code>{label}</code>}
        </th>
        {columns.map(({ name, platform }, index) => (
          <td key={name} data-on={name}>
            <Style style={styleOn(row, platform)} shared={shared[index]?.style} />
          </td>
        ))}
      </tr>
      {(hasList || remarks.length > 0 || steps !== undefined) && (
        <tr data-more="">
          <td colSpan={columns.length + 1}>
            {remarks.length > 0 && <p>{remarks.join(' ')}</p>}
            {steps !== undefined && <p>{rich(classTableSteps, { row: <code>{steps}</code> })}</p>}
            {hasList && (
              <details open={open}>
                <summary>{classTableAll(members.length)}</summary>
                <class-members colors={kind === 'colors'} later={!open}>
                  {kind === 'colors' ? (
                    <Swatches row={row} palette={palette} />
                  ) : (
                    <Steps row={row} columns={columns} />
                  )}
                </class-members>
              </details>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/**
 * Renders a style with one declaration per line, without the declarations of the shared style. Properties are
 * `i` elements.
 */
export function Style({ style, shared = '' }: { style: string; shared?: string }) {
  if (!style) return classNone;
  const parts = splitProperties(toStyleText(style, shared));
  return (
    <code>
      {parts.map((part, key) =>
        key % 2 ? createElement('i', { key }, part) : withSpans(part, key),
      )}
    </code>
  );
}

/** Renders the parts of a style that stay on one line as `span` elements. */
function withSpans(text: string, at: number): ReactNode[] {
  return splitStyle(text).map((part, index) =>
    index % 2 ? createElement('span', { key: `${at}.${index}` }, part) : part,
  );
}

/**
 * Renders the names of the columns, and the classes of a scale with their values in each column, of which the last
 * one needs no element. Lengths other than zero also have a bar.
 */
function Steps({ row: { members }, columns }: Pick<Props, 'row' | 'columns'>) {
  const lengths = members.map(lengthOf);
  const max = Math.max(...lengths);
  return (
    <>
      <p>
        {columns.map(({ name }) => (
          <Fragment key={name}>
            <i>{name}</i>{' '}
          </Fragment>
        ))}
      </p>
      <ul>
        {members.map(({ name, values }, index) => (
          <li key={name} id={name} style={toBar((lengths[index] ?? 0) / max)}>
            <button type="button">{name}</button>
            {columns.map(({ name: column, platform }, at) => {
              const text = values[platform].join(' ') || classNone;
              return (
                <Fragment key={column}> {at < columns.length - 1 ? <b>{text}</b> : text}</Fragment>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns the length of a class in native units, without its sign. 0 if the value is not a length. */
function lengthOf({ values: { ios, android, web } }: Member): number {
  if (!web.some((value) => /(px|rem)$/.test(value))) return 0;
  return Math.abs(Number(ios[0] ?? android[0])) || 0;
}

/** Returns the width of a bar, as a share of the longest one. Classes without a length have none. */
function toBar(share: number): CSSProperties | undefined {
  return share > 0 ? ({ '--bar': `${+(share * 100).toFixed(1)}%` } as CSSProperties) : undefined;
}

/**
 * Renders a utility's colors as swatches, with one line per family. The colors come from an image that all
 * pages of the docs version share. If they were inlined in each page's HTML, they would add too much to its
 * size.
 */
function Swatches({ row: { members }, palette }: Pick<Props, 'row' | 'palette'>) {
  const { families: order, version } = palette;
  const families = [...groupBy(members.map(toShade), ({ family }) => family)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const picture = withBasePath(`/classes/${version}.svg`);
  const style = { '--palette': `url(${picture})`, '--rows': order.length } as CSSProperties;
  const [, shades = []] = families[0] ?? [];
  return (
    <>
      <p aria-hidden="true">
        {shades.map(({ shade }) => (
          <i key={shade}>{shade}</i>
        ))}
      </p>
      <ul style={style}>
        {families.map(([family, colors]) => (
          <li key={family} style={{ '--row': order.indexOf(family) } as CSSProperties}>
            <b>{family}</b>
            {colors.map(({ shade }) => (
              <button key={shade} type="button" aria-label={shade ? undefined : family}>
                {shade}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns a class's color family and shade. The shade is empty for families with one color, such as `black`.
 */
function toShade({ name }: Member): { family: string; shade: string } {
  const [family = '', shade = ''] = (splitColor(name)?.color ?? '').split('-');
  return { family, shade };
}
