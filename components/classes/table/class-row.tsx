import type { CSSProperties } from 'react';
import { rich } from '@/components/ui/rich-text';
import { classCss, classNativeStyle, classNone, classTableSteps } from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import { groupBy } from '@/lib/classes/data/group-by';
import { splitColor } from '@/lib/classes/data/palette';
import type { TableRow } from '@/lib/classes/tables/class-rows';
import type { Member } from '@/lib/classes/tables/fold-classes';

/** Description of a docs version's palette image, which is `/classes/<version>.svg`. */
export interface Palette {
  /** Names of the color families, from top to bottom. */
  families: readonly string[];
  version: string;
}

interface Props {
  row: TableRow;
  /** Remarks that apply to all rows of the group. The group shows them above its rows. */
  shared: readonly string[];
  palette: Palette;
}

/**
 * Renders a row of the class table, which is a class or a scale of classes. It is one line that expands to
 * show all details. A class's `id` is on the collapsed part, because browsers expand it when the URL's hash
 * refers to it.
 */
export function ClassRow({ row, shared, palette }: Props) {
  const { label, kind, brief, css, native, remarks } = row;
  const own = remarks.filter((remark) => !shared.includes(remark));
  return (
    <details>
      <summary>
        <code>{label}</code> {brief && <span>{brief}</span>}
      </summary>
      <div id={kind === 'class' ? label : undefined}>
        <dl>
          <Style term={classCss} text={css} />
          {native.ios === native.android ? (
            <Style term={classNativeStyle} text={native.ios} />
          ) : (
            <>
              <Style term={PLATFORM_NAMES.ios} text={native.ios} />
              <Style term={PLATFORM_NAMES.android} text={native.android} />
            </>
          )}
        </dl>
        {own.length > 0 && <p>{own.join(' ')}</p>}
        <Members row={row} palette={palette} />
      </div>
    </details>
  );
}

function Style({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text ? <code>{text}</code> : classNone}</dd>
    </>
  );
}

/**
 * Renders the classes of a row, or a reference to an earlier row with the same values. Renders nothing for a
 * row that is a single class.
 */
function Members({ row, palette }: Omit<Props, 'shared'>) {
  if (row.members.length === 0) return null;
  if (row.sameAs !== undefined)
    return <p>{rich(classTableSteps, { row: <code>{row.sameAs}</code> })}</p>;
  return row.kind === 'colors' ? <Swatches row={row} palette={palette} /> : <Steps row={row} />;
}

/** Renders the classes of a scale with their values. Lengths other than zero also have a bar. */
function Steps({ row: { members } }: { row: TableRow }) {
  return (
    <class-members>
      <ul>
        {members.map((member) => (
          <li key={member.name} style={toBar(member)}>
            <button type="button">{member.name}</button>{' '}
            {[member.css.join(' '), member.native.join(' ')].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </class-members>
  );
}

function toBar({ css, native }: Member): CSSProperties | undefined {
  const length = Math.abs(Number(native[0]));
  if (!(length > 0) || !css.some((value) => /(px|rem)$/.test(value))) return undefined;
  return { '--v': length } as CSSProperties;
}

/**
 * Renders a utility's colors as swatches, grouped by family. The colors come from an image that all pages of
 * the docs version share. If they were inlined in each page's HTML, they would add too much to its size.
 */
function Swatches({ row: { members }, palette }: Omit<Props, 'shared'>) {
  const { families: order, version } = palette;
  const families = groupBy(members.map(toShade), ({ family }) => family);
  const picture = withBasePath(`/classes/${version}.svg`);
  const style = { '--palette': `url(${picture})`, '--rows': order.length } as CSSProperties;
  return (
    <class-members colors style={style}>
      <ul>
        {[...families].map(([family, colors]) => (
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
    </class-members>
  );
}

/**
 * Returns a class's color family and shade. The shade is empty for families with one color, such as `black`.
 */
function toShade({ name }: Member): { family: string; shade: string } {
  const [family = '', shade = ''] = (splitColor(name)?.color ?? '').split('-');
  return { family, shade };
}
