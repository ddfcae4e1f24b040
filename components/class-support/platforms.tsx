import { PLATFORM_NAMES } from '@/lib/classes/class-data';
import { toVerdicts } from '@/lib/classes/page-verdict';
import type { Selection } from '@/lib/classes/select';
import marks from './marks.module.css';

interface Props {
  /** The table that the page is about, written by the pipeline as JSON. */
  table?: string;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** What each platform makes of the classes of a page, as its first line; computed, not typed. */
export function Platforms({ table = 'null', version = '' }: Props) {
  const selection: Selection | undefined = JSON.parse(table) ?? undefined;
  return (
    <p className={marks.marks}>
      {toVerdicts(version, selection).map(({ platform, support, words }) => (
        <span key={platform} data-support={support}>
          {`${PLATFORM_NAMES[platform]}: ${words} `}
        </span>
      ))}
    </p>
  );
}
