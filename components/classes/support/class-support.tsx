import { type ClassSupport, PLATFORM_NAMES, type Platform } from '@/lib/classes/data/class-data';
import type { Selection } from '@/lib/classes/data/select';
import { type SupportPlace, supportOf } from '@/lib/classes/data/support';
import { toVerdicts } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';
import marks from './marks.module.css';

interface SupportProps {
  content: Content;
  /** A class, or a pattern such as `ring-*` whose classes all fare alike. */
  class: string;
  /** The platforms to tell of; all of them without it. */
  on?: SupportPlace;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** What the library makes of a class on each platform, in a sentence or a cell; computed, not typed. */
export function Support({ content, class: name, on, version = '' }: SupportProps) {
  const { support, platforms } = supportOf(content.classes(version), name, on);
  return (
    <span className={marks.marks}>
      <PlatformMarks support={support} platforms={platforms} />
    </span>
  );
}

interface MarksProps {
  support: ClassSupport['support'];
  platforms: readonly Platform[];
}

/** A mark with a name for each platform; the style sheet of marks draws the icon. */
export function PlatformMarks({ support, platforms }: MarksProps) {
  return platforms.map((platform) => (
    <span key={platform} data-support={support[platform]}>
      {PLATFORM_NAMES[platform]}
      <i> {support[platform]}</i>
    </span>
  ));
}

interface PlatformsProps {
  content: Content;
  /** The table that the page is about, written by the pipeline as JSON. */
  table?: string;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** What each platform makes of the classes of a page, as its first line; computed, not typed. */
export function Platforms({ content, table = 'null', version = '' }: PlatformsProps) {
  const selection: Selection | undefined = JSON.parse(table) ?? undefined;
  return (
    <p className={marks.marks}>
      {toVerdicts(content.classes(version), selection).map(({ platform, support, words }) => (
        <span key={platform} data-support={support}>
          {`${PLATFORM_NAMES[platform]}: ${words} `}
        </span>
      ))}
    </p>
  );
}
