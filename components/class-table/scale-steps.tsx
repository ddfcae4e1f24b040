import type { CSSProperties } from 'react';
import type { TableRow } from '@/lib/classes/class-rows';
import type { Member } from '@/lib/classes/fold-classes';

/** The classes of a scale with their values; lengths have a bar. */
export function Steps({ row: { members } }: { row: TableRow }) {
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
