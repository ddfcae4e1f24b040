import { PLATFORM_NAMES } from '@/lib/classes/class-data';
import type { TableRow as Row } from '@/lib/classes/class-rows';
import { RowSupport } from './row-support';
import { Steps } from './scale-steps';
import { Swatches } from './swatches';

interface Props {
  row: Row;
  version: string;
}

/** A row of the table, and below it the classes that it stands for; buttons copy their class. */
export function TableRow({ row, version }: Props) {
  const { label, kind, utility, css, remarks } = row;
  const members = toMembers(row, version);
  return (
    <tbody>
      <tr>
        <th scope="row" abbr={kind === 'class' ? undefined : utility}>
          {kind === 'class' ? <button type="button">{label}</button> : <code>{label}</code>}
        </th>
        <td>
          <Code text={css} />
        </td>
        <td>
          <NativeStyle {...row.native} />
          {row.sameAs !== undefined && (
            <small>
              Steps as in <code>{row.sameAs}</code>
            </small>
          )}
          {remarks.map((remark) => (
            <small key={remark}>{remark}</small>
          ))}
        </td>
        <td>
          <RowSupport row={row} />
        </td>
      </tr>
      {members && (
        <tr>
          <td colSpan={4}>{members}</td>
        </tr>
      )}
    </tbody>
  );
}

/** The classes of a row, unless an earlier one lists the same steps. */
function toMembers(row: Row, version: string) {
  if (row.members.length === 0 || row.sameAs !== undefined) return null;
  return row.kind === 'colors' ? <Swatches row={row} version={version} /> : <Steps row={row} />;
}

function NativeStyle({ ios, android }: Row['native']) {
  if (ios === android) return <Code text={ios} />;
  return (
    <>
      {ios && (
        <p>
          {PLATFORM_NAMES.ios} <Code text={ios} />
        </p>
      )}
      {android && (
        <p>
          {PLATFORM_NAMES.android} <Code text={android} />
        </p>
      )}
    </>
  );
}

function Code({ text }: { text: string }) {
  if (text) return <code>{text}</code>;
  return (
    <span>
      –<i> none</i>
    </span>
  );
}
