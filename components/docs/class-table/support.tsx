import { PLATFORMS } from '@/lib/classes/data';
import type { TableRow } from '@/lib/classes/table';

const NAMES = { web: 'Web', ios: 'iOS', android: 'Android' };

/** The support of a row: its status, a mark with a name for each platform, and what changed. */
export function Support({ row: { example, change } }: { row: TableRow }) {
  const { status, support } = example;
  return (
    <>
      <b>{status.charAt(0).toUpperCase() + status.slice(1)}</b>
      {PLATFORMS.map((platform) => (
        <span key={platform} data-support={support[platform]}>
          {NAMES[platform]}
          <i> {support[platform]}</i>
        </span>
      ))}
      {change && <small data-change>{change}</small>}
    </>
  );
}
