import { PlatformMarks } from '@/components/class-support/platform-marks';
import { PLATFORMS } from '@/lib/classes/class-data';
import type { TableRow } from '@/lib/classes/class-rows';

/** The support of a row: its status, a mark with a name for each platform, and what changed. */
export function RowSupport({ row: { example, change } }: { row: TableRow }) {
  const { status, support } = example;
  return (
    <>
      <b>{status.charAt(0).toUpperCase() + status.slice(1)}</b>
      <PlatformMarks support={support} platforms={PLATFORMS} />
      {change && <small data-change>{change}</small>}
    </>
  );
}
