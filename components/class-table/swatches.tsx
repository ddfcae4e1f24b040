import type { CSSProperties } from 'react';
import type { TableRow } from '@/lib/classes/class-rows';
import type { Member } from '@/lib/classes/fold-classes';
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
  const picture = withBasePath(`/classes/${version}.svg`);
  const style = { '--palette': `url(${picture})`, '--rows': order.length } as CSSProperties;
  return (
    <class-members colors style={style}>
      <ul>
        {[...toFamilies(members)].map(([family, shades]) => (
          <li key={family} style={{ '--row': order.indexOf(family) } as CSSProperties}>
            <b>{family}</b>
            {shades.map((shade) => (
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

/** The shades of each family; those of one color have an empty one. */
function toFamilies(members: Member[]): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { name } of members) {
    const [, family = '', shade = ''] =
      /^(.*?)(?:-(\d+))?$/.exec(splitColor(name)?.color ?? '') ?? [];
    families.set(family, [...(families.get(family) ?? []), shade]);
  }
  return families;
}
