import { type ClassSupport, PLATFORM_NAMES, type Platform } from '@/lib/classes/data/class-data';
import type { Selection } from '@/lib/classes/data/select';
import { type SupportPlace, supportOf } from '@/lib/classes/data/support';
import { toVerdicts } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';
import marks from './marks.module.css';

interface SupportProps {
  content: Content;
  /** Class, or a pattern such as `ring-*` that matches only classes with the same support. */
  class: string;
  /** Platforms to show. By default, all platforms are shown. */
  on?: SupportPlace;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders how well each platform supports a class, for use in a sentence or a table cell. The support comes
 * from the class data.
 */
export function SupportDetails({ content, class: name, on, version = '' }: SupportProps) {
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

/** Renders each platform's name with its support as text. `marks.module.css` draws the icons. */
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
  /** Selection of the classes that the page is about, as JSON. The MDX pipeline sets it. */
  table?: string;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders the first line of a utility page, which summarizes how well each platform supports the page's
 * classes. The support comes from the class data.
 */
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
