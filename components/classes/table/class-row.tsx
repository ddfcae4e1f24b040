import type { CSSProperties } from 'react';
import { toReact } from '@/components/classes/lookup/piece-in-react';
import { rich } from '@/components/ui/rich-text';
import { classNone, classTableAll, classTableSteps } from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { groupBy } from '@/lib/classes/data/group-by';
import { splitColor } from '@/lib/classes/data/palette';
import { type StyleColumn, styleOn, type TableRow } from '@/lib/classes/tables/class-rows';
import type { Member } from '@/lib/classes/tables/fold-classes';
import type { SharedStyle } from '@/lib/classes/tables/shared-style';
import { stepPieces, stylePiece } from './row-pieces';

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
        {columns.map(({ short, platform }, index) => (
          <td key={short} data-on={short}>
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

/** Renders a style with one declaration per line, without the declarations of the shared style. */
export function Style({ style, shared }: { style: string; shared?: string }) {
  const found = stylePiece(style, shared);
  return found ? toReact(found, 0) : classNone;
}

/** Renders the classes of a scale with their values in each column. */
function Steps({ row: { members }, columns }: Pick<Props, 'row' | 'columns'>) {
  const pieces = stepPieces(members, { columns, attributesOf: ({ name }) => ({ id: name }) });
  return pieces.map((part, index) => toReact(part, index));
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
