import type { CSSProperties } from 'react';
import type { TableRow } from '@/lib/classes/class-rows';
import type { Member } from '@/lib/classes/fold-classes';
import { groupBy } from '@/lib/classes/group-by';
import { splitColor } from '@/lib/classes/palette';
import { paletteFamilies } from '@/lib/classes/palette-image';
import { withBasePath } from '@/lib/shell/base-path';

interface Props {
  row: TableRow;
  version: string;
}

/**
 * The colors of a utility as swatches by family. The colors themselves are a picture
 * that all pages share: in the HTML of each they would be more than all the rest.
 */
export function Swatches({ row: { members }, version }: Props) {
  const order = paletteFamilies(version);
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

/** The color of a class by its family and shade, which is empty for families of one. */
function toShade({ name }: Member): { family: string; shade: string } {
  const [family = '', shade = ''] = (splitColor(name)?.color ?? '').split('-');
  return { family, shade };
}
