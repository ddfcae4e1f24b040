import { PLATFORM_NAMES } from '@/lib/classes/class-data';
import type { TableRow } from '@/lib/classes/class-rows';
import { Steps } from './scale-steps';
import { Swatches } from './swatches';

interface Props {
  row: TableRow;
  /** Remarks that the group of the row makes for all its rows. */
  shared: readonly string[];
  version: string;
}

/**
 * A class or a scale in one line, which unfolds to all that is known of it. The address of a class leads
 * to what is folded, so that browsers unfold it.
 */
export function ClassRow({ row, shared, version }: Props) {
  const { label, kind, brief, css, native, remarks } = row;
  const own = remarks.filter((remark) => !shared.includes(remark));
  return (
    <details>
      <summary>
        <code>{label}</code> {brief && <span>{brief}</span>}
      </summary>
      <div id={kind === 'class' ? label : undefined}>
        <dl>
          <Style term="CSS" text={css} />
          {native.ios === native.android ? (
            <Style term="Native style" text={native.ios} />
          ) : (
            <>
              <Style term={PLATFORM_NAMES.ios} text={native.ios} />
              <Style term={PLATFORM_NAMES.android} text={native.android} />
            </>
          )}
        </dl>
        {own.length > 0 && <p>{own.join(' ')}</p>}
        <Members row={row} version={version} />
      </div>
    </details>
  );
}

function Style({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text ? <code>{text}</code> : '–'}</dd>
    </>
  );
}

/** The classes of a row, unless an earlier one lists the same steps. */
function Members({ row, version }: { row: TableRow; version: string }) {
  if (row.members.length === 0) return null;
  if (row.sameAs !== undefined)
    return (
      <p>
        Steps as in <code>{row.sameAs}</code>
      </p>
    );
  return row.kind === 'colors' ? <Swatches row={row} version={version} /> : <Steps row={row} />;
}
