import type { ClassVersion } from '@/lib/classes/data';
import type { TableRow as Row } from '@/lib/classes/table';
import { RowSupport } from './row-support';
import { Steps } from './steps';
import { Swatches } from './swatches';

interface Props {
  row: Row;
  version: ClassVersion;
}

/** A row of the table, and below it the classes that it stands for; buttons copy their class. */
export function TableRow({ row, version }: Props) {
  const { label, kind, utility, css, remarks } = row;
  const members = toMembers(row, version);
  return (
    <tbody data-utility={kind === 'class' ? undefined : utility}>
      <tr>
        <th scope="row">
          {kind === 'class' ? <button type="button">{label}</button> : <code>{label}</code>}
        </th>
        <td>
          <Code text={css} />
        </td>
        <td>
          <NativeStyle {...row.native} />
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

function toMembers(row: Row, version: ClassVersion) {
  if (row.members.length === 0) return null;
  if (row.sameAs === undefined)
    return row.kind === 'colors' ? <Swatches row={row} version={version} /> : <Steps row={row} />;
  return (
    <p>
      Steps as in <code>{row.sameAs}</code>
    </p>
  );
}

function NativeStyle({ ios, android }: Row['native']) {
  if (ios === android) return <Code text={ios} />;
  return (
    <>
      {ios && (
        <p>
          iOS <Code text={ios} />
        </p>
      )}
      {android && (
        <p>
          Android <Code text={android} />
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
